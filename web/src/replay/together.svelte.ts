// Looking back together: one leads, the others go along or look around by themselves. It travels as fingers that point
// at `review:LINE:SEAT`, which the server does not keep, so the leader says it again from time to time.
import type { Session } from '../table/session.svelte';
import { type Moment, momentAt, placeOf, STOPPED } from './moments';

export interface Together {
  readonly moment: Moment;
  /** The seat that leads, if another player does. */
  readonly leader: number | null;
  readonly isLeading: boolean;
  /** Going where the leader goes. */
  readonly isFollowing: boolean;
  readonly canLead: boolean;
  go(moment: Moment): void;
  lead(): void;
  stop(): void;
  follow(): void;
  /** A finger was pointed. */
  hear(seat: number, place: string): void;
  close(): void;
}

/** Often enough that a player who comes later is soon where the others are. */
const AGAIN = 4000;
/** A leader who has not been heard for so long has left. */
export const GONE = 13_000;
/** A scrubber moves faster than a server should be talked to. */
const APART = 120;

type Pointer = Pick<Session, 'seats' | 'point'>;

class SharedLookBack implements Together {
  moment: Moment;
  isLeading = $state(false);
  private readonly session: Pointer;
  private led = $state.raw<{ readonly seat: number; readonly moment: Moment } | null>(null);
  private goesAlong = $state(true);
  private lastSent = -APART;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Pointer, start: Moment) {
    this.session = session;
    this.moment = $state.raw(start);
  }

  get leader(): number | null {
    return this.led?.seat ?? null;
  }

  get isFollowing(): boolean {
    return this.led !== null && this.goesAlong;
  }

  get canLead(): boolean {
    return this.session.seats.length > 0;
  }

  go(to: Moment): void {
    this.moment = to;
    if (this.isLeading) this.tell();
    else if (this.led !== null) this.goesAlong = false;
  }

  lead(): void {
    this.led = null;
    this.isLeading = true;
    clearTimeout(this.silence);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.tell(), AGAIN);
    this.tell();
  }

  stop(): void {
    this.stopLeading();
    this.say(STOPPED);
  }

  follow(): void {
    this.goesAlong = true;
    if (this.led !== null) this.moment = this.led.moment;
  }

  hear(seat: number, place: string): void {
    if (this.session.seats.includes(seat)) return;
    const there = momentAt(place);
    if (there !== undefined) this.goAlong(seat, there);
    else if (place === STOPPED && this.led?.seat === seat) this.loseLeader();
  }

  close(): void {
    if (this.isLeading) this.say(STOPPED);
    this.stopLeading();
    clearTimeout(this.silence);
  }

  /** Another player leads, and is there. */
  private goAlong(seat: number, there: Moment): void {
    if (this.isLeading) this.stopLeading();
    if (this.led?.seat !== seat) this.goesAlong = true;
    this.led = { seat, moment: there };
    if (this.goesAlong) this.moment = there;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.loseLeader(), GONE);
  }

  private say(place: string): void {
    const seat = this.session.seats[0];
    if (seat !== undefined) this.session.point(seat, place);
  }

  private tell(): void {
    clearTimeout(this.sending);
    const wait = Math.max(0, this.lastSent + APART - performance.now());
    this.sending = setTimeout(() => {
      this.lastSent = performance.now();
      this.say(placeOf(this.moment));
    }, wait);
  }

  private stopLeading(): void {
    this.isLeading = false;
    clearInterval(this.beat);
    clearTimeout(this.sending);
  }

  private loseLeader(): void {
    this.led = null;
    this.goesAlong = true;
  }
}

export function createTogether(session: Pointer, start: Moment): Together {
  return new SharedLookBack(session, start);
}
