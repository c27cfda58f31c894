// Asking for a review: begun when it is first asked for, then looked after every second until it is there.
import { ApiError, type Trouble } from '../../wire/api';
import type { ReviewShown } from '../../wire/types';

const AGAIN = 1000;

export interface Asking {
  readonly shown: ReviewShown | null;
  readonly trouble: Trouble | null;
  begin(): void;
  close(): void;
}

export interface ReviewSource {
  readonly ask: () => Promise<ReviewShown>;
  readonly look: () => Promise<ReviewShown>;
}

class ReviewAsking implements Asking {
  shown = $state.raw<ReviewShown | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  private readonly source: ReviewSource;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(source: ReviewSource) {
    this.source = source;
  }

  begin(): void {
    this.shown = null;
    void this.next(this.source.ask);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async next(question: () => Promise<ReviewShown>): Promise<void> {
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
    // A server that was started again in the meantime has forgotten that it was asked.
    const { state } = this.shown;
    if (state === 'working') this.timer = setTimeout(() => void this.next(this.source.look), AGAIN);
    else if (state === 'none') this.timer = setTimeout(() => void this.next(this.source.ask), AGAIN);
  }
}

export const createAsking = (source: ReviewSource): Asking => new ReviewAsking(source);
