// What was wanted when a table was opened: who shall sit where, asked for once and in order, and kept until then.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  againstBots,
  asksFor,
  carryOut,
  dropIntent,
  filled,
  freeSeats,
  type Intent,
  intentFor,
  keptSeats,
  open,
  usualSettings,
} from '../../src/lobby/new-table/opening';
import { rememberLevel, usualBot } from '../../src/lobby/new-table/level';
import { CATALOGUE, computer, FREE, KEPT, sat, serve, sessionAt, table } from '../helpers/lobby-kit';

const CORTO = CATALOGUE.entries[0];
const INTENT: Intent = { bots: { 2: 'greedy' }, guests: { 1: 'Bob' }, begin: true };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an intent', () => {
  it('seats the easiest level until another one was chosen, which is remembered', () => {
    expect(CORTO && againstBots(CORTO, 3)).toEqual({ bots: { 1: 'novice', 2: 'novice' }, guests: {}, begin: true });
    rememberLevel('corto', 'regular');
    expect(CORTO && againstBots(CORTO, 3).bots).toEqual({ 1: 'regular', 2: 'regular' });
    expect(usualBot('corto', ['novice']), 'a level that is no longer offered').toBe('novice');
    expect(usualBot('pumps', [])).toBe('');
  });

  it('seats company first, then computer players, then begins', () => {
    expect(asksFor(table([sat(0), FREE, FREE]), INTENT)).toEqual([
      { kind: 'Sit', seat: 1, name: 'Bob' },
      { kind: 'AddBot', seat: 2, bot: 'greedy' },
      { kind: 'Begin' },
    ]);
  });

  it('asks for nothing that has happened already', () => {
    expect(asksFor(table([sat(0), sat(0, 1), computer('greedy')]), INTENT)).toEqual([{ kind: 'Begin' }]);
    expect(asksFor(table([sat(0), sat(0, 1), computer('greedy')], { phase: 'playing' }), INTENT)).toEqual([]);
  });

  it('fills what is free, and leaves kept seats alone', () => {
    const shown = table([sat(0), KEPT, FREE]);
    expect(freeSeats(shown)).toEqual([2]);
    expect(keptSeats(shown)).toEqual([1]);
    expect(filled(shown, 'random').bots).toEqual({ 2: 'random' });
  });

  it('stops at the first refusal, which is the answer', async () => {
    const refusal = {
      kind: 'Refused',
      token: 't',
      rule: 'table.T13',
      text: 'refusal-table-name-taken',
      facts: {},
      early: false,
      blocks: [],
    } as const;
    const { session, asked } = sessionAt(table([sat(0), FREE, FREE]), 0, (ask) =>
      ask.kind === 'Sit' ? refusal : { kind: 'Done', token: 't' },
    );
    expect(await carryOut(session, INTENT)).toEqual(refusal);
    expect(asked.map(({ kind }) => kind)).toEqual(['Sit']);
  });

  it('is dropped when it is done, and nonsense in the storage is none', () => {
    sessionStorage.setItem('saltsea.intent.aaa', JSON.stringify(INTENT));
    sessionStorage.setItem('saltsea.intent.bbb', '{"bots": ');
    expect(intentFor('aaa')).toEqual(INTENT);
    expect(intentFor('bbb')).toBeNull();
    dropIntent('aaa');
    expect(intentFor('aaa')).toBeNull();
  });

  it('lasts as long as the page where the browser forbids storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    serve({ '/api/tables': () => Response.json({ code: 'ccc', link: '/t/ccc' }, { status: 201 }) });
    await open(
      {
        game: 'corto',
        name: 'Ann',
        key: 'k'.repeat(22),
        settings: usualSettings(3),
        language: 'en',
        invitation: '',
        onward: null,
        logbook: null,
        chapter: '',
      },
      INTENT,
    );
    expect(intentFor('ccc')).toEqual(INTENT);
    dropIntent('ccc');
    expect(intentFor('ccc')).toBeNull();
    vi.unstubAllGlobals();
  });
});
