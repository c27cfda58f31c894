// What everything on the table is called, for buttons and for those who hear the table instead of seeing it.
import type { Voice } from '../../ui/texts';
import type { Offer } from '../choosing/chooser.svelte';
import { numberOf, spaceAt, type Spot } from '../board/spots';
import { sandLeft, seconds } from '../time';
import {
  areaOf,
  cannonIn,
  cardsOf,
  type CardSeen,
  cardUnder,
  holds,
  sectorAt,
  sectorOf,
  shownBy,
  type Sight,
  type Timer,
} from '../view';
import {
  actionSaid,
  cannonName,
  cardName,
  positionName,
  type Reader,
  seatName,
  sectorInFull,
  spaceName,
  timerName,
} from './words';

export interface Labelling {
  readonly sight: Sight;
  readonly reader: Reader;
  /** The game's time. */
  readonly now: number;
  readonly offers: ReadonlyMap<Spot, Offer>;
  /** Sand to the second, for who asks. The name of a thing says it in steps: one that changes every second is read out every
      second, or not at all. */
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

/** “Helm, free; your timer 1 runs, at most 20 seconds left” */
export function spaceLabel(label: Labelling, space: number): string {
  const { sight, reader } = label;
  const { voice } = reader;
  const { ship, held } = sight.table;
  const cannon = cannonIn(space);
  const standing = sight.timers.filter((timer) => timer.space === space);
  const isCorked = holds(ship.corks, space);
  const state = holds(ship.fires, space) ? 'burning' : isCorked ? 'corked' : standing.length > 0 ? 'taken' : 'free';
  return joined(voice, [
    `${spaceName(voice, space)}, ${voice.say(`deck-space-${state}`)}`,
    cannon < 0
      ? ''
      : voice.say(holds(ship.loaded, cannon) ? 'deck-cannon-loaded' : 'deck-cannon-unloaded', {
          sector: pointsTo(label, space),
        }),
    holds(held, space) ? voice.say('deck-space-held') : '',
    ...standing.map((timer) => timerState(label, timer)),
    offerLabel(label, `space-${space}`),
  ]);
}

/** Where a side of the ship looks now: “points north-east”. */
export function pointsTo({ sight, reader }: Labelling, space: number): string {
  const offset = POINTS[areaOf(space)];
  return offset === undefined ? '' : sectorInFull(reader.voice, sectorAt(sight.table.ship.heading, offset));
}
const POINTS: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 0 };

// --- timers ---

/** “Your timer 1 runs, at most 20 seconds left: Helm” */
export function timerLabel(label: Labelling, timer: Timer): string {
  const { voice } = label.reader;
  const where = timer.space === null ? '' : placeName(label.sight, voice, timer.space);
  return joined(voice, [
    where === '' ? timerState(label, timer) : named(voice, timerState(label, timer), where),
    timer.isCursed ? voice.say('deck-timer-cursed') : '',
  ]);
}

function timerState({ sight, reader, now, isExact = false }: Labelling, timer: Timer): string {
  const { voice } = reader;
  const name = timerName(voice, timer.timer);
  const whose = timer.isMine
    ? voice.say('deck-your-timer', { timer: name })
    : voice.say('deck-timer-of', { timer: name, seat: seatName(reader, timer.owner) });
  if (timer.space === null) return voice.say('deck-timer-free', { timer: whose });
  if (timer.isReady) return voice.say('deck-timer-ready', { timer: whose });
  const left = seconds(sandLeft(sight.table, timer.timer, now));
  return isExact
    ? voice.say('deck-timer-runs', { timer: whose, seconds: left })
    : voice.say('deck-timer-runs-about', { timer: whose, seconds: stepOf(left) });
}

/** Seconds of sand, as the name of a thing tells them: no more than this. */
const STEPS = [5, 10, 20, 30, 45];
const stepOf = (left: number): number => STEPS.find((step) => left <= step) ?? 60;

/** A space of the ship, or a card by its name and where it lies. */
export function placeName({ table }: Sight, voice: Voice, space: number): string {
  const position = cardUnder(space);
  const card = position === null ? undefined : cardsOf(table.sea).find((one) => one.position === position);
  if (position === null || card === undefined) return spaceName(voice, space);
  return voice.say('deck-card-at', { card: cardName(voice, card.id), position: positionName(voice, position) });
}

// --- cards ---

/** “NE2: Corvette, 1 of 2 life points, fires 1 shot” */
export function cardLabel(label: Labelling, card: CardSeen): string {
  const { sight, reader } = label;
  const { voice } = reader;
  const standing = sight.timers.filter((timer) => timer.space !== null && cardUnder(timer.space) === card.position);
  const side = sectorOf(card.position) === sight.table.ship.heading ? voice.say('deck-before-bow') : '';
  return joined(voice, [
    named(
      voice,
      positionName(voice, card.position),
      [cardSaid(voice, card), side].filter((part) => part !== '').join(', '),
    ),
    ...standing.map((timer) => timerState(label, timer)),
    offerLabel(label, `card-${card.position}`),
  ]);
}

/** What a card shows, in words. */
export function cardSaid(voice: Voice, card: CardSeen): string {
  if (card.id === null) return voice.say('deck-card-down');
  const name = cardName(voice, card.id);
  const facts = shownBy(card);
  if (facts === null) return voice.say('deck-card-seen', { card: name });
  return [
    name,
    facts.life > 0 ? voice.say('deck-card-life', { left: facts.life - card.damage, life: facts.life }) : '',
    facts.shots > 0 ? voice.say('deck-card-shots', { shots: facts.shots }) : '',
    facts.speed === null ? '' : voice.say('deck-card-speed', { speed: facts.speed }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

// --- what a touch does ---

export function offerLabel({ offers, reader }: Labelling, spot: Spot): string {
  const offer = offers.get(spot);
  if (offer === undefined) return '';
  const { voice } = reader;
  if (offer.how === 'pick')
    return voice.say(offer.isPicked ? 'deck-picked' : 'deck-pick', { cannon: cannonName(voice, offer.cannon) });
  const said = actionSaid(reader, offer.action);
  if (said === '') return '';
  return voice.say(offer.how === 'ahead' ? 'deck-may-ahead' : 'deck-may', { deed: said });
}

/** Where a turn would bring the bow, besides what it is. */
export function turnLabel(label: Labelling, spot: Spot): string {
  const { voice } = label.reader;
  return joined(voice, [
    offerLabel(label, spot),
    voice.say('deck-bow-to', { sector: sectorInFull(voice, numberOf(spot)) }),
  ]);
}

/** The name of a spot alone: what the eye sees there. */
export function spotLabel(label: Labelling, spot: Spot): string {
  const space = spaceAt(spot);
  const card = cardsOf(label.sight.table.sea).find((one) => `card-${one.position}` === spot);
  if (card !== undefined) return cardLabel(label, card);
  return space === null ? offerLabel(label, spot) : spaceLabel(label, space);
}
