// The game's time as the clock tells it: at every frame of the screen while it runs, and while it stands no more often than it
// changes. It is asked anew each time, never counted on: so it is right after a hidden tab, a pause or another speed.
import type { GameClock } from '../table/game';

export interface FrameClock {
  /** The game's time in milliseconds. */
  readonly now: number;
  /** Whole seconds until time runs again, if that is known. */
  readonly resumes: number | null;
}

const SECOND = 1000;

/** `at` is the scene's own moment, for where there is no clock. To be called while a component is made. */
export function createFrameClock(clock: () => GameClock | undefined, at: () => number): FrameClock {
  let now = $state(0);
  let resumes = $state<number | null>(null);

  $effect.pre(() => {
    const told = clock();
    now = told === undefined ? at() : told.now();
  });

  $effect(() => {
    const told = clock();
    if (told?.runs !== true) return undefined;
    let frame = 0;
    const draw = (): void => {
      now = told.now();
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  });

  $effect(() => {
    const told = clock();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      const left = told?.resumesIn() ?? null;
      resumes = left === null ? null : Math.ceil(left / SECOND);
      if (left !== null && left > 0) timer = setTimeout(count, untilNext(left));
    };
    count();
    return () => clearTimeout(timer);
  });

  return {
    get now() {
      return now;
    },
    get resumes() {
      return resumes;
    },
  };
}

/** Milliseconds until one whole second less is left. */
const untilNext = (left: number): number => left % SECOND || SECOND;
