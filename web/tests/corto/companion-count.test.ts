// The count of a table of cardboard: before anybody holds anything, nobody wins.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoxTable } from '../../src/corto/companion/box.svelte';
import Count from '../../src/corto/companion/Count.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { CompanionBox } from '../../src/wire/types';

const RULES = {
  tables: [{ players: 2, strips: 3, partners: false }],
  adventures: ['A', 'B', 'C', 'D'],
  usual_length: 6,
  squares: { 6: ['a', 'b', 'c', 'd'].map((row) => [2, 3, 4, 5, 6].map((place) => `${row}${place}`)) },
  markers: 13,
  pieces: [],
} as unknown as CompanionBox;

const EQUAL = [0, 1].map((seat) => ({ seat, gold: 0, stock: 13, won: true, lines: [] }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ seats: EQUAL, tied: false })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of an empty table that it is empty, and of equal players with markers that they share', async () => {
  const voice = await gameVoice('corto', 'en');
  const table = new BoxTable(RULES);
  const nameOf = (seat: number): string => ['Ann', 'Bob'][seat] ?? '';
  render(Count, { table, voice, nameOf, failed: vi.fn() });
  expect(await screen.findByText('Nothing is on the table yet.')).toBeTruthy();
  expect(screen.queryByText(/share the victory/)).toBeNull();
  table.mark('a2', 0, 1);
  table.mark('a3', 1, 1);
  expect(await screen.findByText('Ann, Bob share the victory.')).toBeTruthy();
});

it('says what partners have together: the two with less each may win', async () => {
  const seats = [5, 9, 5, 0].map((gold, seat) => ({ seat, gold, stock: 13, won: seat % 2 === 0, lines: [] }));
  const pairs = [
    { seats: [0, 2], gold: 10, stock: 26, won: true },
    { seats: [1, 3], gold: 9, stock: 26, won: false },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ seats, pairs, tied: false })));
  const nameOf = (seat: number): string => ['Ann', 'Bob', 'Cleo', 'Dan'][seat] ?? '';
  render(Count, { table: new BoxTable(RULES), voice: await gameVoice('corto', 'en'), nameOf, failed: vi.fn() });
  expect(await screen.findByText('Ann, Cleo win together.')).toBeTruthy();
  expect(screen.getByText('Bob, Dan together: 9 gold')).toBeTruthy();
});
