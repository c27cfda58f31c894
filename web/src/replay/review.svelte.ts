// Looking back together: one leads, the others go along or look around by themselves. It travels as fingers that point
// at `review:LINE:SEAT` over the table's line; nobody keeps it, so the leader says it again from time to time.
import type { Session } from '../table/session.svelte';
import { type Moment, momentAt, placeOf, STOPPED } from './moments';

export interface Review {
  readonly moment: Moment;
  /** The seat that leads, if somebody else does. */
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

/** Often enough that whoever comes later is soon where the others are. */
const AGAIN = 4000;
/** A leader who has not been heard for so long has left. */
const GONE = 13_000;
/** A scrubber moves faster than a line should be talked to. */
const APART = 120;

export function createReview(session: Pick<Session, 'seats' | 'point'>, start: Moment): Review {
  let moment = $state.raw<Moment>(start);
  let led = $state.raw<{ readonly seat: number; readonly moment: Moment } | null>(null);
  let isLeading = $state(false);
  let isFollowing = $state(true);
  let lastSent = -APART;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function say(place: string): void {
    const seat = session.seats[0];
    if (seat !== undefined) session.point(seat, place);
  }

  function tell(): void {
    clearTimeout(sending);
    const wait = Math.max(0, lastSent + APART - performance.now());
    sending = setTimeout(() => {
      lastSent = performance.now();
      say(placeOf(moment));
    }, wait);
  }

  function quiet(): void {
    isLeading = false;
    clearInterval(beat);
    clearTimeout(sending);
  }

  function goneQuiet(): void {
    led = null;
    isFollowing = true;
  }

  return {
    get moment() {
      return moment;
    },
    get leader() {
      return led?.seat ?? null;
    },
    get isLeading() {
      return isLeading;
    },
    get isFollowing() {
      return led !== null && isFollowing;
    },
    get canLead() {
      return session.seats.length > 0;
    },
    go(to) {
      moment = to;
      if (isLeading) tell();
      else if (led !== null) isFollowing = false;
    },
    lead() {
      led = null;
      isLeading = true;
      clearTimeout(silence);
      clearInterval(beat);
      beat = setInterval(tell, AGAIN);
      tell();
    },
    stop() {
      quiet();
      say(STOPPED);
    },
    follow() {
      isFollowing = true;
      if (led !== null) ({ moment } = led);
    },
    hear(seat, place) {
      if (session.seats.includes(seat)) return;
      const there = momentAt(place);
      if (there === undefined) {
        if (place === STOPPED && led?.seat === seat) goneQuiet();
        return;
      }
      if (isLeading) quiet();
      if (led?.seat !== seat) isFollowing = true;
      led = { seat, moment: there };
      if (isFollowing) moment = there;
      clearTimeout(silence);
      silence = setTimeout(goneQuiet, GONE);
    },
    close() {
      if (isLeading) say(STOPPED);
      quiet();
      clearTimeout(silence);
    },
  };
}
