// Keeps the screen on while sand runs. Where the browser cannot (plain http has no such right), the page says so.
interface Lock {
  release(): Promise<void>;
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
  let isRefused = $state(false);

  $effect(() => {
    if (wakeLock === undefined || !isWanted()) return undefined;
    let held: Lock | null = null;
    let isOver = false;
    const hold = (): void => {
      if (document.visibilityState !== 'visible') return;
      void wakeLock.request('screen').then(
        (lock) => {
          isRefused = false;
          if (isOver) void lock.release();
          else held = lock;
        },
        () => (isRefused = true),
      );
    };
    hold();
    // A page that was hidden has lost its hold.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  });

  return {
    get isHelpless() {
      return isWanted() && (wakeLock === undefined || isRefused);
    },
  };
}
