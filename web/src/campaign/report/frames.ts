// A voyage line by line, as the server gives it to whoever looks through it, and what its clock showed. All but the
// clashes is made of nothing else.
import type { PiratesPublic, Update } from '../../wire/pirates';

export type SeaEvent = Update['events'][number];

/** One line and how it stood after it, as far as the report reads it. */
export interface Frame {
  readonly line: number;
  readonly at: number;
  readonly by: number;
  readonly events: readonly SeaEvent[];
  readonly public: Pick<
    PiratesPublic,
    | 'players'
    | 'ship'
    | 'sea'
    | 'sand'
    | 'clock'
    | 'log'
    | 'agenda'
    | 'owners'
    | 'lasts'
    | 'rounds'
    | 'corks_left'
    | 'points'
    | 'stars'
  >;
}

export const SAILING = 3;
export const NOWHERE = -1;
/** From this number on a space is the action space of a card. */
export const CARD_SPACES = 12;

/** How a voyage ended, as the view's log says it. */
export const WON = 1;
export const SUNK = 2;

/** What the round's clock had counted at this moment, if nothing happened since the frame. */
export function shipTime({ public: { clock } }: Frame, at: number): number {
  return (clock.stands === 0 ? at : clock.since) - clock.began;
}

export function isSailing(frame: Frame): boolean {
  return frame.public.agenda.phase === SAILING;
}

/** The kind of the card whose space this is; -1 on the ship. */
export function cardOf({ public: { sea } }: Frame, space: number): number {
  return space < CARD_SPACES ? NOWHERE : (sea.kinds[space - CARD_SPACES] ?? NOWHERE);
}

/** The event of this kind in a line, if it has one. */
export function eventOf<K extends SeaEvent['kind']>(frame: Frame, kind: K): Extract<SeaEvent, { kind: K }> | undefined {
  return frame.events.find((event): event is Extract<SeaEvent, { kind: K }> => event.kind === kind);
}
