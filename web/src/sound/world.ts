// What the sounds need of a browser: a sound card, clocks, whether the page is looked at, and a motor to buzz. Any of it may be
// missing; a test hands in a world of paper.
export interface SoundWorld {
  /** A new audio context; null where the browser has none or refuses one. */
  openAudio(): AudioContext | null;
  readonly canSound: boolean;
  readonly canVibrate: boolean;
  vibrate(pattern: readonly number[]): void;
  /** Seconds that only grow. */
  now(): number;
  every(seconds: number, work: () => void): Cancel;
  after(seconds: number, work: () => void): Cancel;
  isHidden(): boolean;
  onVisibility(notify: () => void): void;
  /** The next time the player touches the page: only then may it sound. */
  onTouch(notify: () => void): Cancel;
}

export type Cancel = () => void;

const TOUCHES = ['pointerup', 'keydown'] as const;

export function browserWorld(): SoundWorld {
  return {
    openAudio,
    canSound: 'AudioContext' in globalThis,
    // A desktop's browser has the function too, and no motor behind it.
    canVibrate: 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches,
    vibrate,
    now: () => performance.now() / 1000,
    every: (seconds, work) => {
      const timer = setInterval(work, seconds * 1000);
      return () => clearInterval(timer);
    },
    after: (seconds, work) => {
      const timer = setTimeout(work, seconds * 1000);
      return () => clearTimeout(timer);
    },
    isHidden: () => document.hidden,
    onVisibility: (notify) => document.addEventListener('visibilitychange', notify),
    onTouch,
  };
}

function openAudio(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null; // no sound card, or too many contexts: the captions go on
  }
}

/** A page that was never touched may not buzz, and the browser would complain in its console. */
function vibrate(pattern: readonly number[]): void {
  if (wasTouched()) navigator.vibrate([...pattern]);
}

/** Whether the page was touched; true where a browser cannot tell. */
export function wasTouched({ userActivation }: Partial<Navigator> = navigator): boolean {
  return userActivation?.hasBeenActive !== false;
}

function onTouch(notify: () => void): Cancel {
  const stop = (): void => TOUCHES.forEach((touch) => removeEventListener(touch, once, true));
  const once = (): void => {
    stop();
    notify();
  };
  TOUCHES.forEach((touch) => addEventListener(touch, once, true));
  return stop;
}
