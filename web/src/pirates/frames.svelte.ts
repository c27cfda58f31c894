// The game's time at every frame of the screen, as the clock tells it. It is asked anew each time, never counted on: so it is
// right after a hidden tab, a pause or another speed.
import type { GameClock } from '../table/game';

export interface Frames {
  /** The game's time in milliseconds. */
  readonly now: number;
  /** Whole seconds until time runs again, if that is known. */
  readonly resumes: number | null;
}

/** `at` is the scene's own moment, for where there is no clock. To be called while a component is made. */
export function createFrames(clock: () => GameClock | undefined, at: () => number): Frames {
  let now = $state(0);
  let resumes = $state<number | null>(null);

  $effect.pre(() => {
    const running = clock();
    now = running === undefined ? at() : running.now();
  });

  $effect(() => {
    const running = clock();
    if (running === undefined) return undefined;
    let frame = 0;
    const draw = (): void => {
      now = running.now();
      const left = running.resumesIn();
      resumes = left === null ? null : Math.ceil(left / 1000);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
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
