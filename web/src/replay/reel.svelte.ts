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

export function createReel({ seat, fetch, portion, isWhole }: ReelOrder): Reel {
  let frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  let total = $state(0);
  let trouble = $state.raw<Trouble | null>(null);
  let wanted = 0;
  let isBusy = false;
  const lines = $derived(fromTheFirst(frames));

  function missing(): number | undefined {
    const first = wanted - (wanted % portion);
    if ((total === 0 || wanted < total) && !frames.has(wanted)) return first;
    if (!isWhole) return undefined;
    for (let since = 0; since < total; since += portion) if (!frames.has(since)) return since;
    return undefined;
  }

  async function load(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let since = missing(); since !== undefined; since = missing())
        take(await fetch({ seat, since, until: since + portion }));
      trouble = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      ({ trouble } = error);
    } finally {
      isBusy = false;
    }
  }

  function take(views: GameViews): void {
    total = views.lines;
    // A line beyond the end was asked for: the last one is as near as it gets.
    if (wanted >= total) wanted = Math.max(0, total - 1);
    const fresh = views.updates as readonly Frame[];
    if (fresh.length > 0) frames = new Map([...frames, ...fresh.map((frame) => [frame.line, frame] as const)]);
  }

  return {
    seat,
    get total() {
      return total;
    },
    get loaded() {
      return frames.size;
    },
    get trouble() {
      return trouble;
    },
    get lines() {
      return lines;
    },
    at: (line) => frames.get(line),
    want(line) {
      wanted = line;
      if (trouble === null) void load();
    },
    retry() {
      trouble = null;
      void load();
    },
  };
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
