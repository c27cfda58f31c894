// What a review says where no turn cost much: cards decided, unless a player gave up.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import GameReview from '../../src/corto/review/GameReview.svelte';
import { gameVoice } from '../../src/ui/texts';
import { formatterOf } from '../helpers/corto-scenes';
import { REVIEW } from '../helpers/corto-review';
import { people } from '../helpers/story';

const en = await gameVoice('corto', 'en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [null, /the cards decided/],
  [0, /the game was resigned/],
])('says what decided where nobody erred and %s gave up', async (resigned, told) => {
  const body = JSON.stringify({ state: 'ready', percent: 100, review: { ...REVIEW, moments: [], resigned } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
  const formatter = formatterOf(en, people(2));
  const look = vi.fn();
  render(GameReview, { game: 'abc-0', key: '', formatter, seats: people(2), look, playOut: look });
  expect(await screen.findByText(told)).toBeTruthy();
});
