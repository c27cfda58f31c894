// Being told of one's turn while away: what this browser can do, and what was asked for at which table.
import type { Session } from '../../table/session.svelte';
import type { Answer } from '../../wire/connection';
import type { Subscription } from '../../wire/types';
import { fetchPushKey } from '../api';

const KEPT_AS = 'saltsea.reminders';

export type Channel = 'push' | 'mail';
/** Channels by the code of the table that was asked for them; a table that is not in here sends no reminders. */
type StoredChannels = Readonly<Record<string, readonly Channel[]>>;

/** Whether this browser can be pushed to here: it needs a service worker, which only a safe address has. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

export function channelsOf(code: string): readonly Channel[] {
  return recall()[code] ?? [];
}

export async function remindByMail(session: Session, address: string): Promise<Answer> {
  return noted(session, 'mail', await session.ask({ kind: 'Remind', way: 'mail', target: address }));
}

/** Null if the person, or the browser, does not want to. */
export async function remindByPush(session: Session): Promise<Answer | null> {
  const target = await subscription().catch(() => null);
  if (target === null) return null;
  return noted(session, 'push', await session.ask({ kind: 'Remind', way: 'push', target }));
}

export async function remindNoMore(session: Session, channel: Channel): Promise<Answer> {
  const answer = await session.ask({ kind: 'Remind', way: channel });
  if (answer.kind === 'Done')
    keep(
      session.code,
      channelsOf(session.code).filter((other) => other !== channel),
    );
  return answer;
}

async function subscription(): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await fetchPushKey();
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const { p256dh, auth } = made.keys ?? {};
  return made.endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint: made.endpoint, keys: { p256dh, auth } };
}

function noted(session: Session, channel: Channel, answer: Answer): Answer {
  if (answer.kind === 'Done')
    keep(session.code, [...channelsOf(session.code).filter((other) => other !== channel), channel]);
  return answer;
}

function keep(code: string, channels: readonly Channel[]): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...recall(), [code]: channels }));
  } catch {
    // a private window: the server still knows
  }
}

function recall(): StoredChannels {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as StoredChannels) : {};
  } catch {
    return {};
  }
}
