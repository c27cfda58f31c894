// Looking through a game: portions on demand, steps by line and turn, keys, a leader and those who follow.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shows } from '../../src/corto/words/noted';
import { lately } from '../../src/corto/words/telling';
import { addressOf, entryOf, momentAt, momentIn, placeOf, turnFrom } from '../../src/replay/moments';
import { createPlayback, happeningOf, type Playback, sceneOf } from '../../src/replay/playback.svelte';
import { createPlaybacks } from '../../src/replay/playbacks';
import ReplayPage from '../../src/replay/ReplayPage.svelte';
import { createTogether, type Together } from '../../src/replay/together.svelte';
import Viewer from '../../src/replay/Viewer.svelte';
import type { GamePage } from '../../src/table/game';
import { tellLines as tell } from '../../src/table/log/log-entries';
import type { App } from '../../src/ui/app';
import type { Shortcuts } from '../../src/ui/shortcuts';
import { gameVoice } from '../../src/ui/texts';
import { ApiError } from '../../src/wire/api';
import type { GameViews } from '../../src/wire/types';
import type { StepShown } from '../../src/wire/views/common';
import { reader as cortoReader, formatterOf } from '../helpers/corto-scenes';
import StubTable from '../helpers/StubTable.svelte';
import { people, story } from '../helpers/story';
import { appAt } from '../helpers/app';

const en = await gameVoice('corto', 'en');
const { lines, last } = story('two');
/** Each line says in the view how many there were. */
const STEPS: readonly StepShown[] = lines.map((line) => ({
  ...line,
  events: [
    { ...line.events[0], patch: [{ op: 'replace', path: '/count', value: line.line }] },
    ...line.events.slice(1),
  ],
  waiting_on: [],
  outcome: line.line === last.line ? last.outcome : null,
}));
const PAGE = { Table: StubTable, Ending: StubTable as unknown as GamePage['Ending'], lately } satisfies GamePage;
const formatter = formatterOf(en, people(2));
const told = tell(lines, cortoReader(0, en, people(2)));

function portion(seat: number, since: number, until: number): GameViews {
  return {
    id: 'abc-0',
    seat,
    first: since,
    lines: STEPS.length,
    updates: STEPS.slice(since, Math.min(until, since + 100)),
    view: { public: { count: since }, private: null },
  };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  await tick();
};

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a playback', () => {
  function playback(isWhole: boolean): { readonly playback: Playback; readonly asked: number[]; fail: boolean } {
    const box = { asked: [] as number[], fail: false, playback: undefined as unknown as Playback };
    box.playback = createPlayback({
      seat: 0,
      portion: 50,
      isWhole,
      fetch: async ({ seat, since, until }) => {
        box.asked.push(since);
        if (box.fail) throw new ApiError({ kind: 'unreachable' });
        return portion(seat, since, until);
      },
    });
    return box;
  }

  it('fetches what is looked at first, and then the rest', async () => {
    const box = playback(true);
    box.playback.want(120);
    await settled();
    expect(box.asked).toEqual([100, 0, 50, 150]);
    expect(box.playback.lines).toHaveLength(STEPS.length);
    expect(box.playback.loaded).toBe(box.playback.total);
  });

  it('fetches no more than it is asked for, if so told', async () => {
    const box = playback(false);
    box.playback.want(120);
    await settled();
    box.playback.want(121);
    await settled();
    expect(box.asked).toEqual([100]);
    expect(box.playback.at(121)?.step.line).toBe(121);
    expect(box.playback.lines).toEqual([]);
  });

  it('makes the view after each line from the first of its portion', async () => {
    const box = playback(false);
    box.playback.want(123);
    await settled();
    const [before, frame] = [box.playback.at(122), box.playback.at(123)];
    if (before === undefined || frame === undefined) throw new Error('not fetched');
    const scenes = [sceneOf('abc-0', 0, before), sceneOf('abc-0', 0, frame)] as const;
    expect(scenes.map((scene) => scene.public)).toEqual([{ count: 122 }, { count: 123 }]);
    const happening = happeningOf(scenes[0], frame, scenes[1]);
    expect(happening.events[0]).toMatchObject({
      before: { public: { count: 122 } },
      after: { public: { count: 123 } },
    });
  });

  it('says that the server is out of reach, and goes on when asked again', async () => {
    const box = playback(true);
    box.fail = true;
    box.playback.want(0);
    await settled();
    expect(box.playback.trouble).toEqual({ kind: 'unreachable' });
    box.fail = false;
    box.playback.retry();
    await settled();
    expect(box.playback.trouble).toBeNull();
    expect(box.playback.loaded).toBe(STEPS.length);
  });

  it('shows the last line to whoever asks for one beyond it', async () => {
    const box = playback(true);
    box.playback.want(5000);
    await settled();
    expect(box.playback.loaded).toBe(STEPS.length);
  });
});

describe('a moment', () => {
  it('is read from an address, and from a finger', () => {
    expect(momentIn(new URLSearchParams('line=41&seat=1'), 2)).toEqual({ line: 41, seat: 1 });
    expect(momentIn(new URLSearchParams('line=-1&seat=7'), 2)).toEqual({});
    expect(momentAt(placeOf({ line: 41, seat: 15 }))).toEqual({ line: 41, seat: 15 });
    expect(momentAt('b3')).toBeUndefined();
    expect(placeOf({ line: 123456, seat: 15 }).length).toBeLessThanOrEqual(40);
  });

  it('keeps the plain table in the address', () => {
    const search = new URLSearchParams('plain&line=3&seat=0');
    expect(addressOf('abc-0', { line: 4, seat: 1 }, search)).toBe('/replay/abc-0?line=4&seat=1&plain');
    expect(addressOf('abc-0', { line: 4, seat: 1 })).toBe('/replay/abc-0?line=4&seat=1');
  });

  it('has its turn before it and after it', () => {
    expect(turnFrom(told, 25, 1, lines.length)).toBe(27);
    expect(turnFrom(told, 25, -1, lines.length)).toBe(23);
    expect(turnFrom(told, 0, -1, lines.length)).toBe(0);
    expect(turnFrom(told, 180, 1, lines.length)).toBe(180);
  });

  it('has its entry in the log', () => {
    expect(entryOf(told, 25)?.line).toBe(26);
    expect(entryOf(told, 31)?.line).toBe(30);
  });
});

describe('the viewer', () => {
  const app = (search = '', shortcuts: Shortcuts = 'on'): App =>
    appAt({ page: 'replay', id: 'abc-0' }, { search, settings: { motion: 1, shortcuts } });

  function serve(status = 200, outcome: unknown = last.outcome): void {
    const seats = [
      { name: 'Ann', bot: null },
      { name: '', bot: 'greedy' },
    ];
    const about = {
      id: 'abc-0',
      table: 'abc',
      game: 'corto',
      players: 2,
      options: {},
      started: 0,
      ended: 1,
      seats,
      mine: [],
      lines: STEPS.length,
      forked: null,
      outcome,
      names: {},
    };
    vi.stubGlobal('fetch', async (path: string) => {
      const url = new URL(path, 'http://here');
      if (status !== 200) return new Response('{}', { status });
      if (url.pathname.endsWith('/about')) return Response.json(about);
      const [seat, since, until] = ['seat', 'since', 'until'].map((name) => Number(url.searchParams.get(name)));
      return Response.json(portion(seat ?? 0, since ?? 0, until ?? 0));
    });
  }

  async function opened(
    line: number,
    shortcuts: Shortcuts = 'on',
    gamePage: GamePage = PAGE,
  ): Promise<{
    readonly go: ReturnType<typeof vi.fn>;
    move: (line: number) => Promise<void>;
    look: (seat: number) => Promise<void>;
  }> {
    serve();
    const props = {
      app: app('', shortcuts),
      formatter,
      gamePage,
      seats: people(2),
      playbacks: createPlaybacks('abc-0', undefined),
    };
    const go = vi.fn();
    const { rerender } = render(Viewer, { ...props, moment: { line, seat: 0 }, go });
    await vi.waitFor(() => screen.getByTestId('board'));
    return {
      go,
      move: (to) => rerender({ moment: { line: to, seat: 0 } }),
      look: (seat) => rerender({ moment: { line, seat } }),
    };
  }

  const board = (): string => screen.getByTestId('board').textContent;

  it('shows the board of a line, with nothing to be done', async () => {
    await opened(41);
    expect(board()).toBe('line 41 seat 0 still handless');
    expect(screen.getByText('Line 41 of 180')).toBeTruthy();
  });

  it('stays at the line of a link, and names none, until the game has come', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const go = vi.fn();
    const common = {
      app: app(''),
      formatter,
      gamePage: PAGE,
      seats: people(2),
      playbacks: createPlaybacks('abc-0', undefined),
    };
    render(Viewer, { ...common, moment: { line: 41, seat: 0 }, go });
    await fireEvent.keyDown(document.body, { key: ' ' });
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(go).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Line/)).toBeNull();
  });

  it('shows one step on as it happened, and a leap only by its end', async () => {
    const { move } = await opened(41);
    await move(42);
    expect(board()).toContain('line 42 seat 0 moving');
    await move(90);
    expect(board()).toContain('line 90 seat 0 still');
  });

  it('steps by line and by turn, by buttons and by keys', async () => {
    const { go } = await opened(25);
    await vi.waitFor(() => screen.getByText('Turn 6: Bob', { selector: 'b' }));
    screen.getByRole('button', { name: 'One line on' }).click();
    screen.getByRole('button', { name: 'To the turn before' }).click();
    for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'End']) await fireEvent.keyDown(document.body, { key });
    expect(go.mock.calls.map(([moment]) => (moment as { line: number }).line)).toEqual([26, 23, 24, 27, 0, 180]);
  });

  it('plays by itself until it is stopped', async () => {
    const { go, move } = await opened(25);
    await fireEvent.keyDown(document.body, { key: ' ' });
    await vi.advanceTimersByTimeAsync(1400);
    expect(go).toHaveBeenLastCalledWith({ line: 26, seat: 0 });
    await move(26);
    screen.getByRole('button', { name: 'Stop' }).click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it.each(['alt', 'off'] as const)(
    'leaves the space bar alone where characters do nothing (%s), and its other keys and buttons work',
    async (shortcuts) => {
      const { go } = await opened(25, shortcuts);
      await fireEvent.keyDown(document.body, { key: ' ' });
      await fireEvent.keyDown(document.body, { key: ' ', altKey: true });
      await vi.advanceTimersByTimeAsync(1400);
      expect(go).not.toHaveBeenCalled();
      await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
      expect(go).toHaveBeenLastCalledWith({ line: 24, seat: 0 });
      screen.getByRole('button', { name: 'Play' }).click();
      await vi.advanceTimersByTimeAsync(1400);
      expect(go).toHaveBeenLastCalledWith({ line: 26, seat: 0 });
    },
  );

  it('leads from a line of the log to its board, and to other eyes', async () => {
    const { go } = await opened(25);
    (await vi.waitFor(() => screen.getByText(/^Bob places “Tarao”/, { selector: 'button' }))).click();
    expect(go).toHaveBeenLastCalledWith({ line: 26, seat: 0 });
    await fireEvent.change(screen.getByLabelText('Seen by'), { target: { value: '15' } });
    expect(go).toHaveBeenLastCalledWith({ line: 25, seat: 15 });
  });

  it('opens the hands of all others where a game has hands, unless it is seen with everybody’s eyes', async () => {
    await opened(26);
    expect(screen.getByTestId('open').textContent).toBe('');
    cleanup();
    const { look } = await opened(26, 'on', { ...PAGE, showsOpen: true });
    await vi.waitFor(() => expect(screen.getByTestId('open').textContent).toBe('1'));
    await look(1);
    await vi.waitFor(() => expect(screen.getByTestId('open').textContent).toBe('0'));
    await look(15);
    await vi.waitFor(() => expect(screen.getByTestId('open').textContent).toBe(''));
  });

  it('lights what the words of the log name, as the table’s own log does', async () => {
    await opened(26, 'on', { ...PAGE, shows });
    const [square] = await vi.waitFor(() => screen.getAllByRole('button', { name: 'c4' }));
    await fireEvent.click(square as HTMLElement);
    expect(screen.getByTestId('noted').textContent).toBe('square c4');
    expect(document.querySelector('.unseen[aria-live]')?.textContent).toContain('Bob places “Tarao” on c4.');
    await vi.advanceTimersByTimeAsync(5001);
    expect(screen.getByTestId('noted').textContent).toBe('');
  });

  it.each([
    [403, 'only for those who sat at its table'],
    [404, 'There is no such game here'],
    [500, 'The server answered with an error (500)'],
  ])('says in words why there is nothing to see (%s)', async (status, words) => {
    serve(status);
    render(ReplayPage, { app: app() });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
  });

  it('says that a game is still being played, and where', async () => {
    serve(200, null);
    render(ReplayPage, { app: app() });
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'To its table' }).getAttribute('href')).toBe('/t/abc'),
    );
  });
});

describe('looking back together', () => {
  const point = vi.fn();
  const start = { line: 0, seat: 0 };
  const together = (seats: readonly number[]): Together => createTogether({ seats, point }, start);

  beforeEach(() => point.mockClear());

  it('is told by the one who leads, and not more often than a server bears', () => {
    const ann = together([0]);
    ann.go({ line: 3, seat: 0 });
    expect(point).not.toHaveBeenCalled();
    ann.lead();
    vi.advanceTimersByTime(10);
    for (let line = 10; line < 60; line++) ann.go({ line, seat: 1 });
    vi.advanceTimersByTime(500);
    expect(point.mock.calls.length).toBeLessThan(5);
    expect(point).toHaveBeenLastCalledWith(0, 'review:59:1');
    vi.advanceTimersByTime(4500);
    expect(point).toHaveBeenLastCalledWith(0, 'review:59:1');
    ann.close();
    expect(point).toHaveBeenLastCalledWith(0, 'review:stop');
  });

  it('takes those along who follow, lets them look around, and takes them back', () => {
    const bob = together([1]);
    bob.hear(0, 'review:41:0');
    expect([bob.moment.line, bob.leader, bob.isFollowing]).toEqual([41, 0, true]);
    bob.go({ line: 7, seat: 1 });
    bob.hear(0, 'review:42:0');
    expect([bob.moment.line, bob.isFollowing]).toEqual([7, false]);
    bob.follow();
    expect([bob.moment.line, bob.isFollowing]).toEqual([42, true]);
    expect(point).not.toHaveBeenCalled();
    bob.close();
  });

  it('has one leader at a time, and none when that one stops or is gone', () => {
    const bob = together([1]);
    bob.lead();
    bob.hear(0, 'review:5:0');
    expect([bob.isLeading, bob.leader]).toEqual([false, 0]);
    bob.hear(0, 'review:stop');
    expect(bob.leader).toBeNull();
    bob.hear(0, 'review:6:0');
    vi.advanceTimersByTime(14_000);
    expect(bob.leader).toBeNull();
    bob.close();
  });

  it('does not follow its own finger, nor one at a square; and who watches cannot lead', () => {
    const ann = together([0]);
    ann.hear(0, 'review:9:0');
    ann.hear(1, 'b3');
    expect([ann.moment, ann.leader]).toEqual([start, null]);
    expect(together([]).canLead).toBe(false);
  });
});
