// The pulse of the last ten seconds. It follows the game's clock, not the music's, and beats as well where there is no
// sound: as a caption and in the hand.
import type { SoundWorld } from './world';

export interface GameClock {
  /** Seconds on the clock now; null where there is none; left out, it goes on from where it was. */
  readonly left?: number | null;
  /** How many of its seconds pass in one of ours. */
  readonly speed: number;
  readonly running: boolean;
}

export interface Pulse {
  set(clock: GameClock): void;
  /** Tells of the beats within the next `ahead` seconds. */
  tick(ahead: number): void;
}

const LAST_SECONDS = 10;
/** More than a beat told ahead can explain: the clock was given time, or another round began. */
const GIVEN = 2.5;
const LATE = 0.05;

/** `beat` is told a little ahead: it sounds in `soon` seconds. */
export function createPulse(world: Pick<SoundWorld, 'now'>, beat: (soon: number) => void): Pulse {
  let left: number | null = null;
  let since = 0;
  let speed = 1;
  let isRunning = false;
  /** The next second to be beaten. */
  let second = LAST_SECONDS;

  function leftNow(): number | null {
    return left === null || !isRunning ? left : left - (world.now() - since) * speed;
  }

  return {
    set(clock) {
      left = clock.left === undefined ? leftNow() : clock.left;
      since = world.now();
      speed = clock.speed > 0 ? clock.speed : 1;
      isRunning = clock.running;
      if (left !== null && left > second + GIVEN) second = Math.min(LAST_SECONDS, Math.floor(left));
    },
    tick(ahead) {
      const now = leftNow();
      if (now === null || !isRunning) return;
      for (; second > 0 && (now - second) / speed < ahead; second -= 1) {
        const soon = (now - second) / speed;
        // Who comes late hears the next beat, not all that were missed.
        if (soon > -LATE) beat(Math.max(0, soon));
      }
    },
  };
}
