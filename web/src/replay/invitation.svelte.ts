// That another player looks back and leads: heard from the fingers that lead, and asked about once.
import { momentAt, STOPPED } from './moments';
import { GONE } from './together.svelte';

export interface Invitation {
  /** The seat of another player who leads now; null if none does. */
  readonly leader: number | null;
  /** The same, as long as it is not answered. */
  readonly from: number | null;
  /** Accepted or not: this leader does not ask again. */
  answer(): void;
  /** A finger was pointed. */
  hear(seat: number, place: string): void;
  /** Another game begins, or the table is left. */
  close(): void;
}

class HeardInvitation implements Invitation {
  leader = $state<number | null>(null);
  private isAnswered = $state(false);
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly own: () => readonly number[]) {}

  get from(): number | null {
    return this.isAnswered ? null : this.leader;
  }

  answer(): void {
    this.isAnswered = true;
  }

  hear(seat: number, place: string): void {
    if (this.own().includes(seat)) return;
    if (momentAt(place) !== undefined) this.lead(seat);
    else if (place === STOPPED && seat === this.leader) this.end();
  }

  close(): void {
    this.end();
  }

  private lead(seat: number): void {
    if (seat !== this.leader) this.isAnswered = false;
    this.leader = seat;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(), GONE);
  }

  private end(): void {
    clearTimeout(this.silence);
    this.leader = null;
    this.isAnswered = false;
  }
}

export const createInvitation = (own: () => readonly number[]): Invitation => new HeardInvitation(own);
