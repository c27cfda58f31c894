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
