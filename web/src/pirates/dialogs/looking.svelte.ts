// Looking closely: what a long touch, a key or the context menu of a thing opens or says, and what is told aloud on demand.
import type { Crew } from '../../table/game';
import { sentence as asSentence } from '../../ui/texts';
import { cardAt, shipSpaceAt, type Spot } from '../board/spots';
import { clockSaid, seaSaid } from '../speech/announcements';
import type { Position, ShipSpace } from '../names';
import type { SeaCard } from '../../wire/views/pirates';
import type { BoardModel } from '../view';
import { type Labelling, spotLabel, timerLabel } from '../words/labels';

export type Opened =
  | { readonly kind: 'keys' | 'goal' | 'sound' }
  /** A card that lies on the sea, or (without a position) one that is only shown. */
  | { readonly kind: 'card'; readonly card: Omit<SeaCard, 'number'>; readonly position: Position | null }
  | { readonly kind: 'space'; readonly space: ShipSpace }
  | { readonly kind: 'shipmate'; readonly seat: number };

interface Dependencies {
  readonly model: () => BoardModel;
  readonly label: () => Labelling;
  readonly crew: () => Crew | undefined;
  /** Shown for a moment in the bar. */
  readonly hint: (words: string) => void;
  /** Heard alone. */
  readonly tell: (words: string) => void;
}

export interface Looking {
  /** The dialog that is open; null if none is. */
  opened: Opened | null;
  tellTimer(timer: number): void;
  tellSpot(spot: Spot): void;
  inspect(spot: Spot): void;
  tellAloud(what: 'clock' | 'sea'): void;
  onContextMenu(pressed: MouseEvent): void;
}

export function createLooking({ model, label, crew, hint, tell }: Dependencies): Looking {
  let opened = $state.raw<Opened | null>(null);

  function tellTimer(timer: number): void {
    const one = model().timers[timer];
    if (one === undefined) return;
    if (crew()?.shipmate(one.owner)) opened = { kind: 'shipmate', seat: one.owner };
    else hint(asSentence(timerLabel({ ...label(), isExact: true }, one)));
  }

  function tellSpot(spot: Spot): void {
    const position = cardAt(spot);
    const card = position === null ? undefined : model().table.cards[position];
    if (card !== undefined) opened = { kind: 'card', card, position };
    else hint(asSentence(spotLabel({ ...label(), isExact: true }, spot)));
  }

  function inspect(spot: Spot): void {
    const space = shipSpaceAt(spot);
    if (space === null) tellSpot(spot);
    else opened = { kind: 'space', space };
  }

  return {
    get opened() {
      return opened;
    },
    set opened(now) {
      opened = now;
    },
    tellTimer,
    tellSpot,
    inspect,
    tellAloud: (what) => tell(what === 'clock' ? clockSaid(label()) : seaSaid(label())),
    onContextMenu(pressed) {
      const { target } = pressed;
      const found =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-board] [data-spot]')?.dataset['spot']
          : undefined;
      if (found === undefined) return;
      pressed.preventDefault();
      inspect(found as Spot);
    },
  };
}
