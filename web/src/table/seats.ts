// Who sits where, in words: what the table's chairs, people and presence add up to for a reader.
import type { Voice } from '../ui/texts';
import type { ChairShown, Presence, TableShown } from '../wire/types';
import type { Choice, Offer } from '../wire/views/common';
import type { GamePage, SeatShown } from './game';
import { levelName } from './levels';
import { type Action, actionOf, type Scene } from './scene';

export function nameOf(table: TableShown, person: number | null, voice: Voice): string {
  const found = table.people.find((one) => one.person === person)?.name ?? '';
  return found === '' ? voice.say('seat-forgotten') : found;
}

/** A bot by its kind; with a number where several of a kind sit here. `bots` are the kinds by seat. */
export function botName(bots: readonly (string | null)[], seat: number, voice: Voice): string {
  const kind = bots[seat] ?? '';
  const alike = bots.flatMap((bot, place) => (bot === kind ? [place] : []));
  const name = levelName(voice, kind);
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
    isReplaceable: presence?.mates.includes(seat) ?? false,
    mate: chair.mate,
  }));
}

/** Several seats of one device as one: what any of them may do, and what they know together. */
export function together(
  scene: Scene,
  scenes: Readonly<Record<number, Scene>>,
  seats: readonly number[],
  { ownTogether }: Pick<GamePage, 'ownTogether'> = {},
): Scene {
  const merged = new Map<string, { readonly offer: Offer; readonly choices: Map<string, Choice> }>();
  for (const offer of seats.flatMap((seat) => scenes[seat]?.offers ?? [])) {
    const { choices = [], ...kind } = offer;
    const known = merged.get(JSON.stringify(kind)) ?? { offer, choices: new Map<string, Choice>() };
    for (const choice of choices) known.choices.set(keyOf(actionOf(offer, choice)), choice);
    merged.set(JSON.stringify(kind), known);
  }
  const offers = [...merged.values()].map(({ offer, choices }) => ({ ...offer, choices: [...choices.values()] }));
  const known = seats.flatMap((seat) => (scenes[seat] === undefined ? [] : [scenes[seat].private]));
  return { ...scene, offers, private: ownTogether === undefined ? scene.private : ownTogether(known) };
}

/** Whether another person is there to look back with. Beside computer players alone the replay shows the same. */
export function hasCompany(seats: readonly SeatShown[], presence: Presence | null): boolean {
  return seats.filter(({ isBot }) => !isBot).length > 1 || (presence?.watchers ?? 0) > 0;
}

/** Which of several seats may do this; undefined if none may. */
export function seatOf(
  action: Action,
  scenes: Readonly<Record<number, Scene>>,
  seats: readonly number[],
): number | undefined {
  const wanted = keyOf(action);
  const isWanted = (offer: Offer): boolean =>
    offer.kind === action.kind && (offer.choices ?? []).some((choice) => keyOf(actionOf(offer, choice)) === wanted);
  return seats.find((seat) => scenes[seat]?.offers.some(isWanted));
}

/** The same text for the same action, whatever the order of its fields. */
export function keyOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
