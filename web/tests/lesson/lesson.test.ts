// The lesson and the coach beside a table: pages, halos, keys; what the browser remembers; and the page that begins it.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Beside from '../../src/lesson/Beside.svelte';
import CoachBar from '../../src/lesson/CoachBar.svelte';
import { Coaching } from '../../src/lesson/coaching.svelte';
import { hasCoach, keepCoached, keepLessonTable, lessonTable } from '../../src/lesson/kept';
import LearnPage from '../../src/lesson/LearnPage.svelte';
import LessonPanel from '../../src/lesson/LessonPanel.svelte';
import { arrowAt } from '../../src/lesson/spots';
import { intentFor } from '../../src/lobby/new-table/opening';
import { remember } from '../../src/wire/seat-keys';
import type { Advice } from '../../src/wire/types';
import { answer, json } from '../helpers/campaign-kit';
import { formatterOf, scene, VOICES } from '../helpers/corto-scenes';
import { appAt, CATALOGUE, computer, sat, sessionAt, table } from '../helpers/lobby-kit';

const formatter = formatterOf(VOICES.en);
const STEP: Advice = {
  step: 1,
  steps: 20,
  hints: [
    { say: { text: 'lesson-corto-goal' }, points: ['player-0'] },
    { say: { text: 'lesson-corto-play', args: { card: 'D3' } }, points: ['card-D3'], rule: 'corto.T1' },
  ],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function put(spot: string): HTMLElement {
  const thing = document.createElement('button');
  thing.dataset['spot'] = spot;
  thing.getBoundingClientRect = () => new DOMRect(10, 200, 40, 60);
  document.body.append(thing);
  return thing;
}

const panel = (advice: Advice, more = {}): ReturnType<typeof render> =>
  render(LessonPanel, {
    app: appAt('/t/k7m2pq').app,
    formatter,
    game: 'corto',
    advice,
    isShowing: false,
    isMine: true,
    isOver: false,
    ...more,
  });

describe('a step of the lesson', () => {
  it('is read page by page, and its last page leads the keyboard to the thing', async () => {
    const card = put('card-D3');
    panel(STEP);
    expect(screen.getByText('Step 1 of 20')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/Most gold wins/);
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status').textContent).toMatch(/Play “The dancer of the wells”/);
    await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(document.activeElement).toBe(card);
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('status').textContent).toMatch(/Most gold wins/);
  });

  it('is read and found by the key g alone', async () => {
    const card = put('card-D3');
    panel(STEP);
    await fireEvent.keyDown(document.body, { key: 'g' });
    expect(document.activeElement).not.toBe(card);
    await fireEvent.keyDown(document.body, { key: 'g' });
    expect(document.activeElement).toBe(card);
  });

  it('begins at its first page', async () => {
    const { rerender } = panel(STEP);
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await rerender({ advice: { ...STEP, step: 2 } });
    expect(screen.getByRole('status').textContent).toMatch(/Most gold wins/);
  });

  it('has a halo around what it speaks of, but not while things still move', async () => {
    put('player-0');
    const { container, rerender } = panel(STEP);
    await waitFor(() => expect(container.querySelectorAll('.ring')).toHaveLength(1));
    await rerender({ isShowing: true });
    expect(container.querySelectorAll('.ring')).toHaveLength(0);
  });

  it('brings what it speaks of into sight once, and rings nothing that is pushed away below the words', async () => {
    const room = document.createElement('div');
    room.style.overflowY = 'auto';
    let isAway = true;
    room.getBoundingClientRect = () => (isAway ? new DOMRect(0, 300, 360, 300) : new DOMRect(0, 100, 360, 300));
    const thing = put('player-0');
    document.body.append(room);
    room.append(thing);
    const scroll = vi.fn(() => {
      isAway = false;
    });
    thing.scrollIntoView = scroll;
    const { container } = panel(STEP);
    await waitFor(() => expect(container.querySelectorAll('.ring')).toHaveLength(1));
    isAway = true;
    await waitFor(() => expect(container.querySelectorAll('.ring')).toHaveLength(0));
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('points from where no word is covered', () => {
    const room = { ceiling: 100, floor: 600, width: 1280 };
    const box = { x: 50, width: 40, height: 60 };
    expect(arrowAt({ ...box, y: 300 }, room)).toMatchObject({ x: 56, y: 300 - 28 * (28 / 24) - 2, isBelow: false });
    expect(arrowAt({ ...box, y: 110 }, room)).toMatchObject({ x: 56, y: 172, isBelow: true });
    expect(arrowAt({ ...box, y: 110, height: 480 }, room)).toMatchObject({ x: 56, y: 112, isBelow: false });
    const [panel, small] = [
      { x: 50, y: 110, width: 240, height: 60 },
      { ...room, width: 360 },
    ];
    expect(arrowAt(panel, room).y).toBeLessThan(panel.y + panel.height);
    expect(arrowAt({ ...box, y: 300 }, small)).toMatchObject({ x: 60, width: 20, isBelow: false });
    expect(arrowAt({ ...box, y: 300 }, small).y).toBeGreaterThan(arrowAt({ ...box, y: 300 }, room).y);
  });

  it('ends with a real game and the introduction', async () => {
    answer({ '/api/catalogue': json(CATALOGUE) });
    panel({ step: 20, steps: 20, hints: [{ say: { text: 'lesson-corto-counted' } }] }, { isOver: true });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play a real game' }).disabled).toBe(false),
    );
    expect(screen.getByRole('link', { name: 'Read the introduction' }).getAttribute('href')).toBe('/rules/corto');
  });
});

describe('the coach', () => {
  const HINTS = [{ say: { text: 'coach-corto-draw', args: { draws: 2 } }, points: ['square-a1'] }];

  it('names what is possible, shows it, and goes with one tap for good', async () => {
    const deck = put('square-a1');
    const { app } = appAt('/t/k7m2pq');
    const coaching = new Coaching();
    render(CoachBar, { app, formatter, hints: HINTS, isMine: true, coaching });
    await fireEvent.click(screen.getByRole('button', { name: 'You may draw up to 2 cards.' }));
    expect(document.activeElement).toBe(deck);
    await fireEvent.click(screen.getByRole('button', { name: 'Coach off' }));
    expect(app.settings.coach).toBe('off');
  });

  it('is a word in the header of a small screen, as long as there is one', async () => {
    const { app } = appAt('/t/k7m2pq');
    const coaching = new Coaching();
    const { unmount, container } = render(CoachBar, { app, formatter, hints: HINTS, isMine: true, coaching });
    await waitFor(() => expect(coaching.isThere).toBe(true));
    coaching.isOpen = true;
    await waitFor(() => expect(container.querySelector('.bar.open')).not.toBeNull());
    await fireEvent.click(screen.getByRole('button', { name: 'You may draw up to 2 cards.' }));
    expect(coaching.isOpen).toBe(false);
    unmount();
    expect(coaching.isThere).toBe(false);
  });

  it('stands beside the first three games, unless the player decides otherwise', () => {
    for (const game of ['a-0', 'b-0', 'c-0']) {
      expect(hasCoach(game, 'first')).toBe(true);
      keepCoached(game);
    }
    expect(hasCoach('a-0', 'first')).toBe(true);
    expect(hasCoach('d-0', 'first')).toBe(false);
    expect(hasCoach('d-0', 'on')).toBe(true);
    expect(hasCoach('a-0', 'off')).toBe(false);
  });
});

describe('beside a table', () => {
  const lesson = { ...table([sat(0), computer('random')]).settings, lesson: true };

  it('a lesson asks what to say after each line, and is remembered', async () => {
    const { session } = sessionAt(table([sat(0), computer('random')], { phase: 'playing', settings: lesson }), 0);
    const advise = vi.fn(() => Promise.resolve(STEP));
    Object.assign(session, { advise });
    const shown = scene('main', { seat: 0 });
    const props = {
      app: appAt('/t/k7m2pq').app,
      session,
      scene: shown,
      formatter,
      isShowing: false,
      coaching: new Coaching(),
    };
    const { rerender } = render(Beside, props);
    await screen.findByText('Step 1 of 20');
    expect(lessonTable('corto')).toBe('k7m2pq');
    await rerender({ scene: { ...shown, line: shown.line + 1 } });
    await waitFor(() => expect(advise).toHaveBeenCalledTimes(2));
  });

  it('a step is read once what led to it was seen', async () => {
    const { session } = sessionAt(table([sat(0), computer('random')], { phase: 'playing', settings: lesson }), 0);
    const advise = vi.fn(() => Promise.resolve(STEP));
    Object.assign(session, { advise });
    const shown = scene('main', { seat: 0 });
    const { app } = appAt('/t/k7m2pq');
    const coaching = new Coaching();
    const { rerender } = render(Beside, { app, session, scene: shown, formatter, isShowing: false, coaching });
    await screen.findByText('Step 1 of 20');
    advise.mockResolvedValue({ ...STEP, step: 2 });
    await rerender({ isShowing: true, scene: { ...shown, line: shown.line + 1 } });
    await waitFor(() => expect(advise).toHaveBeenCalledTimes(2));
    expect(screen.getByText('Step 1 of 20')).toBeTruthy();
    await rerender({ isShowing: false });
    await screen.findByText('Step 2 of 20');
  });

  it.each([{ puzzle: '2026-11-17' }, { daily: true }])('nobody helps where a result is compared: %o', async (more) => {
    const usual = table([sat(0), computer('random')]).settings;
    for (const settings of [usual, { ...usual, ...more }]) {
      const { session } = sessionAt(table([sat(0), computer('random')], { phase: 'playing', settings }), 0);
      const advise = vi.fn(() => Promise.resolve(STEP));
      Object.assign(session, { advise });
      const { app } = appAt('/t/k7m2pq');
      render(Beside, {
        app,
        session,
        scene: scene('main', { seat: 0, waitingOn: [0] }),
        formatter,
        isShowing: false,
        coaching: new Coaching(),
      });
      if (settings === usual) await waitFor(() => expect(advise).toHaveBeenCalled());
      else await new Promise((done) => setTimeout(done, 50));
      expect(advise.mock.calls.length > 0).toBe(settings === usual);
      cleanup();
    }
  });

  it('a watcher is told nothing', () => {
    const { session } = sessionAt(table([sat(0), computer('random')], { phase: 'playing', settings: lesson }), null);
    const advise = vi.fn(() => Promise.resolve(STEP));
    Object.assign(session, { advise });
    render(Beside, {
      app: appAt('/t/k7m2pq').app,
      session,
      scene: scene('main'),
      formatter,
      isShowing: false,
      coaching: new Coaching(),
    });
    expect(advise).not.toHaveBeenCalled();
  });
});

describe('the page of the lesson', () => {
  it('opens a table with the lesson, and begins it', async () => {
    const asked = answer({
      '/api/catalogue': json(CATALOGUE),
      '/api/tables': json({ code: 'k7m2pq', path: '/t/k7m2pq' }),
    });
    const { app } = appAt('/learn/corto');
    render(LearnPage, { app });
    const begin = await screen.findByRole<HTMLButtonElement>('button', { name: 'Begin the lesson' });
    await waitFor(() => expect(begin.disabled).toBe(false));
    await fireEvent.click(begin);
    // A bot for each seat that the game may have: the server's lesson says how many of them there are.
    const bots = { 1: 'novice', 2: 'novice', 3: 'novice' };
    await waitFor(() => expect(intentFor('k7m2pq')).toEqual({ bots, guests: {}, begin: true }));
    const ordered = asked.find(({ path }) => path === '/api/tables')?.body;
    expect(ordered).toMatchObject({ game: 'corto', settings: { lesson: true, players: 2 } });
  });

  it('goes on with a lesson that was begun', async () => {
    remember({ code: 'k7m2pq', key: 'a-key-of-twenty-two-chars', game: 'corto', name: 'Ann', touched: 1 });
    keepLessonTable('corto', 'k7m2pq');
    answer({
      '/api/catalogue': json(CATALOGUE),
      '/api/tables/k7m2pq': json(table([sat(0), computer('random')], { phase: 'playing' })),
    });
    render(LearnPage, { app: appAt('/learn/corto').app });
    const link = await screen.findByRole('link', { name: 'Go on with the lesson' });
    expect(link.getAttribute('href')).toBe('/t/k7m2pq');
    expect(screen.getByRole('button', { name: 'Begin it again' })).toBeTruthy();
  });
});
