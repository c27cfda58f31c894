// What everything on the table is called, for buttons and for those who hear the table instead of seeing it.
import type { Formatter } from '../../ui/sentences';
import type { Voice } from '../../ui/texts';
import type { SeaCard } from '../../wire/views/pirates';
import type { Offer } from '../choosing/offers';
import { cardAt, sectorAt, shipSpaceAt, type Spot, spotOf } from '../board/spots';
import { isTooLate, sandLeft, seconds } from '../time';
import {
  areaOf,
  cannonIn,
  type CardSeen,
  cardsOf,
  cardUnder,
  outlook,
  sectorOf,
  shipOf,
  type ShipSpace,
  type BoardModel,
  type SpaceName,
  stateOf,
  type Timer,
} from '../view';
import { cannonName, cardName, labelOf, positionName, type Reader, sectorInFull, spaceName, timerName } from './words';

export interface Labelling {
  readonly model: BoardModel;
  readonly reader: Reader;
  /** The game's time. */
  readonly now: number;
  readonly offers: ReadonlyMap<Spot, Offer>;
  /** Sand to the second, for a player who asks. The name of a thing says it in steps: one that changes every second is read
      out every second, or not at all. */
  readonly isExact?: boolean;
}

/** One thing after another, as the language separates them. */
export function joined(voice: Voice, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((one, other) => (one === '' ? other : voice.say('deck-joined', { one, other })), '');
}

/** “NE2: Rocks”, with the colon as the language sets it. */
function named(voice: Voice, name: string, what: string): string {
  return voice.say('deck-named', { name, what });
}

// --- spaces ---

const SPACE_STATES = {
  burning: 'deck-space-burning',
  corked: 'deck-space-corked',
  taken: 'deck-space-taken',
  free: 'deck-space-free',
} as const;

/** “Helm, free; your timer 1 runs, at most 20 seconds left” */
export function spaceLabel(label: Labelling, space: ShipSpace): string {
  const { model, reader } = label;
  const { voice, formatter } = reader;
  const { loaded, held } = shipOf(model.table);
  const cannon = cannonIn(space);
  const standing = model.timers.filter((timer) => timer.space === space);
  const state = stateOf(model.table, space);
  return joined(voice, [
    `${spaceName(formatter, space)}, ${voice.say(SPACE_STATES[state])}`,
    cannon === undefined
      ? ''
      : voice.say(loaded.includes(cannon) ? 'deck-cannon-loaded' : 'deck-cannon-unloaded', {
          sector: pointsTo(label, space),
        }),
    held.includes(space) ? voice.say('deck-space-held') : '',
    ...standing.map((timer) => timerState(label, timer)),
    offerLabel(label, spotOf(space)),
  ]);
}

/** Where a side of the ship looks now: “points north-east”. */
export function pointsTo({ model, reader }: Labelling, space: ShipSpace): string {
  const area = areaOf(space);
  const sector = area === undefined ? undefined : outlook(model.table, area);
  return sector === undefined ? '' : sectorInFull(reader.voice, sector);
}

// --- timers ---

/** “Your timer 1 runs, at most 20 seconds left: Helm” */
export function timerLabel(label: Labelling, timer: Timer): string {
  const { voice, formatter } = label.reader;
  const where = timer.space === null ? '' : placeName(label.model, formatter, timer.space);
  return joined(voice, [
    where === '' ? timerState(label, timer) : named(voice, timerState(label, timer), where),
    timer.isCursed ? voice.say('deck-timer-cursed') : '',
  ]);
}

function timerState({ model, reader, now, isExact = false }: Labelling, timer: Timer): string {
  const { voice, formatter } = reader;
  const name = timerName(formatter, timer.timer);
  const whose = timer.isMine
    ? voice.say('deck-your-timer', { timer: name })
    : voice.say('deck-timer-of', { timer: name, seat: formatter.seatName(timer.owner) });
  if (timer.space === null) return voice.say('deck-timer-free', { timer: whose });
  if (timer.isReady) return voice.say('deck-timer-ready', { timer: whose });
  if (timer.isLate) return voice.say('deck-timer-late', { timer: whose });
  const left = seconds(sandLeft(model.table, timer.timer, now));
  return isExact
    ? voice.say('deck-timer-runs', { timer: whose, seconds: left })
    : voice.say('deck-timer-runs-about', { timer: whose, seconds: stepOf(left) });
}

/** Seconds of sand, as the name of a thing tells them: no more than this. */
const STEPS = [5, 10, 20, 30, 45];
const stepOf = (left: number): number => STEPS.find((step) => left <= step) ?? 60;

/** A space of the ship, or a card by its name and where it lies. */
export function placeName({ table }: BoardModel, formatter: Formatter, space: SpaceName): string {
  const position = cardUnder(space);
  const card = position === null ? undefined : table.cards[position];
  if (position === null || card === undefined) return spaceName(formatter, space);
  return formatter.voice.say('deck-card-at', {
    card: cardName(formatter, card.card ?? ''),
    position: positionName(formatter, position),
  });
}

// --- cards ---

/** “NE2: Corvette, 1 of 2 life points, fires 1 shot” */
export function cardLabel(label: Labelling, card: CardSeen): string {
  const { model, reader } = label;
  const { voice, formatter } = reader;
  const standing = model.timers.filter((timer) => timer.space === card.position);
  // No rule: the board is drawn around the ship, and these words say where on the picture the card lies.
  const side = sectorOf(card.position) === model.table.ship.heading ? voice.say('deck-before-bow') : '';
  return joined(voice, [
    named(
      voice,
      positionName(formatter, card.position),
      [cardSaid(formatter, card), side].filter((part) => part !== '').join(', '),
    ),
    ...standing.map((timer) => timerState(label, timer)),
    offerLabel(label, spotOf(card.position)),
  ]);
}

/** What a card shows, in words. */
export function cardSaid(formatter: Formatter, card: Omit<SeaCard, 'number'>): string {
  const { voice } = formatter;
  const { card: id = '', up = false, life = 0, wounds = 0, shots = 0, speed } = card;
  if (id === '') return voice.say('deck-card-down');
  const name = cardName(formatter, id);
  if (!up) return voice.say('deck-card-seen', { card: name });
  return [
    name,
    life > 0 ? voice.say('deck-card-life', { left: life - wounds, life }) : '',
    shots > 0 ? voice.say('deck-card-shots', { shots }) : '',
    speed == null ? '' : voice.say('deck-card-speed', { speed }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

// --- what a touch does ---

export function offerLabel({ offers, reader, model, now }: Labelling, spot: Spot): string {
  const offer = offers.get(spot);
  if (offer === undefined) return '';
  const { voice, formatter } = reader;
  if (offer.how === 'pick')
    return voice.say(offer.isPicked ? 'deck-picked' : 'deck-pick', { cannon: cannonName(formatter, offer.cannon) });
  const said = labelOf(formatter, offer.option.label);
  if (said === '') return '';
  const may = voice.say(offer.how === 'ahead' ? 'deck-may-ahead' : 'deck-may', { deed: said });
  const isLate = offer.how === 'place' && isTooLate(model.table, offer.option.timer, now);
  return joined(voice, [may, isLate ? voice.say('deck-too-late') : '']);
}

/** Where a turn would bring the bow, besides what it is. */
export function turnLabel(label: Labelling, spot: Spot): string {
  const { voice } = label.reader;
  const sector = sectorAt(spot);
  return joined(voice, [
    offerLabel(label, spot),
    sector === null ? '' : voice.say('deck-bow-to', { sector: sectorInFull(voice, sector) }),
  ]);
}

/** The name of a spot alone: what the eye sees there. */
export function spotLabel(label: Labelling, spot: Spot): string {
  const space = shipSpaceAt(spot);
  const card = cardsOf(label.model.table).find(({ position }) => position === cardAt(spot));
  if (card !== undefined) return cardLabel(label, card);
  return space === null ? offerLabel(label, spot) : spaceLabel(label, space);
}
