// Levels of computer players at a table: named and described where one chooses, changed in the middle of a game.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import LevelChoice from '../../src/lobby/home/LevelChoice.svelte';
import { beatenLevels, rememberLevel, usualBot, usualIn } from '../../src/lobby/new-table/level';
import LevelField from '../../src/table/LevelField.svelte';
import { withCurrent } from '../../src/table/levels';
import NextLevel from '../../src/table/panels/ending/NextLevel.svelte';
import LevelNews from '../../src/table/panels/ending/LevelNews.svelte';
import TableActions from '../../src/table/panels/TableActions.svelte';
import type { Scene } from '../../src/table/scene';
import { gameVoice, voice as ownVoice } from '../../src/ui/texts';
import type { CatalogueEntry, MyGame, TableShown } from '../../src/wire/types';
import { sat, sessionAt, table } from '../helpers/lobby-kit';

const BOTS = ['novice', 'regular'];

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function running(bot: string, manners: TableShown['manners'] = ['levels']): TableShown {
  const empty = { person: null, guest: null, bot, mate: null, kept: false, order: '' };
  return { ...table([sat(0), empty]), phase: 'playing', bots: BOTS, manners };
}

it.each([
  ['en', 'Computer: Novice', /a beginner, too/],
  ['fr', 'Ordinateur\u00a0: Novice', /débute aussi/],
] as const)(
  'names the levels in %s and says in one line what the chosen one is like',
  async (language, name, about) => {
    const choose = vi.fn();
    const voice = await gameVoice('corto', language);
    render(LevelField, { label: 'Green', voice, bots: BOTS, personalities: [], value: 'novice', choose });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Green' });
    expect(field.selectedOptions[0]?.textContent).toBe(name);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(about);
    await fireEvent.change(field, { target: { value: 'regular' } });
    expect(choose).toHaveBeenCalledWith('regular');
  },
);

it.each([
  ['en', 'Computer: Vengeful novice', 'would rather hurt you than grow'],
  ['fr', 'Ordinateur\u00a0: Novice rancunier', 'aime mieux vous nuire que grandir'],
] as const)('offers each level with each personality, in %s', async (language, name, about) => {
  const choose = vi.fn();
  const voice = await gameVoice('corto', language);
  const personalities = ['novice-cautious', 'regular-cautious', 'novice-vengeful', 'regular-vengeful'];
  render(LevelField, { label: 'Green', voice, bots: BOTS, personalities, value: 'novice-vengeful', choose });
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Green' });
  expect(field.options).toHaveLength(6);
  expect(field.selectedOptions[0]?.textContent).toBe(name);
  const group = screen.getByRole('group', { name: about });
  expect([...group.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'novice-vengeful',
    'regular-vengeful',
  ]);
  await fireEvent.change(field, { target: { value: 'regular-cautious' } });
  expect(choose).toHaveBeenCalledWith('regular-cautious');
});

it('keeps a bot of an older table among the choices, though it is no level today', () => {
  expect(withCurrent(BOTS, 'greedy')).toEqual(['greedy', ...BOTS]);
  expect(withCurrent(BOTS, 'regular')).toEqual(BOTS);
  expect(withCurrent(BOTS, '')).toEqual(BOTS);
});

it('lets the host, and no other player, change the level of a bot in the middle of a game', async () => {
  const voice = await gameVoice('corto', 'en');
  const seat = { name: '', isBot: false, isMine: false, isLost: false, mate: null };
  const seats = [
    { ...seat, seat: 0 },
    { ...seat, seat: 1, name: 'Novice', isBot: true },
  ];
  const common = { voice, seats, base: '', close: vi.fn() };
  const host = sessionAt(running('novice'), 0);
  render(TableActions, { ...common, session: host.session });
  await fireEvent.change(screen.getByRole('combobox', { name: 'Level of Novice' }), { target: { value: 'regular' } });
  expect(host.asked).toEqual([{ kind: 'AddBot', seat: 1, bot: 'regular' }]);
  cleanup();
  render(TableActions, { ...common, session: sessionAt(running('novice'), 1).session });
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  render(TableActions, { ...common, session: sessionAt(running('novice', []), 0).session });
  expect(screen.queryByRole('combobox'), 'a deal of the day states its opponent').toBeNull();
});

it('offers what the operator has added, by its name, after the levels', async () => {
  const voice = await gameVoice('corto', 'en');
  const seat = { seat: 1, name: 'Novice', isBot: true, isMine: false, isLost: false, mate: null };
  const shown = { ...running('novice'), added_bots: ['harbour'] };
  const host = sessionAt(shown, 0);
  render(TableActions, { voice, seats: [{ ...seat, seat: 0 }, seat], base: '', close: vi.fn(), session: host.session });
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level of Novice' });
  expect([...field.options].map((option) => option.textContent)).toEqual([
    'Computer: Novice',
    'Computer: Regular',
    'Computer: harbour',
  ]);
  await fireEvent.change(field, { target: { value: 'harbour' } });
  expect(host.asked).toEqual([{ kind: 'AddBot', seat: 1, bot: 'harbour' }]);
});

it('tells everybody that a seat plays at another level, for a while', async () => {
  vi.useFakeTimers();
  const voice = await gameVoice('corto', 'en');
  const { session } = sessionAt(running('novice', []), 1);
  const { rerender } = render(LevelNews, { session, voice });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  await rerender({ session: { ...session, table: running('regular', []) } });
  await tick();
  expect(screen.getByRole('status').textContent).toContain('Green plays on at another level: Novice → Regular.');
  await vi.advanceTimersByTimeAsync(9000);
  expect(screen.getByRole('status').textContent.trim()).toBe('');
});

it('calls a shipmate as everywhere else: the colours of seats mean nothing in a crew', async () => {
  const voice = await gameVoice('pirates', 'en');
  const crew = (...bots: string[]): TableShown => {
    const table = { ...running('green', []), game: 'pirates', real_time: true };
    const [chair] = table.chairs.filter(({ bot }) => bot !== null);
    return { ...table, chairs: bots.map((bot) => ({ ...chair, bot })) as unknown as TableShown['chairs'] };
  };
  const { session } = sessionAt(crew('green', 'green'), 1);
  const { rerender } = render(LevelNews, { session, voice });
  await rerender({ session: { ...session, table: crew('green', 'able') } });
  await tick();
  expect(screen.getByRole('status').textContent.trim()).toBe(
    'Green hand 2 plays on at another level: Green hand → Able sailor.',
  );
});

// --- play now, and the next level ---

function game(won: boolean, bot: string, day = ''): MyGame {
  const seats = [
    { name: 'Ann', bot: null },
    { name: '', bot },
  ];
  const known = { id: 'g', table: 't', game: 'corto', ended: 0, mine: [0], winners: [0], scores: [3, 2] };
  return { ...known, won, seats, day, hints: 0, left: '', helped: false, lesson: false, onward: false };
}

const CORTO = { name: 'corto', bots: BOTS, personalities: ['regular-vengeful'] };

it('knows from my games which levels were beaten', () => {
  expect(beatenLevels(CORTO, [])).toEqual([]);
  expect(beatenLevels(CORTO, [game(false, 'novice'), game(true, 'regular', '2026-11-16')])).toEqual([]);
  expect(beatenLevels(CORTO, [{ ...game(true, 'novice'), lesson: true }])).toEqual([]);
  expect(beatenLevels(CORTO, [{ ...game(true, 'novice'), helped: true }])).toEqual([]);
  expect(beatenLevels(CORTO, [{ ...game(true, 'novice'), onward: true }])).toEqual([]);
  expect(beatenLevels(CORTO, [game(true, 'novice'), game(true, 'greedy')])).toEqual(['novice']);
  expect(beatenLevels(CORTO, [game(true, 'regular-vengeful')])).toEqual(['regular']);
  expect(beatenLevels(CORTO, [game(true, 'regular-harbour')])).toEqual([]); // the operator's, and no level
  expect(beatenLevels({ ...CORTO, name: 'pirates' }, [game(true, 'novice')])).toEqual([]);
});

it('counts no partner as beaten, who has won too', () => {
  const seats = ['', 'novice', 'regular', 'novice'].map((bot) => ({ name: bot === '' ? 'Ann' : '', bot: bot || null }));
  expect(beatenLevels(CORTO, [{ ...game(true, ''), seats, winners: [0, 2] }])).toEqual(['novice']);
});

it('offers every level beside Play now, and says what comes after a first win', async () => {
  const choose = vi.fn();
  const common = { voice: ownVoice('en', []), bots: BOTS, value: 'novice', choose };
  const { rerender } = render(LevelChoice, { ...common, beaten: [] });
  const group = screen.getByRole('group', { name: 'Play now against' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Novice' }).checked).toBe(true);
  expect(group.textContent).toContain('a beginner, too');
  await fireEvent.click(screen.getByRole('radio', { name: 'Regular' }));
  expect(choose).toHaveBeenCalledWith('regular');
  await rerender({ ...common, beaten: ['novice'] });
  expect(group.textContent).toContain('You have beaten Novice. Next: Regular');
  expect(screen.getByRole('radio', { name: /Novice.*you have won against it/ })).toBeTruthy();
});

it.each([
  ['won', [0], true],
  ['lost', [1], false],
] as const)('offers the next level with one tap after a game that was %s', async (_, winners, isOffered) => {
  const voice = await gameVoice('corto', 'en');
  const over = { ...running('novice', []), phase: 'over', next_level: 'regular' } as const;
  const { session, asked } = sessionAt(over, 0);
  const scene = { outcome: { winners, scores: [3, 2], ended_by: 'corto.E1' } } as unknown as Scene;
  render(NextLevel, { session, scene, voice });
  const button = screen.queryByRole('button', { name: 'Next: Regular' });
  expect(button !== null).toBe(isOffered);
  if (button === null) return;
  await fireEvent.click(button);
  await vi.waitFor(() => expect(asked).toEqual([{ kind: 'AddBot', seat: 1, bot: 'regular' }, { kind: 'Begin' }]));
  expect(usualBot('corto', BOTS)).toBe('regular');
});

it('changes the level of those who were beaten, and leaves a partner as they are', async () => {
  const voice = await gameVoice('corto', 'en');
  const [ann, bot] = running('novice', []).chairs;
  if (ann === undefined || bot === undefined) throw new Error('a table has two chairs');
  const chairs = [ann, bot, { ...bot, bot: 'master' }, bot];
  const over = { ...running('novice', []), phase: 'over', next_level: 'regular', chairs } as const;
  const { session, asked } = sessionAt(over, 0);
  const scene = { outcome: { winners: [0, 2], scores: [9, 3, 9, 3], ended_by: 'corto.E1' } } as unknown as Scene;
  render(NextLevel, { session, scene, voice });
  await fireEvent.click(screen.getByRole('button', { name: 'Next: Regular' }));
  const beaten = [1, 3].map((seat) => ({ kind: 'AddBot', seat, bot: 'regular' }));
  await vi.waitFor(() => expect(asked).toEqual([...beaten, { kind: 'Begin' }]));
});

it('offers no next level in a crew, where nobody was beaten, and takes the shipmates that the table offers', async () => {
  const voice = await gameVoice('corto', 'en');
  const over = { ...running('novice', []), phase: 'over', next_level: '' } as const;
  const scene = { outcome: { winners: [0, 1], scores: [3, 3], ended_by: 'corto.E1' } } as unknown as Scene;
  render(NextLevel, { session: sessionAt(over, 0).session, scene, voice });
  expect(screen.queryByRole('button')).toBeNull();
  rememberLevel('pirates', 'able');
  expect(usualBot('pirates', ['green', 'able', 'old-salt'], 'green')).toBe('green');
  expect(usualIn({ name: 'pirates', bots: ['green', 'able'], real_time: true } as unknown as CatalogueEntry)).toBe(
    'green',
  );
});

it('offers no next level where the opponent is stated, or others play, too', async () => {
  const voice = await gameVoice('corto', 'en');
  const scene = { outcome: { winners: [0], scores: [3, 2], ended_by: 'corto.E1' } } as unknown as Scene;
  const shown = { ...running('novice', []), phase: 'over' } as const;
  const tables = [
    { ...shown, settings: { ...shown.settings, daily: true } },
    { ...shown, chairs: [...shown.chairs, sat(1)] },
    { ...running('regular', []), phase: 'over' } as const,
  ];
  for (const one of tables) {
    render(NextLevel, { session: sessionAt(one, 0).session, scene, voice });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});
