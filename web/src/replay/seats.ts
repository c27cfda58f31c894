// Who sat where in a game that was played, in words. A player who is not known any more goes by the colour of the seat.
import type { SeatShown } from '../table/game';
import { botName } from '../table/seats';
import { colourOf } from '../table/formatter';
import type { Voice } from '../ui/texts';
import type { GameAbout, SeatNamed } from '../wire/types';

export function seatsNamed(about: GameAbout, voice: Voice): readonly SeatShown[] {
  return about.seats.map((one, seat) => ({
    seat,
    name: nameOf(about, one, seat, voice),
    isBot: one.bot !== null,
    isMine: about.mine.includes(seat),
    isLost: false,
    mate: null,
  }));
}

function nameOf(about: GameAbout, { name, bot }: SeatNamed, seat: number, voice: Voice): string {
  if (bot !== null)
    return botName(
      about.seats.map((one) => one.bot),
      seat,
      voice,
    );
  if (name !== '') return name;
  return colourOf(voice, about.game, seat);
}
