// Which sound an event makes, from which side of the ship, and whose.
import type { PlayOptions } from '../../sound/create';
import { EVENTS } from '../../sound/event-sounds';
import type { SoundId } from '../../sound/sounds';
import type { GameEvent, PiratesView } from '../../wire/views/pirates';
import { SECTORS, turnTo } from '../art/geometry';
import { areaOf, type Position, type SeaEvent, type Sector, sectorOf } from '../view';

export interface Noise {
  readonly id: SoundId;
  readonly how?: PlayOptions;
  /** Milliseconds after the event: the die rolls once the cannon has been heard. */
  readonly wait?: number;
}

interface Ear {
  /** The tone of a timer's sailor. */
  readonly sailorOf: (timer: number) => number;
  readonly isMine: (timer: number) => boolean;
}

const PLAIN: Readonly<Partial<Record<GameEvent['kind'], SoundId>>> = {
  RoundStarted: 'round-started',
  ClockRanOut: 'time-up',
  GoalReached: 'goal',
  StageReached: 'goal',
  SailsSet: 'sails',
  WindChanged: 'sails',
  ShipTurned: 'helm',
  Drifted: 'helm',
  Repaired: 'repair',
  CorkOff: 'repair',
  Salvaged: 'repair',
  Loaded: 'load',
  BallLost: 'splash',
  CannonBroke: 'damage',
  CorkPut: 'damage',
  Struck: 'damage',
  Burnt: 'damage',
  LifeLost: 'life-lost',
  ChoiceOpened: 'choice',
  TokenTaken: 'loot',
  LootFished: 'loot',
  Whirled: 'whirlpool',
  EventCalled: 'event',
  AreaClosed: 'thunder',
  Paused: 'ship-bell',
  WentOn: 'ship-bell',
  CardsFogged: 'card-turned',
};
const AFTER_CANNON = 420;
/** The horn has spoken. */
const AFTER_HORN = 1100;

/** The ear, and how it stood before the event. */
interface SoundHeard extends Ear {
  readonly before: PiratesView;
}

export function noisesOf(events: readonly SeaEvent[], ear: Ear): readonly Noise[] {
  return events.flatMap(({ event, before }) =>
    event === null ? [] : noiseOf(event, { ...ear, before: before.public }),
  );
}

function noiseOf(event: GameEvent, ear: SoundHeard): readonly Noise[] {
  const plain = PLAIN[event.kind];
  if (plain !== undefined) return [{ id: plain }];
  switch (event.kind) {
    case 'TimerPlaced':
      return [ofSailor('sailor-placed', event.timer, ear)];
    case 'SandRanOut':
    case 'TimerHurried':
      return [ofSailor('sailor-ready', event.timer, ear)];
    case 'TimerBack':
      return [ofSailor('sailor-back', event.timer, ear)];
    case 'Fired':
      return [
        {
          id: 'cannon',
          how: { pan: sideOfCannon(ear.before, event.timer), mine: ear.isMine(event.timer) },
        },
        { id: 'dice', wait: AFTER_CANNON },
      ];
    case 'EnemyShot':
      return [
        from('cannon', event.position, ear),
        { ...from(event.face > 0 ? 'hit' : 'splash', event.position, ear), wait: AFTER_CANNON },
      ];
    case 'EventCame':
      return eventSound(event.happening);
    case 'VoyageEnded':
      return [{ id: event.result === 'won' ? 'voyage-won' : 'voyage-lost', wait: AFTER_CANNON }];
    default:
      return ofCard(event, ear);
  }
}

/** What an event sounds like, after the horn that calls it. One that we do not know has the horn alone. */
function eventSound(happening: string): readonly Noise[] {
  const name = EVENTS.find((event) => happening === `event.${event}`);
  return name === undefined ? [] : [{ id: `event-${name}`, wait: AFTER_HORN }];
}

function ofCard(event: GameEvent, ear: SoundHeard): readonly Noise[] {
  switch (event.kind) {
    case 'CardTurned':
    case 'CardHidden':
    case 'CardCame':
      return [from('card-turned', event.position, ear)];
    case 'ShotFell':
      return [{ ...from(event.damage > 0 ? 'hit' : 'splash', event.position, ear), wait: AFTER_CANNON * 2 }];
    case 'CardSunk':
      return [{ ...from('sunk', event.position, ear), wait: AFTER_CANNON * 3 }];
    default:
      return [];
  }
}

const ofSailor = (id: SoundId, timer: number, ear: SoundHeard): Noise => ({
  id,
  how: { sailor: ear.sailorOf(timer), mine: ear.isMine(timer) },
});

const from = (id: SoundId, position: Position, ear: SoundHeard): Noise => ({
  id,
  how: { pan: sideOf(position, ear.before.ship.heading) },
});

/** -1 port, 1 starboard, 0 ahead or astern. */
export function sideOf(position: Position, heading: Sector): number {
  return Math.sin(((turnTo(sectorOf(position)) - turnTo(heading)) * 2 * Math.PI) / SECTORS);
}

/** The side of the ship on which the cannon under a timer stands. */
function sideOfCannon({ timers }: PiratesView, timer: number): number {
  const space = timers[timer]?.space;
  const area = space == null ? undefined : areaOf(space);
  return area === 'right-cannons' ? 1 : area === 'left-cannons' ? -1 : 0;
}
