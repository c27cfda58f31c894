// Asking for a review: begun when it is first asked for, then looked after every second until it is there.
import { ApiError, type Trouble } from '../wire/api';

const AGAIN = 1000;

/** A review of any game, and how far it is. */
export interface Shown<R> {
  readonly state: 'none' | 'working' | 'ready' | 'failed';
  readonly percent: number;
  readonly review: R | null;
}

export interface Asking<R> {
  readonly shown: Shown<R> | null;
  readonly trouble: Trouble | null;
  /** Shows the review if there is one already, and asks for none. */
  peek(): void;
  begin(): void;
  close(): void;
}

export interface ReviewSource<R> {
  readonly ask: () => Promise<Shown<R>>;
  readonly look: () => Promise<Shown<R>>;
}

class ReviewAsking<R> implements Asking<R> {
  shown = $state.raw<Shown<R> | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  private readonly source: ReviewSource<R>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isWanted = false;

  constructor(source: ReviewSource<R>) {
    this.source = source;
  }

  peek(): void {
    void this.next(this.source.look);
  }

  begin(): void {
    this.isWanted = true;
    this.shown = null;
    void this.next(this.source.ask);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async next(question: () => Promise<Shown<R>>): Promise<void> {
    try {
      const shown = await question();
      if (this.isClosed) return;
      this.trouble = null;
      this.shown = shown;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.trouble;
      return;
    }
    const { state } = this.shown;
    if (state === 'working') this.again(this.source.look);
    // The server that made it has ended in the meantime.
    else if (state === 'none' && this.isWanted) this.again(this.source.ask);
  }

  private again(question: () => Promise<Shown<R>>): void {
    this.timer = setTimeout(() => void this.next(question), AGAIN);
  }
}

export const createAsking = <R>(source: ReviewSource<R>): Asking<R> => new ReviewAsking(source);
