// What is lit on ship and sea for a moment: what blocks a deed that was refused, what an event is about, where sailors point.
import type { Pointed, Refused } from '../../wire/types';
import type { GameEvent } from '../../wire/views/pirates';
import type { SpaceName } from '../names';
import { createTimeouts } from '../timeouts';
import type { SeaEvent } from '../view';
import { type Spot, spotOf } from './spots';

/** A place of the board, or a timer's chip. */
export type Lit = Spot | `timer-${number}`;

/** A finger of a sailor. */
export interface Ping {
  readonly key: number;
  readonly seat: number;
  readonly spot: Lit;
}

export interface Lights {
  /** What stands in the way of the deed that was refused last. */
  readonly blocking: ReadonlySet<string>;
  /** What the event is about. */
  readonly stirred: ReadonlySet<string>;
  readonly pings: readonly Ping[];
  refuse(refused: Refused | null): void;
  stir(events: readonly SeaEvent[]): void;
  point(pointed: Pointed): void;
  leave(): void;
}

export const BLOCKS_FOR = 6000;
export const STIRS_FOR = 4500;
export const PING_LASTS = 5000;
const NONE: ReadonlySet<string> = new Set();

/** Where a name of the view is seen. */
export function litBy(name: string): Lit {
  return name.startsWith('timer-') ? (name as Lit) : spotOf(name as SpaceName);
}

class BoardLights implements Lights {
  blocking = $state.raw<ReadonlySet<string>>(NONE);
  stirred = $state.raw<ReadonlySet<string>>(NONE);
  pings = $state.raw<readonly Ping[]>([]);
  private readonly timeouts = createTimeouts();
  private last = 0;

  refuse(refused: Refused | null): void {
    const now = refused === null ? NONE : new Set<string>(refused.blocks.map(litBy));
    this.blocking = now;
    if (now.size > 0)
      this.timeouts.after(BLOCKS_FOR, () => (this.blocking = this.blocking === now ? NONE : this.blocking));
  }

  stir(events: readonly SeaEvent[]): void {
    const now = new Set<string>(stirredBy(events));
    if (now.size === 0) return;
    this.stirred = now;
    this.timeouts.after(STIRS_FOR, () => (this.stirred = this.stirred === now ? NONE : this.stirred));
  }

  point({ seat, place }: Pointed): void {
    const ping = { key: (this.last += 1), seat, spot: litBy(place) };
    this.pings = [...this.pings.filter((one) => one.seat !== seat), ping];
    this.timeouts.after(PING_LASTS, () => (this.pings = this.pings.filter((one) => one !== ping)));
  }

  leave(): void {
    this.timeouts.cancel();
  }
}

/** The spaces that the server names with an event of the App, and the cards and timers that the events after it name. */
export function stirredBy(events: readonly SeaEvent[]): readonly Lit[] {
  const first = events.findIndex(({ event }) => event?.kind === 'EventCame');
  if (first < 0) return [];
  return events.slice(first).flatMap(({ event, sentence }) => {
    const named = event?.kind === 'EventCame' ? sentence?.args?.['stirs'] : undefined;
    const spaces = Array.isArray(named) ? (named as readonly string[]) : [];
    return [...spaces.map(litBy), ...(event === null ? [] : touchedBy(event))];
  });
}

function touchedBy(event: GameEvent): readonly Lit[] {
  switch (event.kind) {
    case 'CardCame':
      return [`card-${event.position}`];
    case 'Chased':
      return event.targets.map((position) => `card-${position}` as const);
    case 'CardsFogged':
      return event.positions.map((position) => `card-${position}` as const);
    case 'TimerHurried':
      return [`timer-${event.timer}`];
    default:
      return [];
  }
}

export function createLights(): Lights {
  return new BoardLights();
}
