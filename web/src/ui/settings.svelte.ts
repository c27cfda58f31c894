// What a person has set for this device: motion, names, what is asked twice, which keys do something. Remembered here, sent
// nowhere. Sound has settings of its own (sound/settings.svelte.ts).
import type { Shortcuts } from './shortcuts';

export const COACH = ['first', 'on', 'off'] as const;
export type Coach = (typeof COACH)[number];

const KEPT_AS = 'saltsea.settings';

/** How long each step of another player stays in sight. */
export type Pace = 'slow' | 'normal' | 'fast';

export interface Choices {
  /** How fast what happens is shown: 0 is not at all, 1 as drawn, 2 slowly. */
  readonly motion: 0 | 0.5 | 1 | 2;
  readonly pace: Pace;
  /** Ask once before something that cannot be taken back. */
  readonly careful: boolean;
  /** With a finger, too, one touch does it: what would follow is not shown before. */
  readonly oneTap: boolean;
  /** Light or dark: as the system has it, or one of them always. */
  readonly colours: 'system' | 'light' | 'dark';
  /** Names after the albums, or neutral ones. */
  readonly theme: 'stories' | 'neutral';
  /** What letters, digits and signs do by themselves. */
  readonly shortcuts: Shortcuts;
  /** Tables as choices and sentences alone. */
  readonly plain: boolean;
  /** When a coach names what is possible: in the first games, in all, or never. */
  readonly coach: Coach;
  /** At sea the names of all spaces and cards stand beside them. */
  readonly spaceNames: boolean;
}

export interface Settings extends Choices {
  set(change: Partial<Choices>): void;
}

const USUAL: Choices = {
  colours: 'system',
  motion: 1,
  pace: 'normal',
  careful: true,
  oneTap: false,
  theme: 'stories',
  shortcuts: 'on',
  plain: false,
  coach: 'first',
  spaceNames: false,
};

export function createSettings(): Settings {
  let choices = $state.raw<Choices>({ ...USUAL, ...recall() });
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isStill = $state(still.matches);
  still.addEventListener('change', () => (isStill = still.matches));
  // The settings are a page of their own: a player who changes them beside a table wants them at the table, too.
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_AS) choices = { ...USUAL, ...recall() };
  });
  return {
    get motion() {
      return isStill ? 0 : choices.motion;
    },
    get pace() {
      return choices.pace;
    },
    get careful() {
      return choices.careful;
    },
    get oneTap() {
      return choices.oneTap;
    },
    get colours() {
      return choices.colours;
    },
    get theme() {
      return choices.theme;
    },
    get shortcuts() {
      return choices.shortcuts;
    },
    get plain() {
      return choices.plain;
    },
    get coach() {
      return choices.coach;
    },
    get spaceNames() {
      return choices.spaceNames;
    },
    set(change) {
      choices = { ...choices, ...change };
      store(choices);
    },
  };
}

function recall(): Partial<Choices> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function store(choices: Choices): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(choices));
  } catch {
    // a private window: the choices last as long as the page
  }
}
