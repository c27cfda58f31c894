// What a device is in a room with a screen, and that a phone beside it is silent.
import { afterEach, expect, it } from 'vitest';
import { createSoundSettings } from '../../src/sound/settings.svelte';
import { Room } from '../../src/table/room.svelte';
import type { Presence, TableShown } from '../../src/wire/types';
import { sat, table } from '../helpers/lobby-kit';

const SCREEN = 7;
const here = (...people: number[]): Presence => ({
  kind: 'Presence',
  here: people,
  watchers: 0,
  lost: [],
  mates: [],
  others_arrange: false,
  may_call: [],
  may_hand_over: [],
});

function room(person: number | null, seats: readonly number[], shown: TableShown, presence = here(0, SCREEN)): Room {
  return new Room({ code: 'k7m2pq', table: shown, person, seats, presence });
}

const withScreen = table([sat(0), sat(1)], { screens: [SCREEN] });
const without = table([sat(0), sat(1)]);

afterEach(() => sessionStorage.clear());

it('is the screen, a hand beside it, or a whole table where there is none, and for those who watch', () => {
  expect(room(SCREEN, [], withScreen).layout).toBe('screen');
  expect(room(0, [0], withScreen).layout).toBe('hand');
  expect(room(0, [0], without).layout).toBe('whole');
  expect(room(null, [], withScreen).layout).toBe('whole');
});

it('stays a hand while the screen is away for a moment, and is a whole table once its player wants that', () => {
  const mine = room(0, [0], withScreen, here(0));
  expect([mine.layout, mine.isScreenHere, mine.isHushed]).toEqual(['hand', false, false]);
  mine.showWhole(true);
  expect(mine.layout).toBe('whole');
  expect(room(0, [0], withScreen).layout).toBe('whole');
  mine.showWhole(false);
  expect(room(0, [0], withScreen).layout).toBe('hand');
});

it('is hushed as long as the screen sounds, and the screen never', () => {
  expect(room(0, [0], withScreen).isHushed).toBe(true);
  expect(room(SCREEN, [], withScreen).isHushed).toBe(false);
});

it('is silent while it is hushed, unless its owner wants to hear it; nothing of that is kept', () => {
  localStorage.clear();
  const settings = createSoundSettings();
  settings.hush(true);
  expect([settings.muted, settings.vibration]).toEqual([true, true]);
  settings.set({ muted: false });
  expect(settings.muted).toBe(false);
  settings.hush(true);
  settings.hush(false);
  expect([settings.muted, createSoundSettings().muted]).toEqual([false, false]);
});
