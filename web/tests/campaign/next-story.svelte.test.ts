// From one chapter to the next at the same table: who asks for it, and that the crew reads the next story before it sails.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NextStory from '../../src/campaign/chapter/NextStory.svelte';
import { createRematch, type Rematch } from '../../src/table/rematch.svelte';
import type { Session } from '../../src/table/session.svelte';
import type { PiratesScene } from '../../src/pirates/view';
import type { Said, Story, VoyageStory } from '../../src/wire/types';
import { BOOK } from '../helpers/campaign-kit';
import { sat, sessionAt, table } from '../helpers/lobby-kit';
import { scene, VIEWS, WHOLE_VOICES } from '../helpers/pirates-scenes';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// --- the story ---

const BRIEFING = VIEWS.map((name) => scene(name)).find(
  ({ public: shown }) => shown.phase === 'briefing' && shown.round === 1,
) as PiratesScene;

function sails(game: string, chapter: string): PiratesScene {
  const shown = BRIEFING.public;
  return { ...BRIEFING, game, public: { ...shown, voyage: { ...shown.voyage, chapter } } };
}

function told(chapter: number): VoyageStory {
  const { told: story } = BOOK.chapters[chapter - 1] ?? {};
  return { chapter: String(chapter), number: chapter, story: story as Story, after: '', words: '', picture: '' };
}

const isRead = (): boolean => screen.queryByRole('button', { name: 'To the ship', hidden: true }) !== null;

it('tells the story to whoever sails on into another chapter, once', async () => {
  const { rerender } = render(NextStory, {
    scene: sails('a-0', '1'),
    voyage: told(1),
    voice: WHOLE_VOICES.en,
    still: true,
  });
  expect(isRead()).toBe(false);
  await rerender({ scene: sails('a-1', '2') });
  expect(isRead(), 'the words of chapter 2 are not here yet').toBe(false);
  await rerender({ voyage: told(2) });
  expect(screen.getByText(`2. ${told(2).story.title}`)).toBeTruthy();
  expect(screen.getByText(told(2).story.news)).toBeTruthy();
  screen.getByRole('button', { name: 'To the ship', hidden: true }).click();
  flushSync();
  expect(isRead()).toBe(false);
});

it('tells nothing when the same chapter is sailed again', async () => {
  const { rerender } = render(NextStory, {
    scene: sails('a-0', '1'),
    voyage: told(1),
    voice: WHOLE_VOICES.en,
    still: true,
  });
  await rerender({ scene: sails('a-1', '1') });
  expect(isRead()).toBe(false);
});

it('goes when somebody begins the round', async () => {
  const { rerender } = render(NextStory, {
    scene: sails('a-0', '1'),
    voyage: told(2),
    voice: WHOLE_VOICES.en,
    still: true,
  });
  const next = sails('a-1', '2');
  await rerender({ scene: next });
  expect(isRead()).toBe(true);
  await rerender({ scene: { ...next, public: { ...next.public, phase: 'sailing' } } });
  expect(isRead()).toBe(false);
});

// --- who asks for more ---

const said = (n: number, person: number, phrase: string, at = 0): Said => ({
  kind: 'Said',
  n,
  at,
  person,
  phrase,
  words: '',
});

/** Who asks at a table that stands like this, one after the other. */
function askersOf(
  ...steps: readonly { readonly phase: 'playing' | 'over'; readonly talk: readonly Said[] }[]
): readonly number[] {
  const { session } = sessionAt(table([sat(0), sat(1)]), 0);
  let now = $state.raw(steps[0]);
  const live: Partial<Session> = {
    serverNow: () => 10_000_000,
    get table() {
      return table([sat(0), sat(1)], { phase: now?.phase ?? 'open' });
    },
    get talk() {
      return now?.talk ?? [];
    },
  };
  let rematch: Rematch | undefined;
  const leave = $effect.root(() => {
    rematch = createRematch(Object.defineProperties<Session>({ ...session }, Object.getOwnPropertyDescriptors(live)));
  });
  for (const step of steps) {
    now = step;
    flushSync();
  }
  const askers = rematch?.askers ?? [];
  leave();
  return askers;
}

it('counts who has asked since the game ended, each once', () => {
  const before = [said(4, 1, 'again')];
  expect(askersOf({ phase: 'playing', talk: before }, { phase: 'over', talk: before })).toEqual([]);
  const after = [...before, said(7, 1, 'again'), said(8, 0, 'good-game'), said(9, 1, 'again'), said(10, 0, 'again')];
  expect(askersOf({ phase: 'playing', talk: before }, { phase: 'over', talk: after })).toEqual([1, 0]);
  expect(
    askersOf({ phase: 'playing', talk: before }, { phase: 'over', talk: after }, { phase: 'playing', talk: after }),
  ).toEqual([]);
});

it('hears what was said lately when it comes after the end', () => {
  expect(askersOf({ phase: 'over', talk: [said(4, 0, 'again', 1), said(9, 1, 'again', 9_990_000)] })).toEqual([1]);
});
