// The clock of a turn at a table of cardboard. It goes on whatever part of the companion is looked at, and after the page is
// loaded again: what is kept is when it was started, not how far it is.
import type { BoxTable } from './box.svelte';

export interface Turn {
  readonly seat: number;
  /** Milliseconds that were left when it was started last, or stopped. */
  readonly left: number;
  /** When it was started, by this device's clock; null while it stands. */
  readonly since: number | null;
}

const OFTEN = 200;

export class TurnClockState {
  private readonly table: BoxTable;
  private now = $state(Date.now());

  constructor(table: BoxTable) {
    this.table = table;
  }

  private get turn(): Turn {
    const { turn, first, seconds } = this.table.box;
    return turn ?? { seat: first ?? 0, left: seconds * 1000, since: null };
  }

  get seat(): number {
    return Math.min(this.turn.seat, this.table.box.seats.length - 1);
  }

  get next(): number {
    return (this.seat + 1) % this.table.box.seats.length;
  }

  get isRunning(): boolean {
    return this.turn.since !== null;
  }

  /** Whether it stands in the middle of a turn. */
  get isHalted(): boolean {
    return !this.isRunning && this.turn.left < this.table.box.seconds * 1000;
  }

  get left(): number {
    const { left, since } = this.turn;
    return since === null ? left : left - Math.max(0, this.now - since);
  }

  /** As on a clock. */
  get shown(): string {
    const whole = Math.ceil(Math.max(0, this.left) / 1000);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  }

  start(): void {
    this.set({ ...this.turn, seat: this.seat, since: Date.now() });
  }

  stop(): void {
    this.set({ seat: this.seat, left: this.left, since: null });
  }

  /** The next player has the whole time. */
  pass(): void {
    this.set({ seat: this.next, left: this.table.box.seconds * 1000, since: Date.now() });
  }

  choose(seconds: number): void {
    this.table.change({ seconds, turn: { seat: this.seat, left: seconds * 1000, since: null } });
  }

  /** While it runs: look at the time now and then, and say once when it is up. */
  run(timeUp: () => void): () => void {
    const timer = setInterval(() => {
      const was = this.left;
      this.now = Date.now();
      if (was > 0 && this.left <= 0) timeUp();
    }, OFTEN);
    return () => clearInterval(timer);
  }

  private set(turn: Turn): void {
    this.now = Date.now();
    this.table.change({ turn });
  }
}
