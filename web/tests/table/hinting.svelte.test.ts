// Hints in a practice game: asked for, waited for, shown with what is lit, and gone with the position.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { createFormatter } from '../../src/table/formatter';
import { createHands } from '../../src/table/player-actions';
import { createHinting, type Hinting } from '../../src/table/hinting.svelte';
import { PATIENCE } from '../../src/table/passing-hints.svelte';
import HintShown from '../../src/table/panels/HintShown.svelte';
import type { GamePage } from '../../src/table/game';
import type { Scene } from '../../src/table/scene';
import type { Session } from '../../src/table/session.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { Suggested } from '../../src/wire/types';
import { computer, sat, sessionAt, table } from '../helpers/lobby-kit';

const WHY = { gold: 2, quest: 0, group: 3, seat: 1, loss: 0, kill: 'none', safer: 'none', gives: 0, bare: 0 };
const ANSWER: Suggested = {
  kind: 'Suggested',
  game: 'k7m2pq-0',
  seat: 0,
  line: 7,
  left: 2,
  hint: {
    say: { text: 'hint-corto-place', args: { card: 'A3', square: 'b3', ...WHY } },
    points: ['card-A3', 'square-b3'],
    rule: '',
  },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function hintingAt(
  left: number | null,
  { refuse = false, realTime = false } = {},
): {
  hinting: Hinting;
  session: Session;
  asked: unknown[];
  go: (line: number) => void;
  sailAnother: () => void;
  connect: (status: Session['status']) => void;
} {
  let line = $state(7);
  let game = $state('k7m2pq-0');
  let status = $state<Session['status']>('open');
  const shown = table([sat(0), computer('novice')], {
    phase: 'playing',
    playing: 'k7m2pq-0',
    hints: left,
    real_time: realTime,
  });
  const kit = sessionAt(shown, 0, () =>
    refuse ? { kind: 'Failed', token: 't', reason: 'mistake' } : { kind: 'Done', token: 't' },
  );
  let suggested = $state.raw<Suggested | null>(null);
  const session = Object.defineProperty({ ...kit.session }, 'suggested', {
    get: () => suggested,
    set: (value: Suggested | null) => (suggested = value),
  });
  Object.defineProperty(session, 'status', { get: () => status });
  const scene = (): Scene => ({ game, seat: 0, line }) as Scene;
  return {
    hinting: createHinting(session, scene),
    session,
    asked: kit.asked,
    go: (next) => (line = next),
    sailAnother: () => (game = 'k7m2pq-1'),
    connect: (next) => (status = next),
  };
}

function tellIt(session: Session, answer: Suggested): void {
  (session as { suggested: Suggested | null }).suggested = answer;
  flushSync();
}

it('asks once, waits, shows the answer, and shows it again for nothing after it was closed', () => {
  const stop = $effect.root(() => {
    const { hinting, session, asked } = hintingAt(3);
    hinting.ask();
    hinting.ask();
    expect(asked).toEqual([{ kind: 'Suggest', seat: 0 }]);
    expect(hinting.isThinking).toBe(true);
    tellIt(session, ANSWER);
    expect([hinting.isThinking, hinting.hint]).toEqual([false, ANSWER.hint]);
    hinting.close();
    expect(hinting.hint).toBeNull();
    hinting.ask();
    expect(hinting.hint).toEqual(ANSWER.hint);
    expect(asked).toHaveLength(1);
  });
  stop();
});

it('drops what was asked for a position that has passed, and asks anew', () => {
  const stop = $effect.root(() => {
    const { hinting, session, asked, go } = hintingAt(3);
    hinting.ask();
    go(8);
    expect(hinting.isThinking).toBe(false);
    tellIt(session, ANSWER);
    expect(hinting.hint).toBeNull();
    hinting.ask();
    expect(asked).toHaveLength(2);
  });
  stop();
});

it('keeps an answer while time runs, until it is closed, and asks as often as one likes', () => {
  const stop = $effect.root(() => {
    const { hinting, session, asked, go } = hintingAt(99, { realTime: true });
    hinting.ask();
    hinting.ask();
    go(8);
    expect([hinting.isThinking, asked.length]).toEqual([true, 1]);
    tellIt(session, ANSWER);
    go(12);
    expect([hinting.isThinking, hinting.hint]).toEqual([false, ANSWER.hint]);
    hinting.ask();
    expect([hinting.isThinking, hinting.hint, asked.length]).toEqual([true, null, 2]);
    tellIt(session, { ...ANSWER });
    expect(hinting.hint).toEqual(ANSWER.hint);
    hinting.close();
    expect(hinting.hint).toBeNull();
  });
  stop();
});

it('says at sea that no answer came in time, until it is closed, or an answer comes after all', async () => {
  const voice = await gameVoice('pirates', 'en');
  const formatter = createFormatter({ voice, names: {}, game: 'pirates', seats: [] });
  vi.useFakeTimers();
  const stop = $effect.root(() => {
    const { hinting, session } = hintingAt(99, { realTime: true });
    hinting.ask();
    vi.advanceTimersByTime(PATIENCE);
    render(HintShown, { hinting, formatter, still: true, isPassing: true });
    expect(screen.getByText('No answer came in time. Ask again if you like.')).toBeDefined();
    Object.assign(session, { suggested: ANSWER });
    flushSync();
    expect([hinting.isLate, hinting.hint]).toEqual([false, ANSWER.hint]);
    hinting.ask();
    vi.advanceTimersByTime(PATIENCE);
    hinting.close();
    expect(hinting.isLate).toBe(false);
    cleanup();
  });
  stop();
});

it('waits at sea neither for ever, nor beyond its voyage, nor for a connection that is gone', () => {
  vi.useFakeTimers();
  const stop = $effect.root(() => {
    const { hinting, asked, sailAnother, connect } = hintingAt(99, { realTime: true });
    hinting.ask();
    vi.advanceTimersByTime(PATIENCE);
    expect([hinting.isThinking, hinting.isVain, hinting.isLate]).toEqual([false, false, true]);
    hinting.ask();
    expect(hinting.isLate).toBe(false);
    connect('lost');
    expect(hinting.isThinking).toBe(false);
    connect('open');
    expect([hinting.isThinking, hinting.isLate, asked.length]).toEqual([true, false, 2]);
    sailAnother();
    expect(hinting.isThinking).toBe(false);
    hinting.ask();
    expect([hinting.isThinking, asked.length]).toEqual([true, 3]);
  });
  stop();
});

it('shows at sea what was found while the connection was gone, and no old answer that comes again', () => {
  const stop = $effect.root(() => {
    const { hinting, session, connect } = hintingAt(99, { realTime: true });
    tellIt(session, ANSWER);
    expect(hinting.hint).toBeNull();
    hinting.ask();
    connect('lost');
    connect('open');
    tellIt(session, { ...ANSWER, line: 9 });
    expect(hinting.hint).toEqual(ANSWER.hint);
    hinting.close();
    tellIt(session, { ...ANSWER, line: 9 });
    expect([hinting.hint, hinting.isThinking]).toEqual([null, false]);
  });
  stop();
});

it('does not wait after a refusal, and tells that nothing was found', async () => {
  const refused = hintingAt(0, { refuse: true });
  refused.hinting.ask();
  await vi.waitFor(() => expect(refused.hinting.isThinking).toBe(false));
  const { hinting, session } = hintingAt(3);
  hinting.ask();
  tellIt(session, { ...ANSWER, hint: null });
  expect([hinting.isVain, hinting.isThinking]).toEqual([true, false]);
});

it('gives hands a hint to ask for where the server has some', () => {
  const scene = { game: 'k7m2pq-0', seat: 0, line: 7 } as Scene;
  const gamePage = {} as GamePage;
  const some = hintingAt(2);
  const hands = createHands(some.session, { gamePage, scene, seat: 0, hinting: some.hinting });
  expect(hands.hints?.left).toBe(2);
  hands.hints?.ask();
  expect(some.asked).toHaveLength(1);
  const none = hintingAt(null);
  expect(createHands(none.session, { gamePage, scene, seat: 0, hinting: none.hinting }).hints).toBeUndefined();
});

it.each([
  ['en', /^Play “.+” on b3, for 2 gold at once, in a group of 3\.$/, 'Go there', 'Close'],
  ['fr', /^Jouez «.+» en b3, pour 2 pièces d’or tout de suite, dans un groupe de 3\.$/, 'Y aller', 'Fermer'],
] as const)('says in %s what to do and why, and leads the keyboard there', async (language, words, go, close) => {
  const voice = await gameVoice('corto', language);
  const formatter = createFormatter({ voice, names: { card: 'card-corto-*', seat: 'seat' }, game: 'corto', seats: [] });
  document.body.innerHTML = '<button data-spot="card-A3">card</button>';
  const closed = vi.fn();
  const hinting: Hinting = {
    left: 2,
    isThinking: false,
    hint: ANSWER.hint,
    isVain: false,
    isLate: false,
    ask: vi.fn(),
    close: closed,
  };
  render(HintShown, { hinting, formatter, still: true, isPassing: false });
  expect(screen.getByRole('status').querySelector('p')?.textContent).toMatch(words);
  await fireEvent.click(screen.getByRole('button', { name: go }));
  expect(document.activeElement).toBe(document.querySelector('[data-spot]'));
  await fireEvent.click(screen.getByRole('button', { name: close }));
  expect(closed).toHaveBeenCalled();
});

it('says at sea that no hint came in time', async () => {
  const voice = await gameVoice('pirates', 'en');
  const formatter = createFormatter({ voice, names: {}, game: 'pirates', seats: [] });
  vi.useFakeTimers();
  const { hinting } = hintingAt(99, { realTime: true });
  render(HintShown, { hinting, formatter, still: true, isPassing: true });
  hinting.ask();
  vi.advanceTimersByTime(PATIENCE);
  flushSync();
  expect(screen.getByRole('status').querySelector('p')?.textContent).toBe(
    'No answer came in time. Ask again if you like.',
  );
  vi.advanceTimersByTime(2 * PATIENCE);
  flushSync();
  expect(screen.getByRole('status').querySelector('p')).toBeNull();
});
