// Levels of computer players at a table: named and described where one chooses, changed in the middle of a game.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import LevelField from '../../src/table/LevelField.svelte';
import { withCurrent } from '../../src/table/levels';
import LevelNews from '../../src/table/panels/LevelNews.svelte';
import Manners from '../../src/table/panels/Manners.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { TableShown } from '../../src/wire/types';
import { sat, sessionAt, table } from '../helpers/lobby-kit';

const BOTS = ['novice', 'regular'];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function running(bot: string, manners: TableShown['manners'] = ['levels']): TableShown {
  const empty = { person: null, guest: null, bot, mate: null, kept: false };
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
    render(LevelField, { label: 'Green', voice, bots: BOTS, value: 'novice', choose });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Green' });
    expect(field.selectedOptions[0]?.textContent).toBe(name);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(about);
    await fireEvent.change(field, { target: { value: 'regular' } });
    expect(choose).toHaveBeenCalledWith('regular');
  },
);

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
  render(Manners, { ...common, session: host.session });
  await fireEvent.change(screen.getByRole('combobox', { name: 'Level of Novice' }), { target: { value: 'regular' } });
  expect(host.asked).toEqual([{ kind: 'AddBot', seat: 1, bot: 'regular' }]);
  cleanup();
  render(Manners, { ...common, session: sessionAt(running('novice'), 1).session });
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  render(Manners, { ...common, session: sessionAt(running('novice', []), 0).session });
  expect(screen.queryByRole('combobox'), 'a deal of the day states its opponent').toBeNull();
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
