// The page of today: what is told of the deal and the puzzle, the strip as text and picture, the countdown, and one's games.
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import TodayEntry from '../../src/lobby/home/TodayEntry.svelte';
import { deviceData, opponentsOf, resultText, scoresOf } from '../../src/lobby/my-games/mine';
import { timeLeft } from '../../src/today/countdown.svelte';
import DiaryDays from '../../src/today/DiaryDays.svelte';
import { bars, fitted, stripSvg } from '../../src/today/picture';
import { fetchPuzzle } from '../../src/today/api';
import { progressWords } from '../../src/today/puzzle';
import PuzzlePanel from '../../src/today/PuzzlePanel.svelte';
import TodayPage from '../../src/today/TodayPage.svelte';
import { courseWords, signs, type Strip, stripText } from '../../src/today/strip';
import { createLanguage } from '../../src/ui/language.svelte';
import { speaker } from '../../src/ui/texts';
import type { MyGame, Today } from '../../src/wire/types';
import { appAt } from '../helpers/lobby-kit';

const en = speaker('en');
const fr = speaker('fr');
const RESULT = { won: true, gold: [24, 18], leads: [2, 0, -3, 6], left: false } as const;
const STRIP: Strip = {
  day: '2026-11-16',
  result: RESULT,
  rival: 'Gold hunter',
  streak: 3,
  link: 'https://s.example/today',
};

const TODAY: Today = {
  day: '2026-11-16',
  now: 0,
  ends: 1,
  deal: {
    edition: '1-abc',
    strips: ['A', 'B', 'F'],
    begins: true,
    opponent: { bot: 'greedy', version: 1, positions: 4000 },
    table: '',
    game: '',
    result: null,
  },
  puzzle: null,
  streak: 2,
  longest: 4,
  played: 6,
  won: 3,
  days: [
    { day: '2026-11-14', deal: null, puzzle: null },
    { day: '2026-11-15', deal: RESULT, puzzle: { gold: 9, best: 9, checks: 1, peeked: false, solved: true } },
    { day: '2026-11-16', deal: { won: false, gold: [8, 32], leads: [], left: true }, puzzle: null },
  ],
};

function answer(value: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(value), { status: 200 })));
}

afterEach(() => vi.unstubAllGlobals());

describe('the strip of a day', () => {
  it('has one sign for each turn, and says the same in words', () => {
    expect(signs(RESULT.leads)).toBe('▲=▼▲');
    expect(courseWords(RESULT.leads, en)).toBe('Ahead after 2 of 4 turns.');
  });

  it('is a text in both languages that says that it is on honour', () => {
    expect(stripText(STRIP, en, 'en').split('\n')).toEqual([
      'Saltsea · Corto of November 16, 2026',
      'Won 24 : 18 against Gold hunter',
      '▲=▼▲',
      '3 days in a row · on honour',
      'https://s.example/today',
    ]);
    expect(stripText({ ...STRIP, streak: 1 }, fr, 'fr')).toContain('\nsur l’honneur\n');
  });

  it('is a picture with a column for each turn, and escapes what it is told', () => {
    expect(bars(RESULT.leads).match(/<rect/g)).toHaveLength(4);
    expect(fitted(64, 'Won')).toBe(64);
    expect(fitted(64, 'Won 31 : 24 against somebody with a long name')).toBeLessThan(36);
    const drawn = stripSvg({ ...STRIP, rival: '<b>&"' }, en, 'en');
    expect(drawn).toContain('&lt;b&gt;&amp;&quot;');
    expect(new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });
});

describe('the day', () => {
  it('counts down in hours and minutes, rounded up', () => {
    expect(timeLeft(7_260_000, 0)).toEqual({ hours: 2, minutes: 1, isOver: false });
    expect(timeLeft(1, 0)).toEqual({ hours: 0, minutes: 1, isOver: false });
    expect(timeLeft(0, 5)).toEqual({ hours: 0, minutes: 0, isOver: true });
  });

  it('tells what each day of the diary came to', () => {
    render(DiaryDays, { today: TODAY, language: createLanguage(['en']) });
    expect(screen.getByText(/November 15, 2026: won 24 : 18\. Puzzle solved\./)).toBeTruthy();
    expect(screen.getByText(/November 14, 2026: not played\./)).toBeTruthy();
    expect(screen.getByText(/November 16, 2026: left at 8 : 32\./)).toBeTruthy();
    expect(fr('diary-day', { day: '14 novembre 2026', told: 'pas joué.' })).toMatch(/2026\u00a0: pas joué/);
  });

  it.each([
    [{ ...TODAY, played: 0, streak: 0 }, 'One deal, one puzzle, one voyage: the same for everybody'],
    [TODAY, 'Keep your row of 2: today’s deal is waiting'],
    [{ ...TODAY, deal: { ...TODAY.deal, result: RESULT } }, '2 days in a row'],
  ])('is announced on the title page', async (today, words) => {
    answer(today);
    render(TodayEntry, { say: en });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

it('says without a line that the day’s games come from the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  render(TodayPage, { app: appAt('/today').app });
  expect((await screen.findByRole('alert')).textContent).toMatch(/The server does not answer/);
  expect(screen.getByText(/come from the server/)).toBeTruthy();
});

describe('the puzzle', () => {
  it('is asked for again while it is being made', async () => {
    vi.useFakeTimers();
    const answers = [{ making: '2026-11-16' }, { making: '2026-11-16' }, { day: '2026-11-16', gold: 14 }];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())));
    const puzzle = fetchPuzzle();
    await vi.advanceTimersByTimeAsync(1900);
    expect(answers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await puzzle).toMatchObject({ gold: 14 });
    vi.useRealTimers();
  });

  it('tells who waits for it when it is there, and keeps its place meanwhile', async () => {
    vi.useFakeTimers();
    const answers = [{ making: '2026-11-16' }, { day: '2026-11-16', gold: 14, progress: null }];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())));
    render(PuzzlePanel, { app: appAt('/today').app, bot: 'greedy' });
    await vi.advanceTimersByTimeAsync(1900);
    const status = screen.getByRole('status');
    expect(status.textContent).toMatch(/being made/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Solve it' }).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(status.textContent).toBe('Today’s puzzle is ready.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Solve it' }).disabled).toBe(false);
    vi.useRealTimers();
  });

  it('says how far one has come', () => {
    const progress = { gold: 17, best: 20, checks: 3, peeked: false, solved: false };
    expect(progressWords(progress, en)).toBe('Your best so far: 17 of 20 gold.');
    expect(progressWords({ ...progress, peeked: true }, en)).toBe('You have looked: 20 gold is the most.');
    expect(progressWords({ ...progress, gold: 20, solved: true }, en)).toBe('Solved with 20 gold, after 3 checks.');
  });
});

describe('my games', () => {
  const GAME: MyGame = {
    id: 'a-0',
    table: 'a',
    game: 'corto',
    ended: 0,
    mine: [1],
    won: true,
    winners: [1],
    scores: [10, 20, 5],
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Bob', bot: null },
      { name: '', bot: 'greedy' },
    ],
    day: '',
    hints: 0,
    left: '',
    helped: false,
    lesson: false,
    onward: false,
  };

  it('name the opponents, and my gold first', () => {
    expect(opponentsOf(GAME, (kind) => en(`bot-${kind}`))).toEqual(['Ann', 'Gold hunter']);
    expect(scoresOf(GAME)).toBe('20 : 10 : 5');
  });

  it('say how they ended for me', () => {
    const words = (game: MyGame): string => en(resultText(game));
    expect(words(GAME)).toBe('won');
    expect(words({ ...GAME, won: false })).toBe('not won');
    expect(words({ ...GAME, won: false, left: 'resigned' })).toBe('resigned');
    expect(words({ ...GAME, won: false, left: 'handed-over' })).toBe('handed over');
    expect(words({ ...GAME, won: false, left: 'given-up' })).toBe('ended early');
  });

  it('take along what this browser keeps of lessons and the coach, and no secrets', () => {
    localStorage.setItem('saltsea.coached', '["a-0"]');
    localStorage.setItem('saltsea.lesson.corto', 'ABCDEF');
    localStorage.setItem('saltsea.shouts', '{}');
    localStorage.setItem('saltsea.app.resolver', 'https://sea.example');
    localStorage.setItem('saltsea.berths', '[{"key":"secret"}]');
    expect(deviceData()).toEqual({
      'saltsea.app.resolver': 'https://sea.example',
      'saltsea.coached': '["a-0"]',
      'saltsea.lesson.corto': 'ABCDEF',
      'saltsea.shouts': '{}',
    });
    localStorage.clear();
  });
});
