// How long the day still lasts, by the server's clock: every device has the same midnight.

export interface Countdown {
  /** Hours and minutes, rounded up. */
  readonly hours: number;
  readonly minutes: number;
  readonly isOver: boolean;
}

const MINUTE = 60_000;

/** `now` and `ends` are the server's; what passes since is measured here. */
export function timeLeft(ends: number, now: number): Countdown {
  const minutes = Math.max(0, Math.ceil((ends - now) / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, isOver: minutes === 0 };
}

export function createCountdown(ends: number, now: number): Countdown {
  const began = performance.now();
  let left = $state.raw(timeLeft(ends, now));

  $effect(() => {
    const timer = setInterval(() => (left = timeLeft(ends, now + performance.now() - began)), MINUTE / 4);
    return () => clearInterval(timer);
  });

  return {
    get hours() {
      return left.hours;
    },
    get minutes() {
      return left.minutes;
    },
    get isOver() {
      return left.isOver;
    },
  };
}
