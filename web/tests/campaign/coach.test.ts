// “Teach me”: which lesson is due follows from the log, and the coach can be sent away.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LESSONS, progressOf, remarkOf } from '../../src/campaign/teach/coach';
import Coach from '../../src/campaign/teach/Coach.svelte';
import { sign } from '../../src/campaign/daily/signing';
import SignSwitch from '../../src/campaign/daily/SignSwitch.svelte';
import TeachPage from '../../src/campaign/teach/TeachPage.svelte';
import { isTaught, teach } from '../../src/campaign/teach/teaching';
import { intentFor } from '../../src/lobby/new-table/opening';
import { eventsOf } from '../../src/pirates/effects/called-event';
import type { LogLine, Scene } from '../../src/table/scene';
import type { Session } from '../../src/table/session.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { OpenTable } from '../../src/wire/types';
import { answer, BOX, FIRST, json } from '../helpers/campaign-kit';
import { appAt, sat, sessionAt, table } from '../helpers/lobby-kit';
import { scene as sailing } from '../helpers/pirates-scenes';

const en = await gameVoice('pirates', 'en');
const lines = FIRST.log;
const upTo = (line: number): typeof lines => lines.filter((one) => one.line <= line);
const lineOf = (kind: string, timer?: number): number => {
  const found = lines.find((one) =>
    eventsOf(one).some(
      (event) => event.kind === kind && (timer === undefined || ('timer' in event && event.timer === timer)),
    ),
  );
  if (found === undefined) throw new Error(`no ${kind}`);
  return found.line;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('lessons', () => {
  it('follow the voyage, one after the other', () => {
    const lesson = (line: number): string => progressOf(upTo(line), {}).lesson;
    expect(lesson(0)).toBe('start');
    expect(lesson(lineOf('RoundStarted'))).toBe('place');
    expect(lesson(lineOf('TimerPlaced', 1))).toBe('sand');
    expect(lesson(lineOf('SandRanOut', 1))).toBe('perform');
    const seen = lines.map(({ line }) => LESSONS.findIndex((one) => one === lesson(line)));
    expect(seen.every((place, at) => place >= (seen[at - 1] ?? 0))).toBe(true);
    expect(lesson(lines.length)).toBe('end');
  });

  it('are learnt by what the server says that an event teaches, and by nothing else', () => {
    const event = { kind: 'TimerPlaced', seat: 1, timer: 1, space: 'helm', ends: 1 };
    const line = (number: number, teaches: string[]): LogLine => {
      return { line: number, at: 0, by: 1, undo_to: null, events: [{ event, teaches }] };
    };
    expect(progressOf([line(1, ['start']), line(2, [])], {}).lesson).toBe('place');
    expect(progressOf([line(1, ['start']), line(2, ['place'])], {}).lesson).toBe('sand');
    expect(progressOf([line(1, ['start', 'end'])], {})).toEqual({ lesson: 'end', since: 1 });
  });

  it('remark upon the newest thing first', () => {
    const line = (number: number, teaches: string[]): LogLine => {
      return { line: number, at: 0, by: 1, undo_to: null, events: [{ teaches }] };
    };
    const both = [line(1, ['cork', 'speed']), line(2, ['passage', 'turn'])];
    expect(remarkOf(both, new Set())).toBe('passage');
    expect(remarkOf(both, new Set(['passage']))).toBe('cork');
  });

  it('can be passed by hand', () => {
    const started = lineOf('RoundStarted');
    expect(progressOf(upTo(started), { place: started }).lesson).toBe('sand');
  });

  it('can be passed by hand one after the other while nothing happens', () => {
    const started = lineOf('RoundStarted');
    expect(progressOf(upTo(started), { place: started, sand: started, perform: started }).lesson).toBe('speed');
    const all = Object.fromEntries(LESSONS.map((lesson) => [lesson, 0]));
    expect(progressOf(upTo(0), all).lesson).toBe('end');
  });

  it('remark once upon what happens for the first time', () => {
    expect(remarkOf(upTo(1), new Set())).toBeNull();
    expect(remarkOf(lines, new Set())).not.toBeNull();
    expect(remarkOf(lines, new Set(['passage', 'cork', 'life']))).toBeNull();
  });
});

describe('the coach', () => {
  function at(line: number): { readonly session: Session; readonly scene: Scene } {
    const shown = table([sat(0), sat(1)], { game: 'pirates' });
    const { session } = sessionAt(shown, 1);
    const scene = { ...sailing('sailing'), seat: 1, line, private: { timers: [1] } };
    const log = FIRST.log.filter((one) => one.line <= line);
    return { session: { ...session, logs: { 1: log } }, scene };
  }

  it('is not there unless the table was opened to be taught at', () => {
    render(Coach, { ...at(0), voice: en });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says one thing at a time, and goes when it is sent', async () => {
    teach('k7m2pq');
    render(Coach, { ...at(0), voice: en });
    expect(screen.getByText(/Start the round/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
    expect(screen.getByText(/The sandtimer of your colour/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I can do it alone' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(isTaught('k7m2pq')).toBe(false);
  });

  it('names the button of the table by its own name', () => {
    expect(en.say('coach-sand-steps')).toContain(`“${en.say('deck-wait')}”`);
  });

  it('finds its place again after a reload', () => {
    teach('k7m2pq');
    render(Coach, { ...at(lineOf('SandRanOut', 1)), voice: en });
    expect(screen.getByText(/Your sand is down/)).toBeTruthy();
  });
});

it('opens a gentle table with three computer sailors, and puts the coach there', async () => {
  const asked = answer({ '/api/catalogue': json(BOX), '/api/tables': json({ code: 'lesson', link: '/t/lesson' }) });
  const { app, gone } = appAt('/teach');
  const router = {
    ...app.router,
    get route() {
      return gone.length > 0 ? { page: 'table' as const, code: 'lesson' } : app.router.route;
    },
  };
  render(TeachPage, { app: { ...app, router } });
  const begin = await screen.findByRole<HTMLButtonElement>('button', { name: 'Come aboard' });
  await waitFor(() => expect(begin.disabled).toBe(false));
  await fireEvent.click(begin);
  await waitFor(() => expect(gone).toEqual(['/t/lesson']));
  const { settings } = asked.at(-1)?.body as OpenTable;
  expect(settings).toMatchObject({
    steps: true,
    players: 4,
    options: { chapter: '1', level: 'deckhand' },
  });
  expect(intentFor('lesson')?.begin).toBe(true);
  await waitFor(() => expect(isTaught('lesson')).toBe(true));
});

it('tells a table whether a name may be shown', async () => {
  const { session, asked } = sessionAt(table([sat(0)]), 0);
  expect(await sign(session, true)).toBe(true);
  expect(asked).toEqual([{ kind: 'Sign', named: true }]);
});

it('tells a table a no as well: it may still know the yes of another day', async () => {
  const { session, asked } = sessionAt(table([sat(0)]), 0);
  render(SignSwitch, { session, say: en.say });
  await waitFor(() => expect(asked).toEqual([{ kind: 'Sign', named: false }]));
});
