// Real moments of voyages as the server would send them, and people who sail there. tools/write_pirates_views.py writes them.
import type { Reader, SeatShown } from '../../src/table/game';
import { happened, type LogLine, type Scene, sceneOfView } from '../../src/table/scene';
import { createFormatter } from '../../src/table/formatter';
import type { Formatter } from '../../src/ui/sentences';
import { gameVoice, type Voice, voice } from '../../src/ui/texts';
import type { PiratesHappening, PiratesScene, SeaEvent } from '../../src/pirates/view';
import type { StepShown } from '../../src/wire/views/common';
import type { PiratesConsequences, PiratesView } from '../../src/wire/views/pirates';
import follows from '../fixtures/pirates-follows.json';
import lines from '../fixtures/pirates-lines.json';
import log from '../fixtures/pirates-log.json';
import names from '../fixtures/pirates-names.json';
import views from '../fixtures/pirates-views.json';

export type ViewName = keyof typeof views;
export const VIEWS = Object.keys(views) as readonly ViewName[];

export function scene(name: ViewName, change: Partial<PiratesScene> = {}): PiratesScene {
  const { view, waiting_on: waitingOn, ...rest } = views[name];
  const at = { ...rest, waitingOn } as unknown as Parameters<typeof sceneOfView>[1];
  return { ...(sceneOfView(view, at) as PiratesScene), ...change };
}

/** Lines that hold every kind of event, with the view before and after each. */
export interface LineDrawn {
  readonly events: readonly SeaEvent[];
  readonly before: PiratesView;
  readonly after: PiratesView;
  readonly line: LogLine;
  /** The line as it would come to a watcher. */
  readonly happening: PiratesHappening;
}

function drawn({ step, before, after }: (typeof lines)[keyof typeof lines]): LineDrawn {
  const shown = step as unknown as StepShown;
  const public_ = before as unknown as PiratesView;
  const here: Scene = { ...scene('watched'), public: public_, private: null };
  const happening = happened(shown, here, { undo: null, reset: null }) as PiratesHappening;
  const { line, at, by } = shown;
  const told = shown.events.map(({ patch: _, own: __, ...event }) => event);
  return {
    events: happening.events,
    before: public_,
    after: after as unknown as PiratesView,
    line: { line, at, by, undo_to: null, events: told },
    happening,
  };
}

export const LINES: Readonly<Record<string, LineDrawn>> = Object.fromEntries(
  Object.entries(lines).map(([name, line]) => [name, drawn(line)]),
);

/** The kinds of the events. */
export const kindsOf = (events: readonly SeaEvent[]): readonly string[] =>
  events.flatMap(({ event }) => (event === null ? [] : [event.kind]));

/** The log of a whole voyage of chapter 1 that four able sailors won. */
export const LOG = Object.entries(log)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, line]) => line) as unknown as readonly LogLine[];

/** What one deed of each kind is known to lead to. */
export const FOLLOWS = Object.entries(follows).map(([kind, { consequences }]) => ({
  kind,
  consequences: consequences as unknown as PiratesConsequences,
}));

/** How the arguments of sentences are said. */
export const NAMES_SAID: Readonly<Record<string, string>> = names;

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

export const formatter = (said: Voice = WHOLE_VOICES.en, seats: readonly SeatShown[] = people()): Formatter =>
  createFormatter({ voice: said, names: NAMES_SAID, game: 'pirates', seats });

export const reader = (seat = 0, said: Voice = WHOLE_VOICES.en): Reader => ({
  formatter: formatter(said, people(seat)),
  voice: said,
  seats: people(seat),
  seat,
});
