// Actions that were refused only because the game stands for a moment: they wait here, in the order in which they were
// chosen, until time runs again.
import type { Time } from '../wire/types';

/** A refusal and the message that time runs may cross: so long after it, what is held is sent again in any case. */
const CROSSED = 1000;

export class HeldActions {
  private waiting: (() => void)[] = [];
  private crossed: ReturnType<typeof setTimeout> | undefined;
  private isStanding = false;

  /** Whether an action waits, so that a later one must wait behind it. */
  get isHolding(): boolean {
    return this.waiting.length > 0;
  }

  /** The game's time has changed. */
  onTime({ why }: Time): void {
    this.isStanding = why === 'lost' || why === 'countdown';
    if (!this.isStanding) this.release();
  }

  /** Resolves when it is worth trying again. */
  nextChance(): Promise<void> {
    if (!this.isStanding) this.crossed ??= setTimeout(() => this.release(), CROSSED);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    clearTimeout(this.crossed);
    this.crossed = undefined;
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
