// What others do is shown step by step, at the reader's own pace: what comes faster waits, what is skipped comes at once. One's
// own deeds are never held back, and where a clock runs for the reader nothing waits for long.
import type { Pace } from '../ui/settings.svelte';
import type { Happening, Scene } from './scene';

/** Milliseconds that each step of others stays before the next one. */
const STAYS: Readonly<Record<Pace, number>> = { slow: 1700, normal: 750, fast: 150 };
/** A longer queue is shown faster, so that no watcher is left behind. */
const LONGEST = 12;

export interface Pacing {
  /** Steps wait to be shown. */
  readonly isBehind: boolean;
  /** Show everything that waits, and what others do until it is the reader's turn. */
  skip(): void;
}

export interface World {
  readonly now: () => number;
  readonly later: (call: () => void, millis: number) => () => void;
}

interface Dependencies {
  /** Shows a step: its sounds, its animation. */
  readonly perform: (happening: Happening) => void;
  readonly pace: () => Pace;
  /** The seats that are played from here. */
  readonly mine: () => readonly number[];
  /** The reader's own clock runs. */
  readonly isTimed: () => boolean;
}

const REAL: World = {
  now: () => performance.now(),
  later: (call, millis) => {
    const timer = setTimeout(call, millis);
    return () => clearTimeout(timer);
  },
};

export class PacedScenes implements Pacing {
  /** The scene that is shown while others wait; null where the newest one is. */
  shown = $state.raw<Scene | null>(null);
  private queue: readonly Happening[] = [];
  private isSkipping = false;
  private free = 0;
  private stop: (() => void) | null = null;

  constructor(
    private readonly deps: Dependencies,
    private readonly world: World = REAL,
  ) {}

  get isBehind(): boolean {
    return this.shown !== null;
  }

  /** A step has come. */
  add(happening: Happening): void {
    const mine = this.deps.mine();
    const isOwn = mine.includes(happening.by);
    if (isOwn || this.isSkipping) this.flush();
    if (isOwn) this.isSkipping = false;
    this.queue = [...this.queue, happening];
    if (this.queue.length > LONGEST) this.flush();
    else this.go();
    if (mine.some((seat) => happening.scene.waitingOn.includes(seat))) this.isSkipping = false;
  }

  skip(): void {
    this.isSkipping = this.deps.mine().length > 0;
    this.flush();
  }

  /** The newest scene is this one: where no step led to it, as after a lost connection, nothing before it is shown. */
  follow(newest: Scene): void {
    const last = this.queue.at(-1);
    if (last !== undefined && last.scene !== newest) this.reset();
  }

  /** What waits is of no use any more: the newest scene is shown as it is. */
  reset(): void {
    this.stop?.();
    [this.stop, this.queue, this.shown, this.free] = [null, [], null, 0];
  }

  private flush(): void {
    const last = this.queue.at(-1);
    this.reset();
    if (last !== undefined) this.deps.perform(last);
  }

  private go(): void {
    if (this.stop !== null) return;
    const wait = this.free - this.world.now();
    if (wait <= 0) this.next();
    else this.stop = this.world.later(() => this.next(), wait);
    this.hold();
  }

  private next(): void {
    const [first, ...rest] = this.queue;
    [this.stop, this.queue] = [null, rest];
    if (first === undefined) return;
    this.free = this.world.now() + this.stays(first);
    this.deps.perform(first);
    this.shown = rest.length === 0 ? null : first.scene;
    if (rest.length > 0) this.go();
  }

  /** The scene before the first that waits stays until then. */
  private hold(): void {
    this.shown = this.queue.length === 0 ? null : (this.shown ?? this.queue[0]?.before ?? null);
  }

  private stays({ by }: Happening): number {
    if (this.deps.mine().includes(by)) return 0;
    const pace = this.deps.isTimed() ? 'fast' : this.deps.pace();
    return STAYS[pace];
  }
}
