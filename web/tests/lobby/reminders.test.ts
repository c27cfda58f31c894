// Reminders of a table: by mail and by push, with what the server and the browser say to it.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Reminders from '../../src/lobby/table/Reminders.svelte';
import { channelsOf } from '../../src/lobby/table/reminding';
import { createFormatter } from '../../src/table/formatter';
import { tableVoice } from '../../src/ui/texts';
import type { Answer, Ask } from '../../src/wire/connection';
import { sat, serve, sessionAt, table } from '../helpers/lobby-kit';

const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'point', auth: 'secret' },
};

const VOICE = await tableVoice('en');

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer?: (ask: Ask) => Answer): Ask[] {
  const { session, asked } = sessionAt(table([sat(0), sat(1)]), 0, answer);
  const formatter = createFormatter({ voice: VOICE, names: {}, game: 'corto', seats: [] });
  render(Reminders, { session, formatter });
  return asked;
}

/** A browser that can be pushed to, and what its owner says when it asks. */
function pushable(permission: NotificationPermission): void {
  const ready = Promise.resolve({ pushManager: { subscribe: () => Promise.resolve({ toJSON: () => SUBSCRIPTION }) } });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  serve({ '/api/push': () => Response.json({ key: 'public' }) });
}

it('asks for mail, remembers it, and stops it', async () => {
  const asked = open();
  await fireEvent.input(screen.getByLabelText('By e-mail to'), { target: { value: 'ann@example.org' } });
  screen.getByRole('button', { name: 'Remind me' }).click();
  (await screen.findByRole('button', { name: 'No more reminders by e-mail' })).click();
  await waitFor(() => expect(screen.getByLabelText('By e-mail to')).toBeTruthy());
  expect(asked).toEqual([
    { kind: 'Remind', way: 'mail', target: 'ann@example.org' },
    { kind: 'Remind', way: 'mail' },
  ]);
  expect(channelsOf('k7m2pq')).toEqual([]);
});

it('tells why the server sends none', async () => {
  open(() => ({
    kind: 'Refused',
    token: 't',
    rule: 'table.T23',
    text: 'refusal-table-no-mail',
    facts: {},
    early: false,
    blocks: [],
  }));
  await fireEvent.input(screen.getByLabelText('By e-mail to'), { target: { value: 'ann@example.org' } });
  screen.getByRole('button', { name: 'Remind me' }).click();
  expect(await screen.findByText(/^This server sends no e-mail/)).toBeTruthy();
});

it('says so where the browser cannot be pushed to', () => {
  open();
  expect(screen.getByText(/^This browser cannot remind you here/)).toBeTruthy();
});

it('hands the browser’s subscription to the server, and nothing more of it', async () => {
  pushable('granted');
  const asked = open();
  screen.getByRole('button', { name: 'Remind me by this browser' }).click();
  const target = { endpoint: SUBSCRIPTION.endpoint, keys: SUBSCRIPTION.keys };
  await waitFor(() => expect(asked).toEqual([{ kind: 'Remind', way: 'push', target }]));
  expect(await screen.findByRole('button', { name: 'No more reminders by this browser' })).toBeTruthy();
});

it('takes no for an answer', async () => {
  pushable('denied');
  const asked = open();
  screen.getByRole('button', { name: 'Remind me by this browser' }).click();
  expect(await screen.findByText(/^The browser has not allowed it/)).toBeTruthy();
  expect(asked).toEqual([]);
});
