// Who sits where, in words: what the table's chairs, people and presence add up to for a reader.
import type { Voice } from '../ui/texts';
import type { ChairShown, Presence, TableShown } from '../wire/types';
import type { SeatShown } from './game';
import type { Scene } from './session.svelte';

export function nameOf(table: TableShown, person: number | null, voice: Voice): string {
  const found = table.people.find((one) => one.person === person)?.name ?? '';
  return found === '' ? voice.say('seat-forgotten') : found;
}

/** A computer player by its kind; with a number where several of a kind sit here. `bots` are the kinds by seat. */
export function botName(bots: readonly (string | null)[], seat: number, voice: Voice): string {
  const kind = bots[seat] ?? '';
  const alike = bots.flatMap((bot, place) => (bot === kind ? [place] : []));
  const name = voice.has(`bot-${kind}`) ? voice.say(`bot-${kind}`) : kind;
  return alike.length > 1 ? voice.say('bot-numbered', { name, number: alike.indexOf(seat) + 1 }) : name;
}

function chairName(table: TableShown, seat: number, chair: ChairShown, voice: Voice): string {
  if (chair.bot !== null)
    return botName(
      table.chairs.map(({ bot }) => bot),
      seat,
      voice,
    );
  if (chair.person === null) return voice.say('seat-free');
  return nameOf(table, chair.guest ?? chair.person, voice);
}

export function seatsShown(
  table: TableShown,
  mine: readonly number[],
  presence: Presence | null,
  voice: Voice,
): readonly SeatShown[] {
  return table.chairs.map((chair, seat) => ({
    seat,
    person: chair.guest ?? chair.person,
    name: chairName(table, seat, chair, voice),
    isBot: chair.bot !== null,
    isMine: mine.includes(seat),
    isLost: presence?.lost.some((lost) => lost.seat === seat) ?? false,
    mate: chair.mate,
  }));
}

/** Several seats of one device as one: what any of them may do. */
export function together(scene: Scene, scenes: Readonly<Record<number, Scene>>, seats: readonly number[]): Scene {
  const all = new Map(
    seats.flatMap((seat) => scenes[seat]?.legal ?? []).map((action) => [JSON.stringify(action), action]),
  );
  return { ...scene, legal: [...all.values()] };
}

/** Which of several seats may do this; undefined if none may. */
export function seatOf(
  action: unknown,
  scenes: Readonly<Record<number, Scene>>,
  seats: readonly number[],
): number | undefined {
  const wanted = JSON.stringify(action);
  return seats.find((seat) => scenes[seat]?.legal.some((legal) => JSON.stringify(legal) === wanted));
}
