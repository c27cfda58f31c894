// A game as one seat saw it, line by line, fetched in portions: first what is being looked at, then the rest.
import type { Outcome, Scene } from '../table/session.svelte';
import { ApiError, type Trouble } from '../wire/api';
import type { GameViews, LineShown } from '../wire/types';
import type { Portion } from './api';

/** One line with the view after it. */
export interface Frame extends LineShown {
  readonly public: unknown;
  readonly private: unknown;
  readonly legal: readonly unknown[];
  readonly waiting_on: readonly number[];
  readonly outcome: Outcome | null;
}

export interface Reel {
  readonly seat: number;
  /** How many lines there are; 0 before the first answer. */
  readonly total: number;
  /** How many of them are here. */
  readonly loaded: number;
  readonly trouble: Trouble | null;
  /** The lines from the first on, as far as they are here without a gap. */
  readonly lines: readonly LineShown[];
  at(line: number): Frame | undefined;
  /** Fetch this line next. */
  want(line: number): void;
  retry(): void;
}

export interface ReelOrder {
  readonly seat: number;
  readonly fetch: (portion: Portion) => Promise<GameViews>;
  /** So many lines at once; the server gives 100 at most. */
  readonly portion: number;
  /** Whether the rest is fetched too, or only what is wanted. */
  readonly isWhole: boolean;
}

class FetchedReel implements Reel {
  readonly seat: number;
  total = $state(0);
  trouble = $state.raw<Trouble | null>(null);
  private readonly order: ReelOrder;
  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  private wanted = 0;
  private isBusy = false;
  readonly lines = $derived(fromTheFirst(this.frames));

  constructor(order: ReelOrder) {
    this.seat = order.seat;
    this.order = order;
  }

  get loaded(): number {
    return this.frames.size;
  }

  at(line: number): Frame | undefined {
    return this.frames.get(line);
  }

  want(line: number): void {
    this.wanted = line;
    if (this.trouble === null) void this.load();
  }

  retry(): void {
    this.trouble = null;
    void this.load();
  }

  /** The first line of the portion to be fetched next. */
  private missing(): number | undefined {
    const { wanted, total, frames } = this;
    const { portion, isWhole } = this.order;
    if ((total === 0 || wanted < total) && !frames.has(wanted)) return wanted - (wanted % portion);
    if (!isWhole) return undefined;
    for (let since = 0; since < total; since += portion) if (!frames.has(since)) return since;
    return undefined;
  }

  private async load(): Promise<void> {
    if (this.isBusy) return;
    const { seat, fetch, portion } = this.order;
    this.isBusy = true;
    try {
      for (let since = this.missing(); since !== undefined; since = this.missing())
        this.take(await fetch({ seat, since, until: since + portion }));
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.trouble;
    } finally {
      this.isBusy = false;
    }
  }

  private take(views: GameViews): void {
    this.total = views.lines;
    // A line beyond the end was asked for: the last one is as near as it gets.
    if (this.wanted >= this.total) this.wanted = Math.max(0, this.total - 1);
    const fresh = views.updates as readonly Frame[];
    if (fresh.length > 0)
      this.frames = new Map([...this.frames, ...fresh.map((frame) => [frame.line, frame] as const)]);
  }
}

export function createReel(order: ReelOrder): Reel {
  return new FetchedReel(order);
}

function fromTheFirst(frames: ReadonlyMap<number, Frame>): readonly LineShown[] {
  const lines: LineShown[] = [];
  for (let frame = frames.get(0); frame !== undefined; frame = frames.get(lines.length)) lines.push(frame);
  return lines;
}

/** A frame as a game's table draws it: to be looked at, with nothing to be done. */
export function sceneOf(game: string, seat: number, frame: Frame): Scene {
  const { line, at, outcome, private: hidden, waiting_on: waitingOn } = frame;
  return {
    game,
    seat,
    line,
    at,
    undo: null,
    reset: null,
    final: [],
    waitingOn,
    outcome,
    public: frame.public,
    private: hidden,
    legal: [],
  };
}
