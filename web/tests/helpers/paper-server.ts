// A server made of paper: it accepts, says what a test tells it to, and cuts the connection.
import type { World } from '../../src/wire/connection';
import type { Incoming, Outgoing, TableShown, Timing } from '../../src/wire/types';

export const TIMING: Timing = { broken: 3000, silent: 5000, most_lag: 5000 };

export const TABLE_SHOWN: TableShown = {
  code: 'k7m2pq',
  game: 'corto',
  phase: 'open',
  playing: '',
  settings: {
    players: 2,
    options: {},
    clock: { kind: 'none', bank: 0, increment: 0 },
    listing: 'unlisted',
    watching: 'public',
    shown: 'public',
    friendly: true,
    speed: 100,
    steps: false,
    daily: false,
    puzzle: '',
    lesson: false,
  },
  host: 0,
  chairs: [
    { person: 0, guest: null, bot: null, mate: null, kept: false, order: '' },
    { person: null, guest: null, bot: 'greedy', mate: null, kept: false, order: '' },
  ],
  people: [{ person: 0, name: 'Ann', here: true }],
  bots: ['random', 'greedy'],
  personalities: [],
  added_bots: [],
  orders: [],
  next_level: '',
  usual_bot: '',
  stand_in: '',
  real_time: false,
  pausable: false,
  remindable: true,
  proposal: null,
  manners: [],
  hints: null,
  offered: null,
  own: null,
  onward: null,
  screens: [],
  resolver: '',
  practice: '',
};

class PaperSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: Incoming[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Incoming);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

export class PaperServer implements World {
  openings = 0;
  private socket = new PaperSocket();

  open(): WebSocket {
    this.openings += 1;
    this.socket = new PaperSocket();
    return this.socket as unknown as WebSocket;
  }

  now(): number {
    return Date.now();
  }

  accept(): void {
    this.socket.readyState = WebSocket.OPEN;
    this.socket.dispatchEvent(new Event('open'));
  }

  say(message: Outgoing): void {
    this.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  welcome(n: number, table: TableShown = TABLE_SHOWN, seats: readonly number[] = [0]): void {
    const who = { person: 0, seats };
    this.say({ kind: 'Welcome', n, protocol: 1, ...who, now: 1_000_000, table, names: {}, timing: TIMING });
  }

  cut(code = 1006): void {
    this.socket.dispatchEvent(new CloseEvent('close', { code }));
  }

  /** The connection that was opened last. */
  present(): EventTarget & { readonly readyState: number } {
    return this.socket;
  }

  /** Everything that came over the present connection. */
  sent(): readonly Incoming[] {
    return this.socket.sent;
  }

  requests(): readonly Extract<Incoming, { readonly token: string }>[] {
    return this.socket.sent.filter((message) => 'token' in message);
  }
}
