// Real positions of Corto as the server would send them, and people who sit there. tools/write_corto_views.py writes them.
import type { SeatShown } from '../../src/table/game';
import type { Scene } from '../../src/table/session.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { LineShown } from '../../src/wire/types';
import lines from '../fixtures/corto-lines.json';
import views from '../fixtures/corto-views.json';

export type ViewName = keyof typeof views;
export const VIEWS = Object.keys(views) as readonly ViewName[];

export function scene(name: ViewName, change: Partial<Scene> = {}): Scene {
  const { view, waiting_on: waitingOn, ...rest } = views[name];
  return { ...rest, waitingOn, public: view.public, private: view.private, legal: view.legal, ...change };
}

/** The first line of the games in which this happened, as a watcher heard of it. */
export function lineWith(kind: keyof typeof lines): LineShown {
  return lines[kind];
}

export const VOICES = { en: await gameVoice('corto', 'en'), fr: await gameVoice('corto', 'fr') };
export const NAMES = ['Ann', 'Bob', 'Carla', 'Dev'];

export function people(own = 0): readonly SeatShown[] {
  return NAMES.map((name, seat) => ({
    seat,
    name,
    isBot: seat === 3,
    isMine: seat === own,
    isLost: false,
    mate: null,
  }));
}

export const reader = (seat: number) => ({ voice: VOICES.en, seats: people(seat), seat });
