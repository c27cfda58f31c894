// Real moments of voyages as the server would send them, and people who sail there. tools/write_pirates_views.py writes them.
import type { SeatShown } from '../../src/table/game';
import type { Scene } from '../../src/table/session.svelte';
import { gameVoice, type Voice, voice } from '../../src/ui/texts';
import type { Drawn, PiratesEvent } from '../../src/pirates/view';
import type { Reader } from '../../src/pirates/words/words';
import type { LineShown } from '../../src/wire/types';
import lines from '../fixtures/pirates-lines.json';
import log from '../fixtures/pirates-log.json';
import views from '../fixtures/pirates-views.json';

export type ViewName = keyof typeof views;
export const VIEWS = Object.keys(views) as readonly ViewName[];

export function scene(name: ViewName, change: Partial<Scene> = {}): Scene {
  const { view, waiting_on: waitingOn, ...rest } = views[name];
  return { ...rest, waitingOn, public: view.public, private: view.private, legal: view.legal, ...change };
}

/** Lines that hold every kind of event, with ship, sea and sand before and after each. */
export interface LineDrawn {
  readonly line: LineShown;
  readonly events: readonly PiratesEvent[];
  readonly before: Drawn;
  readonly after: Drawn;
}
export const LINES: Readonly<Record<string, LineDrawn>> = Object.fromEntries(
  Object.entries(lines).map(([name, { line, before, after }]) => [
    name,
    {
      line,
      events: line.events as readonly PiratesEvent[],
      before: before as unknown as Drawn,
      after: after as unknown as Drawn,
    },
  ]),
);

/** The log of a whole voyage of chapter 1 that four able sailors won. */
export const LOG: readonly LineShown[] = Object.entries(log)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, line]) => line);

const WHOLE = import.meta.glob<string>(
  ['../../../src/saltsea/content/texts/table.*.ftl', '../../../src/saltsea/content/pirates/words/pirates.*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** What a crew may say that has opened every chapter. */
function wholeVoice(language: 'en' | 'fr'): Voice {
  return voice(
    language,
    Object.entries(WHOLE)
      .filter(([file]) => file.endsWith(`.${language}.ftl`))
      .map(([, text]) => text),
  );
}

export const WHOLE_VOICES = { en: wholeVoice('en'), fr: wholeVoice('fr') };
/** What everybody may read from the start. */
export const FIRST_VOICES = { en: await gameVoice('pirates', 'en'), fr: await gameVoice('pirates', 'fr') };

export const NAMES = ['Ann', 'Bob', 'Carla', 'Able sailor'];

export function people(own = 0): readonly (SeatShown & { readonly person: number | null })[] {
  return NAMES.map((name, seat) => ({
    seat,
    name,
    isBot: seat === 3,
    isMine: seat === own,
    isLost: false,
    mate: null,
    person: seat === 3 ? null : seat,
  }));
}

export const reader = (seat = 0, said: Voice = WHOLE_VOICES.en): Reader => ({ voice: said, seats: people(seat), seat });
