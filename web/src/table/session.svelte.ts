// A table as this browser knows it: who sits where, how the game stands for each seat of this browser, what happened and
// what was said. It only keeps what the server tells; it decides nothing.
import { seatKey, remember } from '../wire/seat-keys';
import { type Answer, type Ask, Connection, type ConnectionStatus, type Contact, type World } from '../wire/connection';
import type { Language } from '../wire/language';
import { PatchError } from '../wire/patch';
import { WATCHER } from '../wire/seats';
import type {
  Advice,
  Failed,
  Goodbye,
  Notice,
  Outgoing,
  Announced,
  Pointed,
  Presence,
  Refused,
  Said,
  Snapshot,
  Suggested,
  Step,
  TableShown,
  Time,
} from '../wire/types';
import type { Consequences, StepShown, ViewShown } from '../wire/views/common';
import type { Touch } from './game';
import { GameLog } from './log/game-log.svelte';
import { HeldActions } from './held-actions';
import { type Action, happened, type Happening, lineOf, type LogLine, type Outcome } from './scene';
import { type Scene, sceneOfView } from './scene';

export type { Happening, Outcome, Scene } from './scene';

export interface Session {
  readonly code: string;
  readonly key: string;
  readonly status: ConnectionStatus;
  readonly goodbye: Goodbye | null;
  /** Null until the server has told about the table. */
  readonly table: TableShown | null;
  readonly person: number | null;
  readonly seats: readonly number[];
  /** How the arguments of sentences are said, by their names. */
  readonly names: Readonly<Record<string, string>>;
  /** By seat; a watcher has the one of WATCHER. */
  readonly scenes: Readonly<Record<number, Scene>>;
  readonly logs: Readonly<Record<number, readonly LogLine[]>>;
  readonly talk: readonly Said[];
  readonly presence: Presence | null;
  readonly time: Time | null;
  /** The server's clock when it began to miss this client: nothing is known of the time since. Null while it hears of it. */
  readonly missedAt: number | null;
  readonly notice: Notice | null;
  /** The last hint that came. */
  readonly suggested: Suggested | null;
  readonly pointed: Pointed | null;
  /** What bots have said of late, the newest last. */
  readonly announced: readonly Announced[];
  /** The last refusal that was not dismissed. */
  readonly refusal: Refused | null;
  /** What happened while this browser was away, until it was read. */
  readonly missed: readonly LogLine[];
  /** How many requests are not answered yet, or held until time runs. */
  readonly asking: number;
  ask(ask: Ask): Promise<Answer>;
  /** As `ask`, and a refusal is shown. */
  request(ask: Ask): Promise<boolean>;
  /** As `request`; but what is refused only because the game stands for a moment is held, and asked again when it goes on. */
  act(seat: number, action: Action): Promise<boolean>;
  /** Why is this action forbidden? Null if nothing forbids it. */
  why(seat: number, action: Action): Promise<Refused | null>;
  /** The same for the action that a touch stands for. */
  whyTouch(seat: number, touch: Touch): Promise<Refused | null>;
  /** What is known to follow from an action; null if the server does not tell. */
  preview(seat: number, action: Action): Promise<Consequences | null>;
  /** What the lesson says to this seat, or else a coach; null if the server does not tell. */
  advise(seat: number): Promise<Advice | null>;
  point(seat: number, place: string): void;
  show(refusal: Refused | null): void;
  dismiss(what: 'missed' | 'notice' | 'refusal'): void;
  onHappening(notify: (happening: Happening) => void): () => void;
  /** The server's clock in milliseconds since 1970, as well as the connection knows it. */
  serverNow(): number;
  speak(language: Language): void;
  /** Show the log book that this game counts for. */
  carry(logbook: string): void;
  hurry(): void;
  close(): void;
}

/** The server could not: no rule forbids it, so there is only a text of the page's own. */
function failure({ token }: Failed): Refused {
  return {
    kind: 'Refused',
    token,
    rule: '',
    text: 'request-failed',
    facts: {},
    early: false,
    blocks: [],
  };
}

/** So many words of bots are kept, for a page that comes late to them. */
const ANNOUNCED = 7;

type Handlers = { readonly [Kind in Outgoing['kind']]?: (message: Extract<Outgoing, { kind: Kind }>) => void };

class TableSession implements Session {
  status = $state<ConnectionStatus>('opening');
  goodbye = $state.raw<Goodbye | null>(null);
  table = $state.raw<TableShown | null>(null);
  person = $state.raw<number | null>(null);
  seats = $state.raw<readonly number[]>([]);
  names = $state.raw<Readonly<Record<string, string>>>({});
  scenes = $state.raw<Readonly<Record<number, Scene>>>({});
  talk = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence | null>(null);
  time = $state.raw<Time | null>(null);
  missedAt = $state.raw<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  suggested = $state.raw<Suggested | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  announced = $state.raw<readonly Announced[]>([]);
  refusal = $state.raw<Refused | null>(null);
  asking = $state(0);
  private readonly log: GameLog;
  private readonly held = new HeldActions();
  private readonly listeners = new Set<(happening: Happening) => void>();
  private readonly connection: Connection;

  constructor(
    readonly code: string,
    readonly key: string,
    language: Language,
    world?: World,
  ) {
    this.log = new GameLog(code);
    const listener = {
      onMessage: (message: Outgoing) => this.receive(message),
      onStatus: (status: ConnectionStatus) => this.changeStatus(status),
      onContact: (contact: Contact) => this.changeContact(contact),
    };
    this.connection = new Connection(code, key, language, listener, world);
  }

  get logs(): Readonly<Record<number, readonly LogLine[]>> {
    return this.log.bySeat;
  }

  get missed(): readonly LogLine[] {
    return this.log.missed;
  }

  private get reader() {
    return { mine: this.seats, isRealTime: this.table?.real_time === true };
  }

  // --- what the server tells ---

  private readonly handlers: Handlers = {
    Welcome: (message) => {
      ({ person: this.person, seats: this.seats, table: this.table, names: this.names } = message);
      // A seat may have been given up while the connection was lost.
      this.dropOtherSeats();
      this.keepSeatKey();
    },
    You: (message) => {
      ({ person: this.person, seats: this.seats } = message);
      this.dropOtherSeats();
      this.keepSeatKey();
    },
    Table: ({ table }) => (this.table = table),
    Snapshot: (message) => this.showSnapshot(message),
    Step: (message) => this.showStep(message),
    Lines: (message) => {
      this.log.catchUp(message, this.reader);
      const scene = this.scenes[message.seat];
      if (scene !== undefined) this.log.keepSeen(scene.game, scene.line);
    },
    Said: (message) => {
      if (!this.talk.some((said) => said.n === message.n)) this.talk = [...this.talk, message];
    },
    Presence: (message) => (this.presence = message),
    Time: (message) => {
      this.time = message;
      this.held.onTime(message);
    },
    Suggested: (message) => (this.suggested = message),
    Pointed: (message) => (this.pointed = message),
    Announced: (message) => (this.announced = [...this.announced.slice(-ANNOUNCED), message]),
    Notice: (message) => (this.notice = message),
    Goodbye: (message) => (this.goodbye = message),
  };

  private receive(message: Outgoing): void {
    const handle = this.handlers[message.kind] as ((message: Outgoing) => void) | undefined;
    handle?.(message);
  }

  private changeStatus(status: ConnectionStatus): void {
    this.status = status;
    if (status !== 'ended') return;
    this.changeContact('missed');
    this.held.release();
  }

  private changeContact(contact: Contact): void {
    this.missedAt = contact === 'heard' ? null : (this.missedAt ?? this.connection.serverNow());
  }

  private showSnapshot({ game, seat, line, at, undo, reset, ...snapshot }: Snapshot): void {
    const outcome = snapshot.outcome as Outcome | null;
    const known = { game, seat, line, at, undo, reset, waitingOn: snapshot.waiting_on, outcome };
    if (this.scenes[seat]?.game !== game) this.log.clear(seat, game);
    // A seat that was held in the game before may not be one in this.
    const others = Object.entries(this.scenes).filter(([, scene]) => scene.game === game);
    this.scenes = { ...Object.fromEntries(others), [seat]: sceneOfView(snapshot.view as ViewShown, known) };
    if (this.log.mustAsk(game)) void this.connection.ask({ kind: 'Log', since: 0 });
  }

  private showStep({ game, seat, undo, reset, update }: Step): void {
    const step = update as StepShown;
    const before = this.scenes[seat];
    if (before?.game !== game) {
      this.connection.resync();
      return;
    }
    if (before.line >= step.line) return;
    // What it tells is true, whether or not it fits.
    this.log.add(seat, [lineOf(step)]);
    const happening = this.happened(step, before, { undo, reset });
    if (happening === null) {
      this.connection.resync();
      return;
    }
    this.scenes = { ...this.scenes, [seat]: happening.scene };
    // What was refused before one's turn came is of no use in it, and would lie over what is asked now.
    if (!before.waitingOn.includes(seat) && happening.scene.waitingOn.includes(seat)) this.refusal = null;
    if (this.isMissed()) this.log.miss(seat, lineOf(step), this.reader);
    else this.log.keepSeen(game, step.line);
    for (const notify of this.listeners) notify(happening);
  }

  /** Whether a step happens behind the reader's back. In a game by turns the board shows each one later, at their pace. */
  private isMissed(): boolean {
    return this.reader.isRealTime && this.connection.isUnseen;
  }

  /** What a step makes of the scene before it; null if it was made for another one. */
  private happened(step: StepShown, before: Scene, undo: Pick<Scene, 'undo' | 'reset'>): Happening | null {
    // A patch fits only the scene before it.
    if (before.line !== step.line - 1) return null;
    try {
      return happened(step, before, undo);
    } catch (error) {
      if (error instanceof PatchError) return null;
      throw error;
    }
  }

  /** After being moved to another seat one no longer sees from the old one. */
  private dropOtherSeats(): void {
    const own = this.seats.length > 0 ? this.seats : [WATCHER];
    const mine = Object.entries(this.scenes).filter(([seat]) => own.includes(Number(seat)));
    if (mine.length < Object.keys(this.scenes).length) this.log.forgetAsked();
    this.scenes = Object.fromEntries(mine);
  }

  private keepSeatKey(): void {
    const { code, key, table, person } = this;
    if (table === null || person === null) return;
    const known = seatKey(code);
    const name = table.people.find((one) => one.person === person)?.name ?? known?.name ?? '';
    const seen = known?.seen === undefined ? {} : { seen: known.seen };
    remember({ code, key, game: table.game, name, touched: Date.now(), ...seen });
  }

  // --- requests ---

  readonly ask = (what: Ask): Promise<Answer> => this.counted(this.connection.ask(what));

  readonly request = async (what: Ask): Promise<boolean> => this.settled(await this.ask(what));

  readonly act = async (seat: number, action: Action): Promise<boolean> => {
    const game = this.table?.playing;
    // Nothing is done in another game than the one that it was chosen in, nor for a seat that was given up.
    const stillMeant = (): boolean => this.table?.playing === game && this.seats.includes(seat);
    if (this.held.isHolding) await this.counted(this.held.nextChance());
    for (;;) {
      if (!stillMeant()) return false;
      const answer = await this.counted(this.connection.ask({ kind: 'Act', seat, action }, stillMeant));
      if (answer.kind === 'Failed' && !stillMeant()) return false;
      if (answer.kind !== 'Refused' || !answer.early) return this.settled(answer);
      await this.counted(this.held.nextChance());
    }
  };

  readonly why = (seat: number, action: Action): Promise<Refused | null> => this.reason({ kind: 'Why', seat, action });

  readonly whyTouch = (seat: number, touch: Touch): Promise<Refused | null> =>
    this.reason({ kind: 'Why', seat, touch });

  readonly preview = async (seat: number, action: Action): Promise<Consequences | null> => {
    // Not counted: nothing is done by it, and a page may ask while it draws.
    const answer = await this.connection.ask({ kind: 'Preview', seat, action });
    return answer.kind === 'Done' ? ((answer.consequences as Consequences | undefined) ?? null) : null;
  };

  readonly advise = async (seat: number): Promise<Advice | null> => {
    const answer = await this.connection.ask({ kind: 'Advise', seat });
    return answer.kind === 'Done' ? (answer.advice ?? null) : null;
  };

  private async reason(ask: Ask): Promise<Refused | null> {
    const answer = await this.ask(ask);
    return answer.kind === 'Refused' ? answer : null;
  }

  private async counted<T>(answer: Promise<T>): Promise<T> {
    this.asking += 1;
    try {
      return await answer;
    } finally {
      this.asking -= 1;
    }
  }

  private settled(answer: Answer): boolean {
    this.refusal = answer.kind === 'Done' ? null : answer.kind === 'Refused' ? answer : failure(answer);
    return answer.kind === 'Done';
  }

  point(seat: number, place: string): void {
    this.connection.point(seat, place);
  }

  // --- for the page ---

  show(refusal: Refused | null): void {
    this.refusal = refusal;
  }

  dismiss(what: 'missed' | 'notice' | 'refusal'): void {
    if (what === 'missed') this.log.missed = [];
    else this[what] = null;
  }

  onHappening(notify: (happening: Happening) => void): () => void {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  }

  serverNow(): number {
    return this.connection.serverNow() ?? Date.now();
  }

  speak(language: Language): void {
    this.connection.greet(this.key, language);
  }

  carry(logbook: string): void {
    this.connection.carry(logbook);
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }
}

export function createSession(code: string, key: string, language: Language, world?: World): Session {
  return new TableSession(code, key, language, world);
}
