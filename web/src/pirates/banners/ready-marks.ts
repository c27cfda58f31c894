// Who is ready for the round: computer sailors always are, and so is a first mate.
import type { SeatShown } from '../../table/game';

export interface ReadyMark {
  readonly seat: number;
  readonly isReady: boolean;
  readonly isMine: boolean;
}

export function readyMarks(seats: readonly SeatShown[], ready: readonly number[]): readonly ReadyMark[] {
  return seats.map(({ seat, isBot, mate, isMine }) => ({
    seat,
    isReady: isBot || mate !== null || ready.includes(seat),
    isMine: isMine && !isBot,
  }));
}
