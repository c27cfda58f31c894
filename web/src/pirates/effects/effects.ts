// What is seen of an event for a moment: things that fly from one place of the table to another, dice, bursts. The table
// already stands as it does after the event; this is only the way there.
import { TOKEN_IDS } from '../art/tokens';
import { ofCannon, type Spot, spotOf } from '../board/spots';
import { type Drawn, members, type PiratesEvent } from '../view';

/** A place that the table can find again on the screen. */
export type Target = Spot | `timer-${number}` | 'corks' | 'balls' | 'lives' | 'goal' | `token.${string}`;

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
      readonly token: string;
      readonly from: Target;
      readonly to: Target;
      readonly wait: number;
    }
  | { readonly kind: 'die'; readonly face: 0 | 1 | 2; readonly at: Target; readonly wait: number }
  | { readonly kind: 'burst' | 'splash' | 'smoke'; readonly at: Target; readonly wait: number };

/** Milliseconds: a ball's way, and a die's roll. */
export const FLIGHT = 420;
const LOOT = 0;

export function effectsOf(events: readonly PiratesEvent[], before: Drawn): readonly Effect[] {
  return events.flatMap((event) => [...back(event, before), ...effectOf(event, before)]);
}

/** A timer that has performed, or did not, comes back into its hand. */
function back(event: PiratesEvent, { sand }: Drawn): readonly Effect[] {
  if (
    !('timer' in event) ||
    event.kind === 'TimerPlaced' ||
    event.kind === 'SandRanOut' ||
    event.kind === 'TimerHurried' ||
    event.kind === 'Fired'
  )
    return [];
  const space = sand.at[event.timer] ?? -1;
  return space < 0
    ? []
    : [{ kind: 'timer', timer: event.timer, from: spotOf(space), to: `timer-${event.timer}`, wait: 0 }];
}

function effectOf(event: PiratesEvent, before: Drawn): readonly Effect[] {
  switch (event.kind) {
    case 'TimerPlaced':
      return [{ kind: 'timer', timer: event.timer, from: `timer-${event.timer}`, to: spotOf(event.space), wait: 0 }];
    case 'Loaded':
      return members(event.cannons).map(
        (cannon) => ({ kind: 'ball', from: 'balls', to: ofCannon(cannon), wait: 0 }) as const,
      );
    case 'BallLost':
      return [{ kind: 'ball', from: ofCannon(event.cannon), to: 'balls', wait: 0 }];
    case 'Repaired':
    case 'CorkOff':
    case 'Salvaged':
      return event.space < 0 ? [] : [{ kind: 'cork', from: spotOf(event.space), to: 'corks', wait: 0 }];
    case 'CorkPut':
      return [{ kind: 'cork', from: 'corks', to: spotOf(event.space), wait: 0 }];
    case 'LifeLost':
      return [{ kind: 'burst', at: 'lives', wait: 0 }];
    case 'TokenTaken':
      return token(TOKEN_IDS[event.token] ?? '', `card-${event.position}`);
    case 'LootFished':
      return token(TOKEN_IDS[LOOT] ?? '', `sector-${event.sector}`);
    default:
      return shotOf(event, before);
  }
}

function shotOf(event: PiratesEvent, { sand }: Drawn): readonly Effect[] {
  switch (event.kind) {
    case 'Fired':
      return [{ kind: 'ball', from: spotOf(sand.at[event.timer] ?? 0), to: `card-${event.position}`, wait: 0 }];
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
      return enemyShot(event.position, event.face, members(event.spaces)[0]);
    case 'Burnt':
      return [{ kind: 'smoke', at: spotOf(members(event.spaces)[0] ?? 0), wait: 0 }];
    case 'Struck':
      return [{ kind: 'burst', at: spotOf(members(event.spaces)[0] ?? 0), wait: 0 }];
    default:
      return [];
  }
}

function enemyShot(position: number, face: number, space: number | undefined): readonly Effect[] {
  const from: Target = `card-${position}`;
  const to: Target = space === undefined ? 'space-9' : spotOf(space);
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

function token(id: string, from: Target): readonly Effect[] {
  return [{ kind: 'token', token: id, from, to: id as Target, wait: 0 }];
}
