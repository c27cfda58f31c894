// How far the animation has come: which lines still fly or are told moment by moment. What is written beside the board, the
// log, the goal and the title, waits for it.
import type { ShownSoFar } from '../../table/log/shown-so-far';
import type { PiratesView } from '../../wire/views/pirates';
import { createTimeouts } from '../timeouts';

/** A line whose animation is not over, with how it stood before it. */
interface Flying {
  readonly line: number;
  readonly public: PiratesView;
}

export interface Progress {
  /** Null once all has been shown. */
  readonly shown: (ShownSoFar & { readonly public: PiratesView }) | null;
  /** A line flies for so many milliseconds. */
  fly(line: number, before: PiratesView, millis: number): void;
  /** The end of a round has come so far; null when it has been shown, or was skipped. */
  tell(shown: (ShownSoFar & { readonly public: PiratesView }) | null): void;
  /** Everything that happened is there. */
  finish(): void;
}

class StageProgress implements Progress {
  private flying = $state.raw<readonly Flying[]>([]);
  private told = $state.raw<Progress['shown']>(null);
  private readonly timeouts = createTimeouts();

  get shown(): Progress['shown'] {
    const first = this.flying[0];
    return first === undefined ? this.told : { ...first, events: 0 };
  }

  fly(line: number, before: PiratesView, millis: number): void {
    if (millis <= 0) return;
    const one = { line, public: before };
    this.flying = [...this.flying, one];
    this.timeouts.after(millis, () => (this.flying = this.flying.filter((other) => other !== one)));
  }

  tell(shown: Progress['shown']): void {
    this.told = shown;
  }

  finish(): void {
    this.timeouts.cancel();
    [this.flying, this.told] = [[], null];
  }
}

export function createProgress(): Progress {
  return new StageProgress();
}
