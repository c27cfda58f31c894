// Who sat where in a game that was played, in words. Whoever is not known any more goes by the colour of the seat.
import type { SeatShown } from '../table/game';
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
  if (bot !== null) return botName(about, bot, seat, voice);
  if (name !== '') return name;
  return voice.has(`seat-${about.game}-${seat}`) ? voice.say(`seat-${about.game}-${seat}`) : voice.say('replay-seat', { number: seat + 1 });
}

/** A computer player by its kind; with a number where several of a kind played. */
function botName(about: GameAbout, bot: string, seat: number, voice: Voice): string {
  const alike = about.seats.flatMap((one, place) => (one.bot === bot ? [place] : []));
  const name = voice.has(`bot-${bot}`) ? voice.say(`bot-${bot}`) : bot;
  return alike.length > 1 ? voice.say('bot-numbered', { name, number: alike.indexOf(seat) + 1 }) : name;
}
