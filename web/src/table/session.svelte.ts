// A table as this browser knows it: who sits where, how the game stands for each seat of ours, what happened and what was
// said. It only remembers what the server tells; it judges nothing.
import { berth, remember } from '../wire/berths';
import { type Answer, type Ask, Line, type LineStatus, type Reach, type World } from '../wire/line';
import type {
  Failed,
  Goodbye,
  Lines,
  LineShown,
  Notice,
  Outgoing,
  Pointed,
  Presence,
  Refused,
  Said,
  Snapshot,
  Step,
  TableShown,
  Time,
} from '../wire/types';

export { TABLE, WATCHER } from './scene';
export type { Happening, Outcome, Scene } from './scene';

interface UpdateShown extends LineShown {
  readonly public: unknown;
  readonly private: unknown;
  readonly legal: readonly unknown[];
  readonly waiting_on: readonly number[];
  readonly outcome: Outcome | null;
}

interface ViewShown {
  readonly public: unknown;
  readonly private: unknown;
  readonly legal: readonly unknown[];
}

export interface Session {
  readonly code: string;
  readonly key: string;
  readonly status: LineStatus;
  readonly goodbye: Goodbye | null;
  /** Null until the server has told about the table. */
  readonly table: TableShown | null;
  readonly person: number | null;
  readonly seats: readonly number[];
  /** By seat; a watcher has the one of WATCHER. */
  readonly scenes: Readonly<Record<number, Scene>>;
  readonly logs: Readonly<Record<number, readonly LineShown[]>>;
  readonly talk: readonly Said[];
  readonly presence: Presence | null;
  readonly time: Time | null;
  /** The server's clock when it began to miss this client: nothing is known of the time since. Null while it hears of it. */
  readonly missedAt: number | null;
  readonly notice: Notice | null;
  readonly pointed: Pointed | null;
  /** The last refusal that nobody has dismissed. */
  readonly refusal: Refused | null;
  /** What happened while this browser was away, until it was read. */
  readonly missed: readonly LineShown[];
  /** Asked by somebody and not answered yet, or held until time runs: how many. */
  readonly asking: number;
  ask(ask: Ask): Promise<Answer>;
  /** As `ask`, and a refusal is shown. */
  request(ask: Ask): Promise<boolean>;
  /** As `request`; but what is refused only because a round waits for somebody is held, and asked again when it goes on. */
  act(seat: number, action: unknown): Promise<boolean>;
  /** Why not? Null if nothing forbids it. */
  why(seat: number, action: unknown): Promise<Refused | null>;
  point(seat: number, place: string): void;
  show(refusal: Refused | null): void;
  dismiss(what: 'missed' | 'notice' | 'refusal'): void;
  onHappening(told: (happening: Happening) => void): () => void;
  /** The server's clock in milliseconds since 1970, as well as the line knows it. */
  serverNow(): number;
  speak(language: 'en' | 'fr'): void;
  /** Show the log book that this voyage counts for. */
  carry(logbook: string): void;
  hurry(): void;
  close(): void;
}

/** The server could not: no rule forbids it, so there is only a sentence, in the reader's own words. */
function failure({ token }: Failed): Refused {
  return { kind: 'Refused', token, rule: '', text: 'request-failed', facts: {}, sentence: '' };
}

/** A round stands for somebody who is missed, or counts down: what is pressed meanwhile comes too early, and is no mistake. */
const TOO_EARLY: ReadonlySet<string> = new Set(['refusal-table-stands', 'refusal-table-countdown']);
const waitsForSomebody = (time: Time | null): boolean => time?.why === 'lost' || time?.why === 'countdown';
/** A refusal and the word that time runs may cross: so long after it, what is held is asked again unbidden. */
const CROSSED = 1000;

// eslint-disable-next-line max-lines-per-function -- split together with the new views
export function createSession(code: string, key: string, language: 'en' | 'fr', world?: World): Session {
  let status = $state<LineStatus>('opening');
  let goodbye = $state.raw<Goodbye | null>(null);
  let table = $state.raw<TableShown | null>(null);
  let person = $state.raw<number | null>(null);
  let seats = $state.raw<readonly number[]>([]);
  let scenes = $state.raw<Readonly<Record<number, Scene>>>({});
  let logs = $state.raw<Readonly<Record<number, readonly LineShown[]>>>({});
  let talk = $state.raw<readonly Said[]>([]);
  let presence = $state.raw<Presence | null>(null);
  let time = $state.raw<Time | null>(null);
  let missedAt = $state.raw<number | null>(null);
  let notice = $state.raw<Notice | null>(null);
  let pointed = $state.raw<Pointed | null>(null);
  let refusal = $state.raw<Refused | null>(null);
  let missed = $state.raw<readonly LineShown[]>([]);
  let asking = $state(0);
  const listeners = new Set<(happening: Happening) => void>();
  /** The game whose log was asked for: once for each; and how far this browser had seen it then. */
  let logged = '';
  let seenBefore = -1;
  /** Acts that came too early, in the order in which they were pressed: each is told when to ask again. */
  let held: (() => void)[] = [];
  let crossed: ReturnType<typeof setTimeout> | undefined;

  const line = new Line(code, key, language, { hear, changed, reached }, world);

  function changed(now: LineStatus): void {
    status = now;
    if (now !== 'ended') return;
    reached('missed');
    letGo();
  }

  function reached(reach: Reach): void {
    missedAt = reach === 'heard' ? null : (missedAt ?? line.serverNow());
  }

  function hear(message: Outgoing): void {
    switch (message.kind) {
      case 'Welcome':
        ({ person, seats, table } = message);
        keepBerth();
        break;
      case 'You':
        ({ person, seats } = message);
        dropStrangers();
        keepBerth();
        break;
      case 'Table':
        ({ table } = message);
        break;
      case 'Snapshot':
        seen(message);
        break;
      case 'Step':
        stepped(message);
        break;
      case 'Lines':
        caughtUp(message);
        break;
      case 'Said':
        if (!talk.some((said) => said.n === message.n)) talk = [...talk, message];
        break;
      case 'Presence':
        presence = message;
        break;
      case 'Time':
        time = message;
        if (!waitsForSomebody(time)) letGo();
        break;
      case 'Pointed':
        pointed = message;
        break;
      case 'Notice':
        notice = message;
        break;
      case 'Goodbye':
        goodbye = message;
        break;
      default:
    }
  }

  function seen(snapshot: Snapshot): void {
    const view = snapshot.view as ViewShown;
    const { game, seat, line: number, at, undo, reset, final, waiting_on: waitingOn } = snapshot;
    const outcome = snapshot.outcome as Outcome | null;
    if (scenes[seat]?.game !== game) logs = { ...logs, [seat]: [] };
    scenes = { ...scenes, [seat]: { game, seat, line: number, at, undo, reset, final, waitingOn, outcome, ...view } };
    if (logged !== game) {
      logged = game;
      seenBefore = keptLine(game);
      void line.ask({ kind: 'Log', since: 0 });
    }
  }

  function stepped(step: Step): void {
    const update = step.update as UpdateShown;
    const { game, seat, undo, reset, final } = step;
    const { line: number, at, waiting_on: waitingOn, outcome } = update;
    const before = scenes[seat];
    const view = { public: update.public, private: update.private, legal: update.legal };
    const scene: Scene = { game, seat, line: number, at, undo, reset, final, waitingOn, outcome, ...view };
    scenes = { ...scenes, [seat]: scene };
    addLines(seat, [update]);
    keepSeen(scene);
    for (const told of listeners) told({ scene, before, by: update.by, undoTo: update.undo_to, events: update.events });
  }

  /** The whole log, or what happened while the line was down. */
  function caughtUp(lines: Lines): void {
    // The whole log comes in portions: what was seen before is settled when it is asked for, not by each of them.
    const last = lines.token === '' ? (logs[lines.seat]?.at(-1)?.line ?? keptLine(lines.game)) : seenBefore;
    // What came while one looked on is no news; nor is anything when an answer comes twice.
    const known = new Set(logs[lines.seat]?.map((one) => one.line));
    addLines(lines.seat, lines.lines);
    const news = lines.lines.filter(
      (one) => one.line > last && !known.has(one.line) && one.by !== TABLE && !seats.includes(one.by),
    );
    if (last >= 0 && news.length > 0 && lines.seat === (seats[0] ?? WATCHER)) missed = [...missed, ...news];
    const scene = scenes[lines.seat];
    if (scene !== undefined) keepSeen(scene);
  }

  function keptLine(game: string): number {
    const kept = berth(code)?.seen;
    return kept?.game === game ? kept.line : -1;
  }

  function addLines(seat: number, more: readonly LineShown[]): void {
    const known = logs[seat] ?? [];
    const last = known.at(-1)?.line ?? -1;
    const inOrder = more.every((one, place) => one.line > (more[place - 1]?.line ?? last));
    if (inOrder) {
      logs = { ...logs, [seat]: [...known, ...more] };
      return;
    }
    const all = new Map([...known, ...more].map((one) => [one.line, one]));
    logs = { ...logs, [seat]: [...all.values()].sort((a, b) => a.line - b.line) };
  }

  /** After being moved to another seat one no longer sees from the old one. */
  function dropStrangers(): void {
    const eyes = seats.length > 0 ? seats : [WATCHER];
    const mine = Object.entries(scenes).filter(([seat]) => eyes.includes(Number(seat)));
    scenes = Object.fromEntries(mine);
  }

  function keepBerth(): void {
    if (table === null || person === null) return;
    const known = berth(code);
    const name = table.people.find((one) => one.person === person)?.name ?? known?.name ?? '';
    const seenBefore = known?.seen === undefined ? {} : { seen: known.seen };
    remember({ code, key, game: table.game, name, touched: Date.now(), ...seenBefore });
  }

  function keepSeen(scene: Scene): void {
    const known = berth(code);
    if (known !== undefined) remember({ ...known, touched: Date.now(), seen: { game: scene.game, line: scene.line } });
  }

  async function counted<T>(answer: Promise<T>): Promise<T> {
    asking += 1;
    try {
      return await answer;
    } finally {
      asking -= 1;
    }
  }

  const ask = (what: Ask): Promise<Answer> => counted(line.ask(what));

  const request = async (what: Ask): Promise<boolean> => settled(await ask(what));

  function settled(answer: Answer): boolean {
    refusal = answer.kind === 'Done' ? null : answer.kind === 'Refused' ? answer : failure(answer);
    return answer.kind === 'Done';
  }

  // --- what comes too early ---

  async function act(seat: number, action: unknown): Promise<boolean> {
    const game = table?.playing;
    // Nothing is done in another game than the one that it was pressed in, nor for a seat that was given up.
    const stillMeant = (): boolean => table?.playing === game && seats.includes(seat);
    if (held.length > 0) await counted(nextChance());
    for (;;) {
      if (!stillMeant()) return false;
      const answer = await counted(line.ask({ kind: 'Act', seat, action }, stillMeant));
      if (answer.kind === 'Failed' && !stillMeant()) return false;
      if (answer.kind !== 'Refused' || !TOO_EARLY.has(answer.text)) return settled(answer);
      await counted(nextChance());
    }
  }

  function nextChance(): Promise<void> {
    if (!waitsForSomebody(time)) crossed ??= setTimeout(letGo, CROSSED);
    return new Promise((resolve) => held.push(resolve));
  }

  function letGo(): void {
    clearTimeout(crossed);
    crossed = undefined;
    const chances = held;
    held = [];
    for (const chance of chances) chance();
  }

  return {
    code,
    key,
    get status() {
      return status;
    },
    get goodbye() {
      return goodbye;
    },
    get table() {
      return table;
    },
    get person() {
      return person;
    },
    get seats() {
      return seats;
    },
    get scenes() {
      return scenes;
    },
    get logs() {
      return logs;
    },
    get talk() {
      return talk;
    },
    get presence() {
      return presence;
    },
    get time() {
      return time;
    },
    get missedAt() {
      return missedAt;
    },
    get notice() {
      return notice;
    },
    get pointed() {
      return pointed;
    },
    get refusal() {
      return refusal;
    },
    get missed() {
      return missed;
    },
    get asking() {
      return asking;
    },
    ask,
    request,
    act,
    async why(seat, action) {
      const answer = await ask({ kind: 'Why', seat, action });
      return answer.kind === 'Refused' ? answer : null;
    },
    point: (seat, place) => line.point(seat, place),
    show: (shown) => (refusal = shown),
    dismiss(what) {
      if (what === 'missed') missed = [];
      else if (what === 'notice') notice = null;
      else refusal = null;
    },
    onHappening(told) {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    serverNow: () => line.serverNow() ?? Date.now(),
    speak: (now) => line.greet(key, now),
    carry: (logbook) => line.carry(logbook),
    hurry: () => line.hurry(),
    close: () => line.close(),
  };
}
