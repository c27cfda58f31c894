// Rated puzzles: what the page of today says of the next one, and the bar beside its table: verdict, rating, the next.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PuzzleBar from '../../src/today/PuzzleBar.svelte';
import RatedPanel from '../../src/today/RatedPanel.svelte';
import { againstStated, ratedOrder } from '../../src/today/api';
import type { PuzzleSolution, PuzzleVerdict, RatedPuzzleShown } from '../../src/wire/types';
import { scene, VOICES } from '../helpers/corto-scenes';
import { appAt, computer, sat, sessionAt, table } from '../helpers/lobby-kit';

const SHOWN: RatedPuzzleShown = {
  number: 17,
  puzzles: 120,
  players: 3,
  lead: -4,
  cards: 2,
  line: 90,
  rating: 1234,
  difficulty: 'middling',
  mine: { rating: 1040, tried: 12, right: 5 },
  progress: null,
};
const RATED = {
  mine: { rating: 1021, tried: 13, right: 5 },
  change: -19,
  finds: [
    { level: 'novice', found: 0, asked: 8 },
    { level: 'expert', found: 6, asked: 8 },
  ],
};
const WRONG: PuzzleVerdict = {
  gold: -2,
  best: 1,
  solved: false,
  progress: { gold: -2, best: 1, checks: 1, peeked: false, solved: false },
  rated: RATED,
};
const SOLVED: PuzzleVerdict = {
  ...WRONG,
  gold: 1,
  solved: true,
  progress: { gold: 1, best: 1, checks: 2, peeked: false, solved: true },
  rated: { ...RATED, change: 0 },
};
const SOLUTION: PuzzleSolution = {
  line: 90,
  best: 1,
  actions: [{ kind: 'Play', card: 'F9' }],
  progress: { gold: -4, best: 1, checks: 0, peeked: true, solved: false },
  rated: RATED,
};

function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const known = Object.entries(answers).find(([end]) => address.endsWith(end));
    if (known?.[1] instanceof Response) return Promise.resolve(known[1]);
    return Promise.resolve(new Response(JSON.stringify(known?.[1] ?? {}), { status: known === undefined ? 404 : 200 }));
  });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the next rated puzzle', () => {
  it('is announced with its rating and mine', async () => {
    serve({ '/rated': SHOWN });
    render(RatedPanel, { app: appAt('/today').app, bot: 'greedy-1' });
    expect(await screen.findByText('Your rating: 1040. Right with the first answer: 5 of 12.')).toBeTruthy();
    expect(screen.getByText('Next: puzzle 17, middling (1234), with 3 players.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next puzzle' })).toBeTruthy();
  });

  it('is not offered by a server whose cards have none', async () => {
    const asked = serve({});
    render(RatedPanel, { app: appAt('/today').app, bot: 'greedy-1' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has a table of its own, with a bot on every other seat', () => {
    const { settings, intent } = ratedOrder(SHOWN, 'greedy-1');
    expect([settings.players, settings.puzzle, settings.watching]).toEqual([3, '17', 'none']);
    expect(intent.bots).toEqual({ 1: 'greedy-1', 2: 'greedy-1' });
    expect(againstStated('greedy-1').bots).toEqual({ 1: 'greedy-1' });
  });
});

describe('the bar beside a rated puzzle', () => {
  function bar(answers: Record<string, unknown>): { asked: string[]; acted: unknown[] } {
    const asked = serve({ 'number=17': SHOWN, ...answers });
    const shown = table([sat(0), computer('greedy-1'), computer('greedy-1')]);
    const { session, asked: acted } = sessionAt(shown, 0);
    const { app } = appAt('/t/k7m2pq');
    render(PuzzleBar, { app, session, scene: scene('main'), name: '17', say: VOICES.en.say, pause: 0 });
    return { asked, acted };
  }

  async function press(name: string): Promise<void> {
    const button = await screen.findByRole('button', { name });
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
    await fireEvent.click(button);
  }

  it('says what a turn gains and what the best one does, and how the rating moved', async () => {
    bar({ '/check': WRONG });
    expect(await screen.findByText(/Puzzle 17, middling \(1234\): gain as much gold/)).toBeTruthy();
    await press('Check');
    expect(await screen.findByText('You gain 2 gold. The best turn gains 5: take back and try again.')).toBeTruthy();
    expect(screen.getByText('Your rating: 1021 (−19).')).toBeTruthy();
    expect(screen.queryByText(/It was found by/)).toBeNull();
  });

  it('says that a card must be played first, in the words of the refusal', async () => {
    const refusal = { rule: 'table.T26', text: 'refusal-table-puzzle-unplayed', facts: {}, sentence: '' };
    bar({ '/check': new Response(JSON.stringify(refusal), { status: 422 }) });
    await press('Check');
    expect(await screen.findByText(/^Play a card first/)).toBeTruthy();
    expect(screen.queryByText(/Your rating/)).toBeNull();
  });

  it('says that it is solved, that only the first answer counts, and who else has found it', async () => {
    bar({ '/check': SOLVED });
    await press('Check');
    expect(await screen.findByText('You gain 5 gold: solved. No other turn gains so much.')).toBeTruthy();
    const told =
      'Your rating stays 1021: only the first answer counts. It was found by Novice: 0 of 8, Expert: 6 of 8.';
    expect(screen.getByText(told)).toBeTruthy();
  });

  it('shows the solution on the board, once one is sure', async () => {
    const { acted } = bar({ '/solution': SOLUTION });
    await press('Show the solution');
    await press('Look');
    expect(await screen.findByText('This turn gains 5 gold.')).toBeTruthy();
    await vi.waitFor(() => expect(acted).toHaveLength(2));
    expect(acted[1]).toMatchObject({ action: { kind: 'Play', card: 'F9' } });
  });

  it('leads to the next one, and says so if the server does not answer', async () => {
    const { asked } = bar({ '/check': WRONG });
    await press('Check');
    await press('Next puzzle');
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not answer/);
    expect(asked.at(-1)).toMatch(/puzzle\/rated$/);
  });
});
