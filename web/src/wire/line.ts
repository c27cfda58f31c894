// A table's line: one WebSocket that mends itself. What was asked is asked again until it is answered, so no click is
// lost; the server does a thing once however often it hears of it.
import type { Done, Failed, Incoming, Outgoing, Refused, Tock } from './types';

export type Answer = Done | Refused | Failed;
/** `opening` before the first welcome, `lost` while it is being mended, `ended` when there is nothing to come back to. */
export type LineStatus = 'opening' | 'open' | 'lost' | 'ended';

type Tokened = Extract<Incoming, { readonly token: string }>;
type Untokened<M> = M extends Tokened ? Omit<M, 'token'> : never;
/** Something that the server answers; the line gives it its token. */
export type Ask = Untokened<Tokened>;

/** `missed` once the server must take this client for gone: some seconds after its line broke, or after its last word. */
export type Reach = 'heard' | 'missed';

export interface Ears {
  hear(message: Outgoing): void;
  changed(status: LineStatus): void;
  reached(reach: Reach): void;
}

export interface World {
  open(url: string): WebSocket;
  now(): number;
}

interface Pending {
  readonly message: Tokened;
  readonly pressed: number;
  readonly resolve: (answer: Answer) => void;
  /** Whether it still means what it meant when it was asked. */
  readonly stillMeant: () => boolean;
  failures: number;
}

const TICK = 2500;
const SILENCE = 9000;
const WAITS = [500, 1000, 2000, 4000, 8000];
const AGAIN = 1000;
const MOST_FAILURES = 3;
const GONE = new Set([4404, 4429]);
/** The server credits a moment of it; and some servers take a longer one for nonsense. */
const MOST_LAG = 60_000;
/** An attempt as young as this is not given up for another: whoever taps often would never get through. */
const YOUNG = 1000;
// When the server takes somebody for lost and lets a round in real time stand: so long after their line broke, or after
// their last word. So the sand goes on here as long as it goes on there, and a cut that nobody noticed changes nothing.
const MISSED_BROKEN = 3000;
const MISSED_SILENT = 5000;

const BROWSER: World = { open: (url) => new WebSocket(url), now: () => performance.now() };

export class Line {
  readonly url: string;
  private socket: WebSocket | null = null;
  private status: LineStatus = 'opening';
  private readonly pending = new Map<string, Pending>();
  private have = 0;
  private heard = 0;
  private attempts = 0;
  private lastWord = 0;
  private tock: { readonly now: number; readonly came: number } | null = null;
  private offsets: { readonly trip: number; readonly offset: number }[] = [];
  private logbook: string | null = null;
  private reach: Reach = 'heard';
  /** Between Hello and the last word of its answer one knows the table, but not yet its time. */
  private isGreeting = false;
  private missing: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    code: string,
    private key: string | null,
    private language: 'en' | 'fr',
    private readonly ears: Ears,
    private readonly world: World = BROWSER,
  ) {
    const { protocol, host } = globalThis.location;
    this.url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(code)}/line`;
    globalThis.addEventListener('online', this.hurry);
    this.connect();
  }

  /** The server's clock, as well as this line knows it; null before it has told the time. */
  serverNow(): number | null {
    const best = this.offsets.reduce<{ trip: number; offset: number } | null>(
      (a, b) => (a === null || b.trip < a.trip ? b : a),
      null,
    );
    return best === null ? null : this.world.now() + best.offset;
  }

  /** Answered once, by this line or by the next. What is no longer meant by then fails instead of being sent. */
  ask(ask: Ask, stillMeant: () => boolean = () => true): Promise<Answer> {
    const message = { ...ask, token: token() } as Tokened;
    if (this.status === 'ended') return Promise.resolve({ kind: 'Failed', token: message.token, reason: 'ended' });
    return new Promise((resolve) => {
      const pending = { message, pressed: this.world.now(), resolve, stillMeant, failures: 0 };
      this.pending.set(message.token, pending);
      if (this.status === 'open') this.transmit(pending);
    });
  }

  /** Shown to everybody and kept nowhere: a broken line may lose it. */
  point(seat: number, place: string): void {
    if (this.status === 'open') this.send({ kind: 'Point', seat, place });
  }

  /** Speak another language, or come as somebody else: with a key, one who only watched sits down. */
  greet(key: string | null, language: 'en' | 'fr'): void {
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

  close(): void {
    this.end();
    this.socket?.close();
  }

  /** Do not wait any longer before the next attempt; nor for one that hangs, as on a network that has gone. */
  readonly hurry = (): void => {
    if (this.status === 'ended' || this.status === 'open') return;
    const hanging = this.socket;
    if (hanging !== null && this.world.now() - this.lastWord < YOUNG) return;
    clearTimeout(this.retry);
    this.connect();
    hanging?.close();
  };

  private connect(): void {
    const socket = this.world.open(this.url);
    this.socket = socket;
    this.lastWord = this.world.now();
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
    this.send({ kind: 'Hello', key: this.key, have: this.have, language: this.language, ...logbook });
  }

  private receive(message: Outgoing): void {
    this.lastWord = this.world.now();
    if ('n' in message) this.heard = Math.max(this.heard, message.n);
    switch (message.kind) {
      case 'Welcome':
        this.welcomed(message.now);
        break;
      case 'Presence': // the last word of a greeting: whatever broke off before it is asked for again
      case 'Step':
        this.have = this.heard;
        break;
      case 'Tock':
        this.measure(message);
        this.isHeard();
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
    this.ears.hear(message);
    // Not before the table has heard which game is being played now.
    if (message.kind === 'Welcome') for (const pending of [...this.pending.values()]) this.transmit(pending);
    if (message.kind === 'Time' || message.kind === 'Presence') this.isGreeting = false;
    this.isHeard();
  }

  /** A word has come: but until a greeting is over the last time that was told is an old one. */
  private isHeard(): void {
    if (this.status !== 'open') return;
    if (!this.isGreeting) this.become({ reach: 'heard' });
    this.missIn(MISSED_SILENT);
  }

  private missIn(wait: number): void {
    clearTimeout(this.missing);
    this.missing = setTimeout(() => this.become({ reach: 'missed' }), wait);
  }

  private welcomed(now: number): void {
    this.attempts = 0;
    if (this.offsets.length === 0) this.offsets.push({ trip: SILENCE, offset: now - this.world.now() });
    this.become({ status: 'open' });
    this.tick();
  }

  private transmit(pending: Pending): void {
    const { message } = pending;
    if (!pending.stillMeant())
      return this.answer(pending, { kind: 'Failed', token: message.token, reason: 'not-meant' });
    const lag = Math.min(MOST_LAG, Math.max(0, Math.round(this.world.now() - pending.pressed)));
    this.send(message.kind === 'Act' ? { ...message, lag } : message);
  }

  private settle(answer: Answer): void {
    const pending = this.pending.get(answer.token);
    if (pending === undefined) return;
    if (answer.kind === 'Failed' && ++pending.failures < MOST_FAILURES) {
      setTimeout(() => this.status === 'open' && this.pending.has(answer.token) && this.transmit(pending), AGAIN);
      return;
    }
    this.answer(pending, answer);
  }

  private answer({ message, resolve }: Pending, answer: Answer): void {
    this.pending.delete(message.token);
    resolve(answer);
  }

  private tick(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = this.world.now();
    if (now - this.lastWord > SILENCE) {
      this.lost(this.socket, 0);
      return;
    }
    const heard = this.tock === null ? {} : { heard: this.tock.now, held: Math.round(now - this.tock.came) };
    if (this.status === 'open') this.send({ kind: 'Tick', sent: Math.round(now * 1000), ...heard });
  }

  private measure(tock: Tock): void {
    const came = this.world.now();
    const trip = came - tock.sent / 1000;
    this.tock = { now: tock.now, came };
    this.offsets = [...this.offsets.slice(-7), { trip, offset: tock.now + trip / 2 - came }];
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: WebSocket, code: number): void {
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
    this.missIn(Math.max(0, Math.min(MISSED_BROKEN, this.lastWord + MISSED_SILENT - this.world.now())));
  }

  private end(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    clearTimeout(this.missing);
    globalThis.removeEventListener('online', this.hurry);
    this.become({ status: 'ended' });
    // Nobody will answer any more: whoever waits is told.
    for (const { message, resolve } of this.pending.values())
      resolve({ kind: 'Failed', token: message.token, reason: 'ended' });
    this.pending.clear();
  }

  private become({ status = this.status, reach = this.reach }: { status?: LineStatus; reach?: Reach }): void {
    const before = { status: this.status, reach: this.reach };
    this.status = status;
    this.reach = reach;
    if (status !== before.status) this.ears.changed(status);
    if (reach !== before.reach) this.ears.reached(reach);
  }
}

/** 128 random bits, as the server wants keys and as nobody else's token will ever read. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
