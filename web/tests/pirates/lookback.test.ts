// What was chosen ahead is still there and done on time: for whoever looks back at an earlier board, and whoever’s line was lost.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PIRATES } from '../../src/pirates/page';
import type { GamePage } from '../../src/table/game';
import { createSession, type Session } from '../../src/table/session.svelte';
import { Room } from '../../src/table/room.svelte';
import GameFrame from '../../src/table/GameFrame.svelte';
import type { PiratesOwn, PiratesView } from '../../src/wire/views/pirates';
import type { TableShown, Time } from '../../src/wire/types';
import { appAt, computer, sat, table } from '../helpers/lobby-kit';
import { PaperServer } from '../helpers/paper-server';
import { people, scene, formatter } from '../helpers/pirates-scenes';
import StubTable from '../helpers/StubTable.svelte';

const GAME = 'k7m2pq-0';
const SHOWN = scene('ready-Turn');
const MINE = SHOWN.seat;
const TIMER = SHOWN.private?.timers[0] ?? 0;
const READY = SHOWN.public;
const TURNS = SHOWN.offers.find(({ kind }) => kind === 'Turn');
/** The same moment with the sand of one's own timer still running: what it can do may be chosen ahead. */
const RUNNING: PiratesView = {
  ...READY,
  timers: READY.timers.map((timer, number) => (number === TIMER ? { ...timer, ready: false } : timer)),
};
const AHEAD = { timers: [TIMER], ahead: { [String(TIMER)]: TURNS } } as PiratesOwn;

let server: PaperServer;
let session: Session;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  HTMLDialogElement.prototype.showModal = vi.fn();
  server = new PaperServer();
  session = createSession('k7m2pq', 'k'.repeat(22), 'en', server);
  server.accept();
  server.welcome(1);
});

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

/** At the helm, with the sand running. What it gives exchanges the game's page. */
async function board(gamePage: GamePage = PIRATES): Promise<(next: GamePage) => Promise<void>> {
  const chairs = Array.from({ length: 4 }, (_, seat) => (seat === MINE ? sat(0) : computer('able')));
  const shown: TableShown = table(chairs, { game: 'pirates', phase: 'playing', playing: GAME });
  server.say({ kind: 'Table', n: 1, table: shown });
  server.say({ kind: 'You', person: 0, seats: [MINE] });
  const stands = { at: SHOWN.at, undo: null, reset: null, final: [], waiting_on: SHOWN.waitingOn, outcome: null };
  server.say({
    kind: 'Snapshot',
    n: 2,
    game: GAME,
    seat: MINE,
    line: 4,
    ...stands,
    view: { public: RUNNING, private: AHEAD, asks: [], offers: [] },
  });
  server.say({
    kind: 'Lines',
    token: 'x',
    game: GAME,
    seat: MINE,
    lines: [
      {
        line: 3,
        at: 0,
        by: MINE,
        undo_to: null,
        events: [
          {
            event: { kind: 'TimerPlaced', seat: MINE, timer: TIMER, space: 'helm', ends: 1 },
            say: 'event-pirates-TimerPlaced',
          },
        ],
      },
    ],
  });
  const { app } = appAt('/t/k7m2pq');
  const { rerender } = render(GameFrame, {
    app,
    room: new Room(session),
    session,
    seats: people(MINE).map((seat) => ({ ...seat, isBot: !seat.isMine })),
    formatter: formatter(),
    gamePage,
    arrange: vi.fn(),
  });
  await tick();
  return (next) => rerender({ gamePage: next });
}

function sandIsDown(): void {
  const patch = [{ op: 'replace', path: `/timers/${TIMER}/ready`, value: true }];
  const own = [{ op: 'replace', path: '/ahead', value: {} }];
  const update = {
    line: 5,
    at: SHOWN.at,
    by: 14,
    events: [{ event: { kind: 'SandRanOut', timer: TIMER }, patch, own }],
    waiting_on: SHOWN.waitingOn,
    asks: SHOWN.asks,
    offers: SHOWN.offers,
  };
  server.say({ kind: 'Step', n: 3, game: GAME, seat: MINE, undo: null, reset: null, final: [], update });
}

async function chooseAhead(): Promise<void> {
  await fireEvent.click(document.querySelector(`[data-spot='timer-${TIMER}']`) ?? document.body);
  await fireEvent.click(document.querySelector('button[data-spot^=sector-]') ?? document.body);
  await tick();
  expect(document.querySelector(`[data-spot='timer-${TIMER}']`)?.getAttribute('aria-label')).toMatch(/chosen ahead/);
}

async function lookBack(): Promise<void> {
  await fireEvent.click(document.querySelector('aside li button') ?? document.body);
  expect(await screen.findByRole('button', { name: 'Back to now' })).toBeTruthy();
}

const acts = (): readonly unknown[] => server.requests().filter(({ kind }) => kind === 'Act');

it('keeps what was chosen ahead until one is back', async () => {
  await board();
  await chooseAhead();
  await lookBack();
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  await tick();
  expect(document.querySelector(`[data-spot='timer-${TIMER}']`)?.getAttribute('aria-label')).toMatch(/chosen ahead/);
  sandIsDown();
  await tick();
  expect(acts()).toEqual([
    expect.objectContaining({ seat: MINE, action: expect.objectContaining({ kind: 'Turn', timer: TIMER }) }),
  ]);
});

it('does it on time while one still looks back', async () => {
  await board();
  await chooseAhead();
  await lookBack();
  sandIsDown();
  await tick();
  expect(acts()).toEqual([
    expect.objectContaining({ action: expect.objectContaining({ kind: 'Turn', timer: TIMER }) }),
  ]);
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy();
});

// --- while a round waits for somebody ---

const sayTime = async (why: Time['why']): Promise<void> => {
  server.say({
    kind: 'Time',
    game: GAME,
    now: 1_000_000,
    at: SHOWN.at,
    runs: why === '',
    speed: 100,
    why,
    resumes: null,
    banks: [],
    waits: [],
    ready: [],
    hurries: null,
    awaited: [],
  });
  await tick();
};
const planned = (): string => document.querySelector(`[data-spot='timer-${TIMER}']`)?.getAttribute('aria-label') ?? '';

it('keeps what was chosen ahead through three-two-one, and does it when time runs, without another line', async () => {
  await board();
  await chooseAhead();
  await sayTime('lost');
  sandIsDown();
  await tick();
  await sayTime('countdown');
  expect(acts()).toEqual([]);
  expect(planned()).toMatch(/chosen ahead/);
  await sayTime('');
  expect(acts()).toEqual([
    expect.objectContaining({ action: expect.objectContaining({ kind: 'Turn', timer: TIMER }) }),
  ]);
});

it('forgets it once it was refused, not when it was sent', async () => {
  await board();
  await sayTime('');
  await chooseAhead();
  sandIsDown();
  await tick();
  expect(sessionStorage.getItem(`saltsea.ahead.${GAME}`)).not.toBeNull();
  const token = server.requests().findLast(({ kind }) => kind === 'Act')?.token ?? '';
  server.say({
    kind: 'Refused',
    token,
    rule: 'pirates.H1',
    text: 'x',
    facts: {},
    early: false,
    blocks: [],
  });
  await vi.waitFor(() => expect(sessionStorage.getItem(`saltsea.ahead.${GAME}`)).toBeNull());
  expect(acts()).toHaveLength(1);
});

it('keeps it for whoever leaves the table before it was answered', async () => {
  await board();
  await sayTime('');
  await chooseAhead();
  sandIsDown();
  await tick();
  session.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStorage.getItem(`saltsea.ahead.${GAME}`)).toContain('"Turn"');
});

it('forgets what this tab has kept for another seat', async () => {
  const theirs = READY.timers.findIndex(({ owner }) => owner !== MINE);
  const { space, ends = 0 } = READY.timers[theirs] ?? {};
  const sand = space == null ? '' : `${READY.round} ${ends}`;
  const action = { kind: 'Turn', timer: theirs, sectors: 1 };
  sessionStorage.setItem(
    `saltsea.ahead.${GAME}`,
    JSON.stringify([{ timer: theirs, action, label: { text: 'action-pirates-Turn' }, sand, reason: '' }]),
  );
  await board();
  expect(sessionStorage.getItem(`saltsea.ahead.${GAME}`)).toBeNull();
});

it('lets clock and sand stand when one’s own connection is lost, says whose it is, and goes on when the time is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  try {
    await board();
    server.say({
      kind: 'Presence',
      here: [0],
      watchers: 0,
      lost: [],
      mates: [],
      others_arrange: false,
      may_call: [],
      may_hand_over: [],
    });
    await sayTime('');
    const still = (): boolean => document.querySelector('[data-clock]')?.classList.contains('still') ?? true;
    server.cut();
    await vi.advanceTimersByTimeAsync(2900);
    expect([still(), screen.queryByText(/Your own connection is lost/)]).toEqual([false, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(still()).toBe(true);
    expect(screen.getByText(/Your own connection is lost/)).toBeTruthy();
    server.accept();
    server.welcome(4, table([sat(0)], { game: 'pirates', phase: 'playing', playing: GAME }), [MINE]);
    await tick();
    expect(still()).toBe(true);
    await sayTime('');
    expect([still(), screen.queryByText(/Your own connection is lost/)]).toEqual([false, null]);
  } finally {
    vi.useRealTimers();
  }
});

it('does not perform again what had happened before somebody looked back', async () => {
  await board({ ...PIRATES, Table: StubTable });
  sandIsDown();
  await tick();
  expect(screen.getByTestId('board').textContent).toContain('moving');
  await lookBack();
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(screen.getByTestId('board').textContent).toContain('still');
});

it('moves nothing that another table has shown already', async () => {
  const change = await board({ ...PIRATES, Table: StubTable });
  sandIsDown();
  await tick();
  expect(screen.getByTestId('board').textContent).toMatch(/moving/);
  await change({ ...PIRATES, Table: StubTable });
  expect(screen.getByTestId('board').textContent).toMatch(/still/);
});
