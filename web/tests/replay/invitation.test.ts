// One leads a look back, and the others are invited to it: once, by name, as long as it goes on.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInvitation } from '../../src/replay/invitation.svelte';
import Invitation from '../../src/replay/Invitation.svelte';
import LookBackTogether from '../../src/replay/LookBackTogether.svelte';
import type { GamePage } from '../../src/table/game';
import type { Session } from '../../src/table/session.svelte';
import type { App } from '../../src/ui/app';
import { formatterOf, VOICES } from '../helpers/corto-scenes';
import { people } from '../helpers/story';
import StubTable from '../helpers/StubTable.svelte';

const PAGE = { Table: StubTable, Ending: StubTable as unknown as GamePage['Ending'], lately: () => [] };
const formatter = formatterOf(VOICES.en, people(2));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is heard from another player’s finger, and ends when that one stops or is silent', () => {
  const invitation = createInvitation(() => [0]);
  invitation.hear(0, 'review:3:0');
  invitation.hear(1, 'b3');
  expect(invitation.from).toBeNull();
  invitation.hear(1, 'review:3:1');
  expect(invitation.from).toBe(1);
  invitation.hear(1, 'review:stop');
  expect(invitation.leader).toBeNull();
  invitation.hear(1, 'review:4:1');
  vi.advanceTimersByTime(13_001);
  expect(invitation.leader).toBeNull();
});

it('is answered once: the same leader asks no more, another one does', () => {
  const invitation = createInvitation(() => [0]);
  invitation.hear(1, 'review:3:1');
  invitation.answer();
  invitation.hear(1, 'review:4:1');
  expect([invitation.from, invitation.leader]).toEqual([null, 1]);
  invitation.hear(2, 'review:4:1');
  expect(invitation.from).toBe(2);
  invitation.close();
  expect(invitation.leader).toBeNull();
});

it('is a toast that leads to the same moment, or goes', async () => {
  const invitation = createInvitation(() => [0]);
  const accept = vi.fn();
  const pointing = (line: number): Session =>
    ({ pointed: { kind: 'Pointed', seat: 1, place: `review:${line}:1` } }) as unknown as Session;
  const { rerender } = render(Invitation, { session: pointing(2), formatter, invitation, accept });
  await tick();
  expect(screen.getByRole('status').textContent).toBe('');
  await rerender({ session: pointing(3) });
  expect(screen.getByRole('status').textContent).toContain('Bob looks back at the game and leads.');
  await fireEvent.click(screen.getByRole('button', { name: 'Look back with Bob' }));
  expect(accept).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

function lookBack(change: { readonly hasLeader: boolean; readonly isBot?: boolean }): readonly (readonly unknown[])[] {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const point = vi.fn();
  const pointed = { kind: 'Pointed', seat: 1, place: 'review:3:1' };
  const session = { seats: [0], point, pointed, key: 'k', table: { playing: 'abc-0' } } as unknown as Session;
  const seats = people(2).map((one) => ({ ...one, isBot: one.seat === 1 && change.isBot === true }));
  const app = { settings: { shortcuts: 'on' } } as unknown as App;
  render(LookBackTogether, { app, session, formatter, seats, gamePage: PAGE, hasLeader: change.hasLeader });
  vi.advanceTimersByTime(200);
  return point.mock.calls;
}

it('goes out from whoever opens the look back first; a finger of long ago leads nobody', () => {
  expect(lookBack({ hasLeader: false })).toEqual([[0, 'review:0:0']]);
  expect(screen.getByRole('button', { name: 'Stop leading' })).toBeTruthy();
});

it('is not sent where another player leads: one goes along', async () => {
  expect(lookBack({ hasLeader: true })).toEqual([]);
  await tick();
  expect(document.body.textContent).toContain('Bob leads, and you look along.');
});

it('is not sent to computer players', () => {
  expect(lookBack({ hasLeader: false, isBot: true })).toEqual([]);
});
