// Real positions of Corto as the server sends them, and people who sit there. tools/write_corto_views.py writes them.
import type { CortoHappening, CortoScene } from '../../src/corto/view';
import type { Reader, SeatShown } from '../../src/table/game';
import { happened, lineOf, type LogLine, sceneOfView, type Shown } from '../../src/table/scene';
import { createFormatter } from '../../src/table/formatter';
import type { Formatter } from '../../src/ui/sentences';
import { gameVoice, type Voice } from '../../src/ui/texts';
import type { Choice, Offer, StepShown, ViewShown } from '../../src/wire/views/common';
import type { CortoHand, CortoTable, GameEvent } from '../../src/wire/views/corto';
import NAMES_SAID from '../fixtures/corto-names.json';
import steps from '../fixtures/corto-steps.json';
import views from '../fixtures/corto-views.json';

export type ViewName = keyof typeof views;
export const VIEWS = Object.keys(views) as readonly ViewName[];
export const EVENTS = Object.keys(steps) as readonly GameEvent['kind'][];

/** What the server sends with a view. */
export interface Snapshot extends Omit<CortoScene, 'waitingOn' | 'public' | 'private' | 'asks' | 'offers'> {
  readonly waiting_on: readonly number[];
  readonly view: unknown;
}

export function sceneOf({ view, waiting_on: waitingOn, ...rest }: Snapshot): CortoScene {
  return sceneOfView(view as ViewShown, { ...rest, waitingOn }) as CortoScene;
}

export function scene(name: ViewName, change: Partial<CortoScene> = {}): CortoScene {
  return { ...sceneOf(views[name]), ...change };
}

/** The offer of one kind of action, as the server words it. */
export function offer(kind: string, choices: readonly Choice[], more: Partial<Offer> = {}): Offer {
  return { kind, say: `action-corto-${kind}`, short: `corto-do-${kind}`, on: 'square', choices, ...more };
}

/** The first line of the games in which this happened, as a watcher learnt of it. */
export function happening(kind: GameEvent['kind']): CortoHappening {
  const { before, step } = steps[kind] as { readonly before: unknown; readonly step: StepShown };
  const then = { ...scene('watched'), public: before as CortoTable, private: null };
  return happened(step, then, { undo: null, reset: null }) as CortoHappening;
}

export function lineWith(kind: GameEvent['kind']): LogLine {
  return lineOf((steps[kind] as { readonly step: StepShown }).step);
}

/** One event that led from one scene to another. */
export function one(event: GameEvent, before: CortoScene, after = before): CortoHappening {
  const { kind: _, ...args } = event;
  const shown: Shown<GameEvent, CortoTable, CortoHand> = {
    event,
    sentence: { text: `event-corto-${event.kind}`, args: args },
    heading: false,
    yours: null,
    before,
    after,
  };
  const events = [{ event, say: `event-corto-${event.kind}`, args }];
  const logLine = { line: after.line, at: after.at, by: 0, undo_to: null, events };
  return { scene: after, before, by: 0, undoTo: null, logLine, events: [shown] };
}

export const VOICES = { en: await gameVoice('corto', 'en'), fr: await gameVoice('corto', 'fr') };
export const NAMES = ['Ann', 'Bob', 'Carla', 'Dev'];

export function people(own = 0, names = NAMES): readonly SeatShown[] {
  return names.map((name, seat) => ({
    seat,
    name,
    isBot: seat === 3,
    isMine: seat === own,
    isLost: false,
    mate: null,
  }));
}

export function formatterOf(voice: Voice, seats = people()): Formatter {
  return createFormatter({ voice, names: NAMES_SAID, game: 'corto', seats });
}

export function reader(seat: number, voice: Voice = VOICES.en, seats = people(seat)): Reader {
  return { formatter: formatterOf(voice, seats), voice, seats, seat };
}
