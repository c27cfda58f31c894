// The table of cardboard: markers go with the squares that leave the table. Which squares there are, the rules say.
import { beforeEach, expect, it } from 'vitest';
import { BoxTable } from '../../src/corto/companion/box.svelte';
import type { CompanionBox } from '../../src/wire/types';

const rows = (last: number): string[][] =>
  ['a', 'b', 'c', 'd'].map((row) => Array.from({ length: last - 1 }, (_, place) => `${row}${place + 2}`));

const RULES = {
  tables: [
    { players: 2, strips: 3, partners: false },
    { players: 4, strips: 4, partners: true },
  ],
  adventures: ['A', 'B', 'C', 'D'],
  usual_length: 8,
  squares: { 6: rows(6), 8: rows(8) },
  markers: 13,
} as unknown as CompanionBox;

beforeEach(() => localStorage.clear());

it('drops the markers of squares that a shorter strip does not have', () => {
  const table = new BoxTable(RULES);
  table.mark('a8', 0, 2);
  table.mark('a3', 1, 1);
  table.setLength(6);
  expect(table.box.markers).toEqual({ a3: [0, 1] });
});

it('drops the markers of a strip and of a player that are gone', () => {
  const table = new BoxTable(RULES);
  table.setPlayers(4);
  table.mark('d2', 0, 1);
  table.mark('a2', 3, 1);
  table.mark('a2', 0, 1);
  table.setPlayers(2);
  expect(table.squares).toHaveLength(3);
  expect(table.box.markers).toEqual({ a2: [1, 0] });
});

it('drops the vessel and the tile of the aces with the square and the player that had them', () => {
  const table = new BoxTable(RULES);
  table.setPlayers(4);
  table.change({ aces: 3, vessel: 'd2' });
  table.setPlayers(2);
  expect([table.box.aces, table.box.vessel]).toEqual([null, null]);
  table.change({ aces: 1, vessel: 'a8' });
  table.setLength(6);
  expect([table.box.aces, table.box.vessel]).toEqual([1, null]);
});
