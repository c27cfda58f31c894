// The review of a game: asked for until it is there, drawn as lines that add up, and told at its deciding moments.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointsOf } from '../../src/corto/chart/chart';
import { createAsking } from '../../src/replay/review-request.svelte';
import GameReview from '../../src/corto/review/GameReview.svelte';
import { chancesOf, change, chartOf, lineAfter, sidesOf, signed } from '../../src/corto/review/review';
import { addressOf, betterIn } from '../../src/replay/moments';
import { gameVoice } from '../../src/ui/texts';
import type { ReviewShown } from '../../src/wire/types';
import { READY, REVIEW } from '../helpers/corto-review';
import { formatterOf } from '../helpers/corto-scenes';
import { people, story } from '../helpers/story';

const en = await gameVoice('corto', 'en');
const { lines } = story('two');
const WORKING: ReviewShown = { state: 'working', percent: 40, review: null };

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  await tick();
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the numbers of a review', () => {
  it('are the chances before the first turn and after each, as lines of a picture', () => {
    expect(chancesOf(REVIEW)).toEqual([
      [520, 480],
      [430, 570],
      [1000, 0],
    ]);
    expect(pointsOf(chartOf(REVIEW), 0)).toBe('0,57.6 160,68.4 320,0');
    expect([0, 1, 2].map((place) => lineAfter(REVIEW, place))).toEqual([12, 17, 21]);
  });

  it('show partners once', () => {
    const four = { ...REVIEW, seats: [...REVIEW.seats, ...REVIEW.seats] };
    expect(sidesOf(REVIEW)).toEqual([[0], [1]]);
    expect(sidesOf({ ...four, sides: 4 })).toEqual([[0], [1], [2], [3]]);
    expect(sidesOf({ ...four, sides: 2 })).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('have their signs', () => {
    expect([change(-120), change(4), change(15)]).toEqual(['−12', '0', '+2']);
    expect([signed(3, 'en'), signed(-1.25, 'fr')]).toEqual(['+3', '−1,3']);
  });

  it('stand in an address', () => {
    const address = addressOf('abc-0', { line: 4, seat: 1 }, new URLSearchParams(), { better: 2, isReviewed: true });
    expect(address).toBe('/replay/abc-0?line=4&seat=1&better=2&review');
    expect(betterIn(new URLSearchParams(address.split('?')[1]))).toBe(2);
  });
});

describe('asking for a review', () => {
  it('looks again while it is made, and asks again where the server has forgotten it', async () => {
    const looks: ReviewShown[] = [WORKING, { state: 'none', percent: 0, review: null }];
    const source = {
      ask: vi.fn(async () => (source.ask.mock.calls.length === 1 ? WORKING : READY)),
      look: vi.fn(async () => looks.shift() ?? READY),
    };
    const asking = createAsking(source);
    asking.begin();
    await settled();
    expect(asking.shown?.percent).toBe(40);
    for (let second = 0; second < 3; second++) {
      vi.advanceTimersByTime(1000);
      await settled();
    }
    expect(asking.shown?.state).toBe('ready');
    expect([source.ask.mock.calls.length, source.look.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('the page of a review', () => {
  function answer(path: string): unknown {
    if (!path.includes('/views')) return READY;
    return { id: 'abc-0', seat: 0, first: 13, lines: 22, updates: lines.slice(13, 16), view: null };
  }

  /** What a seat began with and came to: the deal is told apart, as the picture begins after it. */
  const sumsOf = (seat: number): readonly (string | null)[] =>
    [...(document.querySelectorAll('dl')[seat]?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);

  it('tells what decided the game, and leads to both turns on the board', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => new Response(JSON.stringify(answer(path)), { status: 200 })),
    );
    const [look, playOut] = [vi.fn(), vi.fn()];
    const seats = people(2);
    render(GameReview, { game: 'abc-0', key: 'k', formatter: formatterOf(en, seats), seats, look, playOut });
    await vi.waitFor(() => expect(screen.getByText('What decided it')).toBeTruthy());
    expect(screen.getByText(/12 % less to win/)).toBeTruthy();
    expect(sumsOf(0)).toEqual(['60', '50 %', '+2', '−12', '0', '+60', '100 %']);
    expect(screen.getByText(/3 gold more in groups/)).toBeTruthy();
    await fireEvent.click(screen.getByText('Play out the better turn'));
    expect(playOut).toHaveBeenCalledWith(0, 12, 0);
    await fireEvent.click(screen.getByText('Show what was played'));
    expect(look).toHaveBeenLastCalledWith(12, 0);
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '2' } });
    await fireEvent.click(screen.getByText('Show it on the board'));
    expect(look).toHaveBeenLastCalledWith(21, 1);
    await vi.waitFor(() => expect(document.querySelectorAll('article li').length).toBeGreaterThan(1));
  });
});
