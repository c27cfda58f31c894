// What tests of the lobby share: a catalogue, tables as the server shows them, and a session that only writes down.
import { vi } from 'vitest';
import type { Session } from '../../src/table/session.svelte';
import type { App } from '../../src/ui/app';
import { createLanguage } from '../../src/ui/language.svelte';
import { routeOf } from '../../src/ui/route.svelte';
import { createSettings } from '../../src/ui/settings.svelte';
import type { Answer, Ask } from '../../src/wire/connection';
import type { Catalogue, ChairShown, TableShown } from '../../src/wire/types';
import { usualSettings } from '../../src/lobby/new-table/opening';
import { silentSounds } from './sound-off';
import { title } from './title';

export const CATALOGUE: Catalogue = {
  entries: [
    {
      name: 'corto',
      title: title('Corto'),
      brief: title('Lay characters. Form groups. Most gold wins.', 'Posez. Groupez. Gagnez.'),
      players: [2, 4],
      real_time: false,
      options: [
        { name: 'strips', title: title('Adventures', 'Aventures'), default: 'random', choices: [], players: [] },
        { name: 'length', title: title('Length', 'Longueur'), default: 8, choices: [6, 7, 8, 9], players: [] },
      ],
      bots: ['novice', 'regular'],
      personalities: [],
      added_bots: [],
      at_once: { open_scores: 'on' },
      sheets: [],
      chapter_sheets: [],
      beside: '',
    },
    {
      name: 'pumps',
      title: title('Pumps', 'Pompes'),
      brief: title('Pump.', 'Pompez.'),
      players: [3, 3],
      real_time: true,
      options: [],
      bots: [],
      personalities: [],
      added_bots: [],
      at_once: {},
      sheets: [],
      chapter_sheets: [],
      beside: '',
    },
  ],
};

export const FREE: ChairShown = { person: null, guest: null, bot: null, mate: null, kept: false, order: '' };
export const KEPT: ChairShown = { ...FREE, kept: true };
export const sat = (person: number, guest: number | null = null): ChairShown => ({ ...FREE, person, guest });
export const computer = (bot: string): ChairShown => ({ ...FREE, bot });

export function table(chairs: readonly ChairShown[], more: Partial<TableShown> = {}): TableShown {
  const people = [...new Set(chairs.flatMap(({ person, guest }) => [person, guest]))].filter((one) => one !== null);
  return {
    code: 'k7m2pq',
    screens: [],
    resolver: '',
    practice: '',
    game: 'corto',
    phase: 'open',
    playing: '',
    settings: usualSettings(chairs.length),
    host: 0,
    chairs,
    people: people.map((person) => ({ person, name: ['Ann', 'Bob', 'Cleo', 'Dan'][person] ?? '', here: true })),
    bots: ['novice', 'regular'],
    personalities: [],
    added_bots: [],
    orders: [],
    next_level: '',
    usual_bot: '',
    stand_in: '',
    real_time: more.game === 'pirates',
    pausable: false,
    remindable: true,
    proposal: null,
    manners: [],
    hints: null,
    offered: null,
    own: null,
    onward: null,
    ...more,
  };
}

export interface AskedSession {
  readonly session: Session;
  readonly asked: Ask[];
}

/** A session at this table; `answer` decides what the server says, which is Done unless told otherwise. */
export function sessionAt(
  shown: TableShown,
  person: number | null,
  answer: (ask: Ask) => Answer = () => ({ kind: 'Done', token: 't' }),
): AskedSession {
  const asked: Ask[] = [];
  const ask = (what: Ask): Promise<Answer> => {
    asked.push(what);
    return Promise.resolve(answer(what));
  };
  const seats = shown.chairs.flatMap((chair, seat) => (person !== null && chair.person === person ? [seat] : []));
  const known: Partial<Session> = {
    code: shown.code,
    key: 'a-key-of-twenty-two-chars',
    status: 'open',
    table: shown,
    person,
    seats,
    talk: [],
    asking: 0,
    presence: {
      kind: 'Presence',
      here: shown.people.map((one) => one.person),
      watchers: 0,
      lost: [],
      mates: [],
      others_arrange: false,
      may_call: [],
      may_hand_over: [],
    },
    ask,
    request: async (what) => (await ask(what)).kind === 'Done',
    show: vi.fn(),
  };
  return { session: known as Session, asked };
}

export interface AppKit {
  readonly app: App;
  readonly gone: string[];
}

export function appAt(path: string, language = 'en'): AppKit {
  const gone: string[] = [];
  const url = new URL(path, 'http://localhost:3000');
  const router = {
    route: routeOf(url.pathname),
    search: url.searchParams,
    hash: url.hash,
    go: (to: string) => void gone.push(to),
  };
  return {
    app: { language: createLanguage([language]), settings: createSettings(), sounds: silentSounds(), router },
    gone,
  };
}

export interface Served {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The server's answers by path; what is not named is missing. Everything that was asked is written down. */
export function serve(answers: Readonly<Record<string, (body: unknown) => Response>>): Served[] {
  const served: Served[] = [];
  vi.stubGlobal('fetch', (path: string, how: RequestInit = {}) => {
    const body: unknown = typeof how.body === 'string' ? JSON.parse(how.body) : null;
    served.push({ method: how.method ?? 'GET', path, body });
    return Promise.resolve(
      answers[path]?.(body) ?? Response.json({ status: 404, message: 'nothing' }, { status: 404 }),
    );
  });
  return served;
}
