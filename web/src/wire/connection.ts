// The connection to a table: one WebSocket that reconnects by itself. A request is sent again until it is answered, so no
// click is lost; the server carries out a request once, however often it arrives.
import { EngineSocket } from '../engine/socket';
import { GAME_REQUESTS } from './game-requests';
import { isOwnTable } from './here';
import { FLOODING, NO_TABLE } from './limits';
import { Sight } from './sight';
import { token } from './token';
import type { Language } from './language';
import type { Advice, Done, Failed, Incoming, Outgoing, Refused, Timing, Tock, Welcome } from './types';

/** What comes before the Done of some requests: `consequences` of a Preview, `advice` of an Advise. */
interface AnswerFields {
  readonly consequences?: unknown;
  readonly advice?: Advice;
}
export type Answer = (Done & AnswerFields) | Refused | Failed;
/** `opening` before the first welcome, `lost` while it reconnects, `ended` when there is nothing to come back to. */
export type ConnectionStatus = 'opening' | 'open' | 'lost' | 'ended';

type Tokened = Extract<Incoming, { readonly token: string }>;
type Untokened<M> = M extends Tokened ? Omit<M, 'token'> : never;
/** A request that the server answers; the connection gives it its token. */
export type Ask = Untokened<Tokened>;

/** `missed` once the server must take this client for gone: some time after its connection broke, or its last message. */
export type Contact = 'heard' | 'missed';

export interface Listener {
  onMessage(message: Outgoing): void;
  onStatus(status: ConnectionStatus): void;
  onContact(contact: Contact): void;
}

export interface World {
  open(url: string, code: string): Socket;
  now(): number;
}

interface Pending {
  readonly message: Tokened;
  readonly pressed: number;
  readonly resolve: (answer: Answer) => void;
  /** Whether it still means what it meant when it was asked. */
  readonly stillMeant: () => boolean;
  failures: number;
  /** What it was answered with before its Done. */
  fields?: AnswerFields;
}

const TICK = 2500;
const SILENCE = 9000;
const WAITS = [500, 1000, 2000, 4000, 8000];
const AGAIN = 1000;
const MOST_FAILURES = 3;
const OF_A_GAME: ReadonlySet<Ask['kind']> = new Set(GAME_REQUESTS);
/** So soon a connection answers that has outlived a sleep. */
const AT_ONCE = 600;
/** With these nothing is left to come back to. */
const GONE: ReadonlySet<number> = new Set([NO_TABLE, FLOODING]);
/** An attempt as young as this is not given up for another: a player who taps often would never get through. */
const YOUNG = 1000;

/** As much of a WebSocket as a connection uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

const BROWSER: World = {
  open: (url, code) => (isOwnTable(code) ? (new EngineSocket(code) as Socket) : new WebSocket(url)),
  now: () => performance.now(),
};

export class Connection {
  readonly url: string;
  private socket: Socket | null = null;
  private status: ConnectionStatus = 'opening';
  private readonly pending = new Map<string, Pending>();
  /** When the server takes this client for gone, as its Welcome tells. So a round goes on here as long as it does there. */
  private timing: Timing = { broken: 0, silent: 0, most_lag: 0 };
  /** The game that requests mean: sent again after the next one has begun, they do nothing. */
  private playing = '';
  private have = 0;
  private heard = 0;
  private attempts = 0;
  private lastMessageAt = 0;
  private tock: { readonly now: number; readonly came: number } | null = null;
  private offsets: { readonly trip: number; readonly offset: number }[] = [];
  private logbook: string | null = null;
  private contact: Contact = 'heard';
  /** Between Hello and the last message of its answer the table is known, but not yet its time. */
  private isGreeting = false;
  /** Until the answer to a resync is here, nothing that comes counts as had. */
  private resyncing: 'no' | 'asked' | 'answered' = 'no';
  private missing: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly sight: Sight;

  constructor(
    private readonly code: string,
    private key: string | null,
    private language: Language,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {
    const { protocol, host } = globalThis.location;
    this.url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(code)}/line`;
    this.sight = new Sight(
      () => this.world.now(),
      () => this.tick(),
    );
    globalThis.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.woke);
    this.connect();
  }

  /** What comes now is not seen, or has waited for a reader who was away. */
  get isUnseen(): boolean {
    return this.sight.isAway;
  }

  /** The server's clock, as well as this connection knows it; null before it has told the time. */
  serverNow(): number | null {
    const best = this.offsets.reduce<{ trip: number; offset: number } | null>(
      (a, b) => (a === null || b.trip < a.trip ? b : a),
      null,
    );
    return best === null ? null : this.world.now() + best.offset;
  }

  /** Answered once, before or after a reconnect. What is no longer meant by then fails instead of being sent. */
  ask(ask: Ask, stillMeant: () => boolean = () => true): Promise<Answer> {
    const named = this.playing !== '' && OF_A_GAME.has(ask.kind) ? { game: this.playing } : {};
    const message = { ...ask, ...named, token: token() } as Tokened;
    if (this.status === 'ended') return Promise.resolve({ kind: 'Failed', token: message.token, reason: 'ended' });
    return new Promise((resolve) => {
      const pending = { message, pressed: this.world.now(), resolve, stillMeant, failures: 0 };
      this.pending.set(message.token, pending);
      if (this.status === 'open') this.transmit(pending);
    });
  }

  /** Shown to all at the table and kept nowhere: a broken connection may lose it. */
  point(seat: number, place: string): void {
    if (this.status === 'open') this.send({ kind: 'Point', seat, place });
  }

  /** Speak another language, or come as another person: with a key, a watcher sits down. */
  greet(key: string | null, language: Language): void {
    if (key === this.key && language === this.language) return;
    this.key = key;
    this.language = language;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  /** Show a log book as well: the campaign that this voyage counts for. */
  carry(logbook: string): void {
    if (logbook === this.logbook) return;
    this.logbook = logbook;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  /** Ask for what came since the last step that fitted, and for the whole game as it stands now; once at a time. */
  resync(): void {
    if (this.resyncing !== 'no') return;
    this.resyncing = 'asked';
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  close(): void {
    this.end();
    this.socket?.close();
  }

  /** Do not wait any longer before the next attempt; nor for one that hangs, as on a network that has gone. */
  readonly hurry = (): void => {
    if (this.status === 'ended' || this.status === 'open') return;
    const hanging = this.socket;
    if (hanging !== null && this.world.now() - this.lastMessageAt < YOUNG) return;
    clearTimeout(this.retry);
    this.connect();
    hanging?.close();
  };

  /** A device that was asleep is back: a connection that does not answer at once is not waited for. */
  readonly woke = (): void => {
    if (document.visibilityState !== 'visible' || isOwnTable(this.code)) return;
    if (this.status !== 'open') return this.hurry();
    const { socket } = this;
    const asked = this.world.now();
    this.tick();
    setTimeout(() => {
      if (socket === null || socket !== this.socket || this.lastMessageAt >= asked) return;
      this.lost(socket, 0);
      this.hurry();
    }, AT_ONCE);
  };

  private connect(): void {
    const socket = this.world.open(this.url, this.code);
    this.socket = socket;
    this.lastMessageAt = this.world.now();
    socket.addEventListener('open', () => socket === this.socket && this.hello());
    socket.addEventListener(
      'message',
      (event: MessageEvent<string>) => socket === this.socket && this.receive(JSON.parse(event.data) as Outgoing),
    );
    socket.addEventListener('close', (event) => this.lost(socket, event.code));
    clearInterval(this.beat);
    this.beat = setInterval(() => this.tick(), TICK);
  }

  private hello(): void {
    this.heard = this.have;
    this.isGreeting = true;
    const logbook = this.logbook === null ? {} : { logbook: this.logbook };
    this.send({ kind: 'Hello', form: 'view', key: this.key, have: this.have, language: this.language, ...logbook });
  }

  private receive(message: Outgoing): void {
    this.lastMessageAt = this.world.now();
    if ('n' in message) this.heard = Math.max(this.heard, message.n);
    if (message.kind === 'Welcome' || message.kind === 'Table') this.playing = message.table.playing;
    switch (message.kind) {
      case 'Welcome':
        this.welcomed(message);
        break;
      case 'Tock':
        this.measure(message);
        this.isHeard();
        return;
      case 'Previewed':
        this.hold(message.token, { consequences: message.consequences });
        return;
      case 'Advised':
        this.hold(message.token, { advice: message.advice });
        return;
      case 'Done':
      case 'Refused':
      case 'Failed':
        this.settle(message);
        return;
      case 'Goodbye':
        if (!message.again) this.end();
        break;
      default:
    }
    this.listener.onMessage(message);
    // Not before the table has heard which game is being played now.
    if (message.kind === 'Welcome') for (const pending of [...this.pending.values()]) this.transmit(pending);
    if (message.kind === 'Step' || message.kind === 'Presence') this.keep(message.kind);
    if (message.kind === 'Time' || message.kind === 'Presence') this.isGreeting = false;
    this.isHeard();
  }

  /** All up to here has arrived. Presence is the last message of a greeting: what broke off before it is asked for again. */
  private keep(kind: 'Step' | 'Presence'): void {
    if (kind === 'Presence' && this.resyncing === 'answered') this.resyncing = 'no';
    if (this.resyncing === 'no') this.have = this.heard;
  }

  /** A message has come: but until a greeting is over the last time that was told is an old one. */
  private isHeard(): void {
    if (this.status !== 'open') return;
    if (!this.isGreeting) this.become({ contact: 'heard' });
    this.missIn(this.timing.silent);
  }

  private missIn(wait: number): void {
    clearTimeout(this.missing);
    this.missing = setTimeout(() => this.become({ contact: 'missed' }), wait);
  }

  private welcomed({ now, timing }: Welcome): void {
    this.attempts = 0;
    this.timing = timing;
    if (this.resyncing === 'asked') this.resyncing = 'answered';
    if (this.offsets.length === 0) this.offsets.push({ trip: SILENCE, offset: now - this.world.now() });
    this.become({ status: 'open' });
    this.tick();
  }

  private transmit(pending: Pending): void {
    const { message } = pending;
    if (!pending.stillMeant())
      return this.answer(pending, { kind: 'Failed', token: message.token, reason: 'not-meant' });
    const lag = Math.min(this.timing.most_lag, Math.max(0, Math.round(this.world.now() - pending.pressed)));
    this.send(message.kind === 'Act' ? { ...message, lag } : message);
  }

  private hold(of: string, fields: AnswerFields): void {
    const pending = this.pending.get(of);
    if (pending !== undefined) pending.fields = fields;
  }

  private settle(answer: Answer): void {
    const pending = this.pending.get(answer.token);
    if (pending === undefined) return;
    if (answer.kind === 'Failed' && ++pending.failures < MOST_FAILURES) {
      setTimeout(() => this.status === 'open' && this.pending.has(answer.token) && this.transmit(pending), AGAIN);
      return;
    }
    this.answer(pending, answer.kind === 'Done' ? { ...answer, ...pending.fields } : answer);
  }

  private answer({ message, resolve }: Pending, answer: Answer): void {
    this.pending.delete(message.token);
    resolve(answer);
  }

  private tick(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = this.world.now();
    if (now - this.lastMessageAt > SILENCE) {
      this.lost(this.socket, 0);
      return;
    }
    const heard = this.tock === null ? {} : { heard: this.tock.now, held: Math.round(now - this.tock.came) };
    if (this.status === 'open') this.send({ kind: 'Tick', sent: Math.round(now * 1000), ...heard });
  }

  private measure(tock: Tock): void {
    const came = this.world.now();
    const trip = came - tock.sent / 1000;
    this.sight.answered(tock.sent / 1000);
    this.tock = { now: tock.now, came };
    this.offsets = [...this.offsets.slice(-7), { trip, offset: tock.now + trip / 2 - came }];
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    socket.close();
    if (this.status === 'ended') return;
    if (GONE.has(code)) {
      this.end();
      return;
    }
    if (this.status === 'open') this.broke();
    this.retry = setTimeout(() => this.connect(), WAITS[Math.min(this.attempts++, WAITS.length - 1)]);
  }

  private broke(): void {
    this.become({ status: 'lost' });
    // One that had long been silent is missed already.
    this.missIn(Math.max(0, Math.min(this.timing.broken, this.lastMessageAt + this.timing.silent - this.world.now())));
  }

  private end(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    clearTimeout(this.missing);
    globalThis.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.woke);
    this.sight.close();
    this.become({ status: 'ended' });
    // No answer will come any more: each caller that waits gets one.
    for (const { message, resolve } of this.pending.values())
      resolve({ kind: 'Failed', token: message.token, reason: 'ended' });
    this.pending.clear();
  }

  private become({
    status = this.status,
    contact = this.contact,
  }: {
    status?: ConnectionStatus;
    contact?: Contact;
  }): void {
    const before = { status: this.status, contact: this.contact };
    this.status = status;
    this.contact = contact;
    if (status !== before.status) this.listener.onStatus(status);
    if (contact !== before.contact) this.listener.onContact(contact);
  }
}
