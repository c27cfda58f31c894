// What is seen of an event for a moment: things that fly from one place of the table to another, dice, bursts. The table
// already stands as it does after the event; this is only the way there.
import type { GameEvent, PiratesView } from '../../wire/views/pirates';
import { SPACE_NAMES } from '../art/geometry';
import { ofCannon, type Spot, spotOf } from '../board/spots';
import type { Area, Position, SpaceName, Token } from '../names';
import { areaOf, type SeaEvent } from '../view';

/** A place that the table can find again on the screen. */
export type Target = Spot | `timer-${number}` | 'corks' | 'balls' | 'lives' | 'goal' | Token;

export type Effect =
  | {
      readonly kind: 'timer';
      readonly timer: number;
      readonly from: Target;
      readonly to: Target;
      readonly wait: number;
    }
  | { readonly kind: 'cork' | 'ball'; readonly from: Target; readonly to: Target; readonly wait: number }
  | {
      readonly kind: 'token';
      readonly token: Token;
      readonly from: Target;
      readonly to: Target;
      readonly wait: number;
    }
  | { readonly kind: 'die'; readonly face: 0 | 1 | 2; readonly at: Target; readonly wait: number }
  | { readonly kind: 'burst' | 'splash' | 'smoke'; readonly at: Target; readonly wait: number };

/** Milliseconds: a ball's way, and a die's roll. */
export const FLIGHT = 420;

/** A die is looked at longer than a flight; it has come to rest when so much of it is over. */
export const DIE = 1500;
const ROLLS = 600;
/** Something is hit as soon as its burst is there. */
const BURSTS = 160;

/** How long it takes until all of it can be seen to have happened. */
export function lasting(effects: readonly Effect[]): number {
  const long = (effect: Effect): number => ('from' in effect ? FLIGHT : effect.kind === 'die' ? ROLLS : BURSTS);
  return Math.max(0, ...effects.map((effect) => effect.wait + long(effect)));
}

export function effectsOf(events: readonly SeaEvent[]): readonly Effect[] {
  return events.flatMap(({ event, before, after }) =>
    event === null ? [] : [...back(event, before.public, after.public), ...effectOf(event, before.public)],
  );
}

const spaceOf = ({ timers }: PiratesView, timer: number): SpaceName | null => timers[timer]?.space ?? null;

/** A timer that has performed, or did not, comes back into its hand. */
function back(event: GameEvent, before: PiratesView, after: PiratesView): readonly Effect[] {
  if (!('timer' in event)) return [];
  const { timer } = event;
  const space = spaceOf(before, timer);
  return space === null || spaceOf(after, timer) !== null
    ? []
    : [{ kind: 'timer', timer, from: spotOf(space), to: `timer-${timer}`, wait: 0 }];
}

function effectOf(event: GameEvent, before: PiratesView): readonly Effect[] {
  switch (event.kind) {
    case 'TimerPlaced':
      return [{ kind: 'timer', timer: event.timer, from: `timer-${event.timer}`, to: spotOf(event.space), wait: 0 }];
    case 'Loaded':
      return event.cannons.map((cannon) => ({ kind: 'ball', from: 'balls', to: ofCannon(cannon), wait: 0 }) as const);
    case 'BallLost':
      return [{ kind: 'ball', from: ofCannon(event.cannon), to: 'balls', wait: 0 }];
    case 'Repaired':
    case 'CorkOff':
    case 'Salvaged':
      return event.space === undefined ? [] : [{ kind: 'cork', from: spotOf(event.space), to: 'corks', wait: 0 }];
    case 'CorkPut':
      return [{ kind: 'cork', from: 'corks', to: spotOf(event.space), wait: 0 }];
    case 'LifeLost':
      return [{ kind: 'burst', at: 'lives', wait: 0 }];
    case 'TokenTaken':
      return token(event.token, `card-${event.position}`);
    case 'LootFished':
      return token('token.loot', `sector-${event.sector}`);
    default:
      return shotOf(event, before);
  }
}

function shotOf(event: GameEvent, before: PiratesView): readonly Effect[] {
  switch (event.kind) {
    case 'Fired':
      return fired(spaceOf(before, event.timer), `card-${event.position}`);
    case 'ShotFell':
      return [
        die(event.face, `card-${event.position}`),
        { kind: event.damage > 0 ? 'burst' : 'splash', at: `card-${event.position}`, wait: FLIGHT },
      ];
    case 'CannonBroke':
      return [die(0, spotOf(event.space)), { kind: 'smoke', at: spotOf(event.space), wait: FLIGHT }];
    case 'CardSunk':
      return [{ kind: 'splash', at: `card-${event.position}`, wait: FLIGHT * 1.5 }];
    case 'EnemyShot':
      return enemyShot(event.position, event.face, sideOf(event.spaces));
    case 'Burnt':
      return [{ kind: 'smoke', at: sideOf(event.spaces), wait: 0 }];
    case 'Struck':
      return [{ kind: 'burst', at: sideOf(event.spaces), wait: 0 }];
    default:
      return [];
  }
}

function fired(from: SpaceName | null, to: Target): readonly Effect[] {
  return from === null ? [] : [{ kind: 'ball', from: spotOf(from), to, wait: 0 }];
}

/** Where a hit on these areas is seen: in the first space of the first; in the middle of the ship where there is none. */
function sideOf([area]: readonly Area[]): Spot {
  const space = SPACE_NAMES.find((one) => areaOf(one) === area);
  return spotOf(space ?? 'repairs');
}

function enemyShot(position: Position, face: number, to: Spot): readonly Effect[] {
  const from: Target = `card-${position}`;
  return [
    die(face, from),
    { kind: 'ball', from, to, wait: 0 },
    { kind: face > 0 ? 'burst' : 'splash', at: to, wait: FLIGHT },
  ];
}

const die = (face: number, at: Target): Effect => ({
  kind: 'die',
  face: (face > 1 ? 2 : face) as 0 | 1 | 2,
  at,
  wait: 0,
});

function token(id: Token, from: Target): readonly Effect[] {
  return [{ kind: 'token', token: id, from, to: id, wait: 0 }];
}
