// What tests of the campaign share: recorded answers of the server (tools/write_campaign_fixtures.py), by path.
import { vi } from 'vitest';
import { crewingOf } from '../../src/campaign/sailing/crew-setup';
import type { LogLine } from '../../src/table/scene';
import type { Catalogue, CatalogueEntry, GameAbout, LogBook } from '../../src/wire/types';
import type { VoyageReport } from '../../src/wire/views/pirates';
import bookEn from '../fixtures/campaign-book.en.json';
import bookFr from '../fixtures/campaign-book.fr.json';
import first from '../fixtures/campaign-first.json';
import storm from '../fixtures/campaign-storm.json';
import names from '../fixtures/pirates-names.json';
import { title } from './title';

export interface Recorded {
  readonly report: VoyageReport;
  readonly log: readonly LogLine[];
}
export const FIRST = first as unknown as Recorded;
export const STORM = storm as unknown as Recorded;
/** Two chapters won, the third open. */
export const BOOK = bookEn as unknown as LogBook;
export const LIVRE = bookFr as unknown as LogBook;

const TITLE = title('Option');
export const ENTRY: CatalogueEntry = {
  name: 'pirates',
  title: title('A Tale of Pirates', 'Une histoire de pirates'),
  brief: TITLE,
  players: [1, 4],
  real_time: true,
  options: [
    { name: 'chapter', title: TITLE, default: '1', choices: [], players: [] },
    { name: 'level', title: TITLE, default: 'bosun', choices: ['deckhand', 'bosun', 'captain'], players: [] },
    { name: 'timers', title: TITLE, default: 0, choices: [0, 2, 3, 4], players: [1] },
    { name: 'calm', title: TITLE, default: 'off', choices: ['off', 'three-quarters', 'half'], players: [] },
  ],
  bots: ['able'],
  personalities: [],
  added_bots: [],
  at_once: {},
  sheets: [],
  chapter_sheets: [],
  beside: '',
};
export const BOX: Catalogue = { entries: [ENTRY] };
export const CREWING = crewingOf(ENTRY);

export function aboutVoyage({ report }: Recorded): GameAbout {
  const seats = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({ name, bot: null }));
  return {
    id: 'k7m2pq-0',
    table: 'k7m2pq',
    game: 'pirates',
    players: 4,
    options: { chapter: '2', level: 'captain' },
    started: 0,
    ended: 1,
    seats,
    mine: [0],
    lines: report.told.length,
    forked: null,
    outcome: {},
    notes: null,
    names,
  };
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly bearer: string;
  readonly body: unknown;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** The server's answers by path; what is not named is missing. Everything that was asked is written down. */
export function answer(answers: Readonly<Record<string, Answer>>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, how: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost:3000');
    const headers = new Headers(how.headers);
    const bearer = (headers.get('Authorization') ?? '').replace('Bearer ', '');
    const body = typeof how.body === 'string' ? parsed(how.body) : null;
    const asked = { method: how.method ?? 'GET', path: url.pathname, query: url.searchParams, bearer, body };
    all.push(asked);
    return answers[url.pathname]?.(asked) ?? Response.json({ status: 404, message: 'nothing' }, { status: 404 });
  });
  return all;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export const json =
  (value: unknown): Answer =>
  () =>
    Response.json(value);

/** The log book in the language that is asked for. */
export const book: Answer = ({ query }) => Response.json(query.get('language') === 'fr' ? LIVRE : BOOK);
