// Where a table goes after a game: once more, and after a won chapter on to the next one, led by whoever arranges the table;
// and how the count stays that of the game that was played.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EndingDialog from '../../src/table/panels/ending/EndingDialog.svelte';
import type { GamePage } from '../../src/table/game';
import type { Outcome, Scene } from '../../src/table/scene';
import type { Session } from '../../src/table/session.svelte';
import { seatsShown } from '../../src/table/seats';
import { createFormatter } from '../../src/table/formatter';
import { gameVoice } from '../../src/ui/texts';
import type { Answer, Ask } from '../../src/wire/connection';
import type { Story, TableShown, VoyageStory } from '../../src/wire/types';
import { BOOK } from '../helpers/campaign-kit';
import { appAt, computer, sat, serve, sessionAt, table } from '../helpers/lobby-kit';
import StubEnding from '../helpers/StubEnding.svelte';
import StubTable from '../helpers/StubTable.svelte';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  serve({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const voice = await gameVoice('pirates', 'en');
const ended = (outcome: Outcome): Scene => ({
  game: 'k7m2pq-0',
  seat: 0,
  line: 90,
  at: 60_000,
  undo: null,
  reset: null,
  waitingOn: [],
  outcome,
  public: {},
  private: null,
  asks: [],
  offers: [],
});
const WON = ended({ ended_by: 'pirates.E1', winners: [0, 1, 2], scores: [7, 7, 7], turns: 3 });
const LOST = ended({ ended_by: 'pirates.E2', winners: [], scores: [0, 0, 0], turns: 3 });
/** After a game that was won there is a next one. */
const PAGE: GamePage = {
  Table: StubTable,
  Ending: StubEnding,
  lately: () => [],
  onward: ({ outcome }) =>
    outcome?.winners.length === 0 ? null : { text: 'On to chapter 2', options: { chapter: '2' } },
};

const NO: Answer = {
  kind: 'Refused',
  token: '',
  rule: 'pirates.P5',
  text: '',
  facts: {},
  early: false,
  blocks: [],
};
const OVER = table([sat(0), sat(1), sat(2)], { game: 'pirates', phase: 'over' });

interface Changes {
  readonly answer?: (ask: Ask) => Answer;
  readonly voyage?: VoyageStory;
  readonly askers?: readonly number[];
  readonly inviter?: number;
  readonly session?: Partial<Session>;
  readonly shown?: TableShown;
  readonly gamePage?: GamePage;
}

function end(
  scene: Scene,
  person: number | null,
  { answer, voyage, askers = [], inviter, session: changed, shown = OVER, gamePage = PAGE }: Changes = {},
): Ask[] {
  const { session, asked } = sessionAt(shown, person, answer);
  const close = vi.fn();
  const seats = seatsShown(shown, session.seats, null, voice);
  const { app } = appAt('/t/k7m2pq');
  render(EndingDialog, {
    app,
    session: { ...session, ...changed },
    scene,
    seats,
    formatter: createFormatter({ voice, names: {}, game: 'pirates', seats }),
    gamePage,
    story: voyage,
    askers,
    inviter: inviter ?? null,
    arrange: close,
    lookBack,
    close,
  });
  return asked;
}

const lookBack = vi.fn();
const button = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name, hidden: true });
const told = (): string => screen.getByRole('status', { hidden: true }).textContent;

/** What a table is told of a chapter of the book, and how it ended. */
function toldOf(chapter: number, after: string): VoyageStory {
  const { told: story } = BOOK.chapters[chapter - 1] ?? {};
  return { chapter: String(chapter), number: chapter, story: story as Story, after, words: '', picture: 'A picture.' };
}

it.each([
  ['who sails alone has given up', [sat(0)], 'Given up here: the game counts neither as won nor as lost.'],
  ['who sails with bots has given up', [sat(0), computer('able')], /^Given up here/],
  ['several have agreed', [sat(0), sat(1)], 'The players have agreed to end the game here: nobody wins.'],
])('says of a game that was ended early that %s', (_, chairs, words) => {
  const scores = chairs.map(() => 0);
  const shown = table(chairs, { game: 'pirates', phase: 'over' });
  end(ended({ ended_by: 'table.T29', winners: [], scores, turns: 3 }), 0, { shown });
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  ['two persons', [sat(0), sat(1)], true],
  ['a person and computer players', [sat(0), computer('able')], false],
])('offers to look back together to %s: %s', (_, chairs, isOffered) => {
  end(LOST, 0, { shown: table(chairs, { game: 'pirates', phase: 'over' }) });
  expect(button('Look back together') !== null).toBe(isOffered);
});

it('leads the crew on to the next chapter', async () => {
  const asked = end(WON, 0);
  screen.getByRole('button', { name: 'On to chapter 2', hidden: true }).click();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['Arrange', 'Begin']));
  expect(asked[0]).toMatchObject({ settings: { players: 3, options: { chapter: '2' } } });
});

it('stays where it is if that is refused', async () => {
  const asked = end(WON, 0, { answer: () => NO });
  screen.getByRole('button', { name: /^On to chapter/, hidden: true }).click();
  await waitFor(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(asked.map(({ kind }) => kind)).toEqual(['Arrange']);
});

it('sets the table back to this chapter if the next one cannot begin', async () => {
  const asked = end(WON, 0, { answer: ({ kind }) => (kind === 'Begin' ? NO : { kind: 'Done', token: 't' }) });
  screen.getByRole('button', { name: /^On to chapter/, hidden: true }).click();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['Arrange', 'Begin', 'Arrange']));
  expect(asked[2]).toEqual({ kind: 'Arrange', settings: OVER.settings });
});

it('lets the others ask, once, and says of whom', () => {
  const asked = end(WON, 1);
  button('Once more')?.click();
  expect(asked).toEqual([{ kind: 'Say', phrase: 'again' }]);
  cleanup();
  const more = end(WON, 1, { askers: [1] });
  const wish = button(/^Asked/);
  expect(wish?.getAttribute('aria-disabled')).toBe('true');
  expect(told()).toBe('You have asked. Ann begins the next game.');
  wish?.click();
  expect(more).toEqual([]);
});

it('tells the host who asks', () => {
  const asked = end(WON, 0, { askers: [2, 1] });
  expect(told()).toBe('Cleo, Bob ask for one more game.');
  button('Once more')?.click();
  expect(asked).toEqual([{ kind: 'Begin' }]);
});

it('lets every player go on when the host is away for long', () => {
  const asked = end(WON, 1, {
    askers: [1],
    session: {
      presence: {
        kind: 'Presence',
        here: [1, 2],
        watchers: 0,
        lost: [],
        mates: [],
        others_arrange: true,
        may_call: [],
        may_hand_over: [],
      },
    },
  });
  expect(button(/^On to chapter/)).not.toBeNull();
  button('Once more')?.click();
  expect(asked).toEqual([{ kind: 'Begin' }]);
});

it('asks nothing of whoever only watches', () => {
  end(WON, null, { askers: [1] });
  expect([button('Once more'), button(/^On to chapter/)]).toEqual([null, null]);
  expect(told()).toBe('');
});

it('keeps the name and the end of the chapter that was sailed, whatever the table is set to since', async () => {
  serve({ '/api/games/k7m2pq-0/words?language=en': () => Response.json(toldOf(1, 'You are free.')) });
  end(WON, 0, { voyage: toldOf(2, 'Hanged at dawn.') });
  await waitFor(() => expect(screen.getByTestId('after').textContent).toBe('You are free.'));
  expect(screen.getByTestId('chapter').textContent).toBe('1');
});

it('leaves the lead to the host, and has nothing to lead on to after a lost chapter', () => {
  end(WON, 1);
  expect(screen.queryByRole('button', { name: /^On to chapter/, hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Once more', hidden: true })).toBeTruthy();
  cleanup();
  end(LOST, 0);
  expect(screen.queryByRole('button', { name: /^On to chapter/, hidden: true })).toBeNull();
});

it('leaves a pupil on a phone room for the count: only what comes next stays in sight', async () => {
  const lesson = table([sat(0), computer('able')], { game: 'corto', phase: 'over' });
  end(WON, 0, { shown: { ...lesson, settings: { ...lesson.settings, lesson: true } } });
  await waitFor(() => expect(button('Play a real game')).not.toBeNull());
  const introduction = screen.getByRole('link', { name: 'Read the introduction', hidden: true });
  expect(button('Play a real game')?.closest('.next')).not.toBeNull();
  expect([introduction.closest('.next'), introduction.getAttribute('href')]).toEqual([null, '/rules/corto']);
});

it('names the way to the campaign once after a lesson at sea', () => {
  const lesson = table([sat(0), computer('able')], { game: 'pirates', phase: 'over' });
  const links = [{ href: '/campaign', text: 'The campaign' }];
  end(WON, 0, {
    shown: { ...lesson, settings: { ...lesson.settings, lesson: true } },
    gamePage: { ...PAGE, links: () => links },
  });
  expect(screen.getAllByRole('link', { name: 'The campaign', hidden: true })).toHaveLength(1);
});

it('invites to a look back that another player leads: it lies over the toast that does so', () => {
  end(WON, 0, { inviter: 1 });
  expect(told()).toMatch(/looks back at the game and leads\.$/);
  button(/^Look back with/)?.click();
  expect(lookBack).toHaveBeenCalledOnce();
  expect(button('Look back together')).toBeNull();
});

it('leads from the deal of a day, which has one try, to where it is shared', () => {
  const deal = table([sat(0), computer('daily')], { game: 'corto', phase: 'over' });
  end(WON, 0, { shown: { ...deal, settings: { ...deal.settings, daily: true } } });
  const share = screen.getByRole('link', { name: 'Share the result', hidden: true });
  expect(share.getAttribute('href')).toBe('/today');
  expect([button('Once more'), button('Change the table')]).toEqual([null, null]);
  cleanup();
  const voyage = table([sat(0)], { game: 'pirates', phase: 'over' });
  end(LOST, 0, { shown: { ...voyage, settings: { ...voyage.settings, daily: true } } });
  expect(button('Once more')).not.toBeNull();
});
