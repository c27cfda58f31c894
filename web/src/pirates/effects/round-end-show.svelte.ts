// Plays the moments of a round's end one after the other. Anything that the crew has to do now cuts it short.
import type { Beat } from './beats';

export interface RoundEndShow {
  /** The moment that is being shown; null when there is nothing to show but how it stands. */
  readonly beat: Beat | null;
  /** Which moment it is, from 0, and of how many. */
  readonly place: number;
  readonly length: number;
  play(beats: readonly Beat[], pace: number): void;
  skip(): void;
}

/** `seen` is told of every moment as it begins, with its place, and `over` when nothing is shown any more. */
export function createRoundEndShow(seen: (beat: Beat, place: number) => void, over: () => void): RoundEndShow {
  let beats = $state.raw<readonly Beat[]>([]);
  let place = $state(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function at(next: number, pace: number): void {
    place = next;
    const beat = beats[next];
    if (beat === undefined) return skip();
    seen(beat, next);
    timer = setTimeout(() => at(next + 1, pace), beat.ms * pace);
  }

  function skip(): void {
    clearTimeout(timer);
    beats = [];
    place = 0;
    over();
  }

  return {
    get beat() {
      return beats[place] ?? null;
    },
    get place() {
      return place;
    },
    get length() {
      return beats.length;
    },
    play(next, pace) {
      skip();
      beats = next;
      at(0, pace);
    },
    skip,
  };
}
