// Who is ready for the round: the server says for whom it waits. Where there is no clock, as in a replay, that is not known.
import type { GameClock, SeatShown } from '../../table/game';

export interface ReadyMark {
  readonly seat: number;
  readonly isReady: boolean;
  readonly isMine: boolean;
}

export function readyMarks(seats: readonly SeatShown[], clock: GameClock | undefined): readonly ReadyMark[] {
  return (clock === undefined ? [] : seats).map(({ seat, isBot, isMine }) => ({
    seat,
    isReady: clock?.awaited?.includes(seat) !== true,
    isMine: isMine && !isBot,
  }));
}
