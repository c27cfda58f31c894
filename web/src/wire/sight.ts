// Whether a reader can have seen what comes: not while the page is hidden or frozen, nor what had waited until it came back.

export class Sight {
  /** When the reader came back: endless until then, null once all that had waited has come. */
  private back: number | null = null;

  /** `ask` sends a Tick: its answer comes after all that waited. */
  constructor(
    private readonly now: () => number,
    private readonly ask: () => void,
  ) {
    document.addEventListener('visibilitychange', this.look);
    document.addEventListener('freeze', this.leave);
    document.addEventListener('resume', this.look);
  }

  get isAway(): boolean {
    return this.back !== null;
  }

  /** A Tick of this moment was answered. */
  answered(sent: number): void {
    if (this.back !== null && sent >= this.back) this.back = null;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
    document.removeEventListener('freeze', this.leave);
    document.removeEventListener('resume', this.look);
  }

  private readonly leave = (): void => {
    this.back = Infinity;
  };

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') {
      this.leave();
      return;
    }
    if (this.back === null) return;
    // Whole microseconds, as a Tick tells the time.
    this.back = Math.round(this.now() * 1000) / 1000;
    this.ask();
  };
}
