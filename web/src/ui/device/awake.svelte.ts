// Keeps the screen on while sand runs. Plain http has no right to a lock: there a tiny picture that plays beside silence does what
// a video does, which no phone goes dark over. Where neither is to be had, the page says so.
import { playStill } from './still-video';

interface Lock {
  release(): Promise<void>;
  addEventListener(type: 'release', hear: () => void): void;
}

export interface Awake {
  /** The screen may go dark: its owner should see to it. */
  readonly isHelpless: boolean;
}

/** Whether the browser has such a lock at all; it may still refuse. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** To be called while a component is made. */
export function keepAwake(isWanted: () => boolean): Awake {
  const wakeLock = canStayAwake() ? navigator.wakeLock : undefined;
  let isRefused = $state(wakeLock === undefined);
  let isPlaying = $state(false);

  $effect(() =>
    wakeLock !== undefined && isWanted() ? hold(wakeLock, (refused) => (isRefused = refused)) : undefined,
  );
  $effect(() => (isRefused && isWanted() ? playStill((plays) => (isPlaying = plays)) : undefined));

  return {
    get isHelpless() {
      return isWanted() && isRefused && !isPlaying;
    },
  };
}

/** Hold a lock until the answer is called. A page that was hidden has lost it; the system may also take it from one that is seen. */
function hold(wakeLock: WakeLock, refused: (is: boolean) => void): () => void {
  let held: Lock | null = null;
  let isOver = false;
  const lost = (): void => {
    held = null;
    ask();
  };
  const got = (lock: Lock): void => {
    refused(false);
    if (isOver) void lock.release();
    else (held = lock).addEventListener('release', lost);
  };
  function ask(): void {
    if (isOver || held !== null || document.visibilityState !== 'visible') return;
    wakeLock.request('screen').then(got, () => refused(true));
  }
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}
