// Which sound an event makes, from which side of the ship, and whose.
import type { PlayOptions } from '../../sound/create';
import type { SoundId } from '../../sound/sounds';
import { SECTORS } from '../art/geometry';
import { cannonIn, type Drawn, type PiratesEvent, sectorOf } from '../view';

export interface Noise {
  readonly id: SoundId;
  readonly how?: PlayOptions;
  /** Milliseconds after the event: the die rolls once the cannon has been heard. */
  readonly wait?: number;
}

interface Ear {
  /** How it stood before these events. */
  readonly before: Drawn;
  /** The tone of a timer's sailor. */
  readonly sailorOf: (timer: number) => number;
  readonly isMine: (timer: number) => boolean;
}

const PLAIN: Readonly<Partial<Record<PiratesEvent['kind'], SoundId>>> = {
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

export function noisesOf(events: readonly PiratesEvent[], ear: Ear): readonly Noise[] {
  return events.flatMap((event) => noiseOf(event, ear));
}

function noiseOf(event: PiratesEvent, ear: Ear): readonly Noise[] {
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
          how: { pan: sideOfCannon(ear.before.sand.at[event.timer] ?? -1), mine: ear.isMine(event.timer) },
        },
        { id: 'dice', wait: AFTER_CANNON },
      ];
    case 'EnemyShot':
      return [
        from('cannon', event.position, ear),
        { ...from(event.face > 0 ? 'hit' : 'splash', event.position, ear), wait: AFTER_CANNON },
      ];
    default:
      return ofCard(event, ear);
  }
}

function ofCard(event: PiratesEvent, ear: Ear): readonly Noise[] {
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

const ofSailor = (id: SoundId, timer: number, ear: Ear): Noise => ({
  id,
  how: { sailor: ear.sailorOf(timer), mine: ear.isMine(timer) },
});

const from = (id: SoundId, position: number, ear: Ear): Noise => ({
  id,
  how: { pan: sideOf(position, ear.before.ship.heading) },
});

/** -1 port, 1 starboard, 0 ahead or astern. */
export function sideOf(position: number, heading: number): number {
  return Math.sin(((sectorOf(position) - heading) * 2 * Math.PI) / SECTORS);
}

/** Right cannons are 0 and 1, left ones 2 and 3. */
function sideOfCannon(space: number): number {
  const cannon = cannonIn(space);
  return cannon < 0 || cannon > 3 ? 0 : cannon < 2 ? 1 : -1;
}
