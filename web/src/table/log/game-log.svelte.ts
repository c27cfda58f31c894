// The log of a table's games, as each seat of this browser may know it, and what of it happened while this browser was away.
import { seatKey, remember } from '../../wire/seat-keys';
import { TABLE, WATCHER } from '../../wire/seats';
import type { Lines } from '../../wire/types';
import type { LogLine } from '../scene';

/** Who reads it: the seats of this browser, and whether time runs by itself at their table. */
interface Reader {
  readonly mine: readonly number[];
  readonly isRealTime: boolean;
}

export class GameLog {
  /** By seat. */
  bySeat = $state.raw<Readonly<Record<number, readonly LogLine[]>>>({});
  /** What happened without its players while this browser was away, until it was read. */
  missed = $state.raw<readonly LogLine[]>([]);
  /** The game that each seat's log is of. */
  private readonly games = new Map<number, string>();
  /** The game whose whole log was asked for, and how far this browser had seen it then. */
  private game = '';
  private seenBefore = -1;

  constructor(private readonly code: string) {}

  /** Another game begins for this seat. */
  clear(seat: number, game: string): void {
    this.games.set(seat, game);
    this.bySeat = { ...this.bySeat, [seat]: [] };
  }

  /** Ask for the log again: another seat has a log of its own. */
  forgetAsked(): void {
    this.game = '';
  }

  /** Whether the whole log of a game must be asked for: once for each game, and again from another seat. */
  mustAsk(game: string): boolean {
    if (this.game === game) return false;
    this.game = game;
    this.seenBefore = this.seenOf(game);
    return true;
  }

  add(seat: number, more: readonly LogLine[]): void {
    const known = this.bySeat[seat] ?? [];
    const last = known.at(-1)?.line ?? -1;
    const inOrder = more.every((one, place) => one.line > (more[place - 1]?.line ?? last));
    const all = inOrder ? [...known, ...more] : inOrderOf([...known, ...more]);
    this.bySeat = { ...this.bySeat, [seat]: all };
  }

  /** A step that came while no reader looked at this page. */
  miss(seat: number, line: LogLine, reader: Reader): void {
    this.tell(seat, [line], reader);
  }

  /**
   * The whole log, or what happened while the connection was lost. An answer may come when another game has begun: then
   * it is of no use.
   */
  catchUp(lines: Lines, reader: Reader): void {
    const { seat, game } = lines;
    if ((this.games.get(seat) ?? game) !== game) return;
    const known = this.bySeat[seat] ?? [];
    // The whole log comes in portions: what was seen before is settled when it is asked for, not by each of them.
    const last = lines.token === '' ? (known.at(-1)?.line ?? this.seenOf(game)) : this.seenBefore;
    // What came as a step was seen; and an answer may come twice.
    const seen = new Set(known.map((one) => one.line));
    const fresh = lines.lines as readonly LogLine[];
    this.add(seat, fresh);
    if (last >= 0)
      this.tell(
        seat,
        fresh.filter(({ line }) => line > last && !seen.has(line)),
        reader,
      );
  }

  /** Where time runs, the table itself does what matters most: an event, sand that is down, the end of a round. */
  private tell(seat: number, lines: readonly LogLine[], { mine, isRealTime }: Reader): void {
    if (seat !== (mine[0] ?? WATCHER)) return;
    const news = lines.filter(({ by }) => !mine.includes(by) && (isRealTime || by !== TABLE));
    if (news.length > 0) this.missed = [...this.missed, ...news];
  }

  /** Keep on this device how far a game was seen. */
  keepSeen(game: string, line: number): void {
    const known = seatKey(this.code);
    if (known !== undefined) remember({ ...known, touched: Date.now(), seen: { game, line } });
  }

  private seenOf(game: string): number {
    const kept = seatKey(this.code)?.seen;
    return kept?.game === game ? kept.line : -1;
  }
}

function inOrderOf(lines: readonly LogLine[]): readonly LogLine[] {
  const all = new Map(lines.map((one) => [one.line, one]));
  return [...all.values()].sort((a, b) => a.line - b.line);
}
