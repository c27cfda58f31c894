// What fills in the server's sentences at a table: the words, how arguments are said, and what players are called.
import type { Formatter } from '../ui/sentences';
import type { Voice } from '../ui/texts';
import type { SeatShown } from './game';

interface Known {
  readonly voice: Voice;
  /** How arguments are said, as the server's Welcome tells it. */
  readonly names: Readonly<Record<string, string>>;
  readonly game: string;
  readonly seats: readonly SeatShown[];
}

export function createFormatter({ voice, names, game, seats }: Known): Formatter {
  const you = readerOf(seats);
  return {
    voice,
    names,
    you,
    seatName: (seat) => (seat === you ? voice.say('you') : seatName(voice, game, seats, seat)),
  };
}

/** A person who plays one seat from this device is “you”. Several at one device have names, as all have for a watcher. */
function readerOf(seats: readonly SeatShown[]): number | undefined {
  const mine = seats.filter(({ isMine }) => isMine);
  return mine.length === 1 ? mine[0]?.seat : undefined;
}

/** A player's name, or the colour of the seat; both where two players share one name. */
export function seatName(voice: Voice, game: string, seats: readonly SeatShown[], seat: number): string {
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  const colour = colourOf(voice, game, seat);
  if (name === '') return colour;
  const isShared = seats.some((one) => one.seat !== seat && one.name === name);
  return isShared ? voice.say('seat-with-colour', { name, colour }) : name;
}

/** What a seat is called by its colour; by its number in a game without colours. */
export function colourOf(voice: Voice, game: string, seat: number): string {
  const text = `seat-${game}-${seat}`;
  return voice.has(text) ? voice.say(text) : voice.say('replay-seat', { number: seat + 1 });
}
