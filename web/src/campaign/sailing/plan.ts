// How somebody means to sail: at which level, with whom, how fast. Kept on this device, so that the next voyage asks nothing.
import { type Intent, NOTHING_ELSE, usualSettings } from '../../lobby/new-table/opening';
import type { Say } from '../../ui/texts';
import { lastName } from '../../wire/berths';
import type { Settings } from '../../wire/types';
import type { Crew } from '../api';

export const LEVELS = ['deckhand', 'bosun', 'captain'] as const;
export type Level = (typeof LEVELS)[number];
/** Computer sailors, friends on devices of their own, or people around this one. */
export const COMPANIES = ['sailors', 'friends', 'device'] as const;
export type Company = (typeof COMPANIES)[number];
/** The speed of clock and sand, or step by step. */
export const PACES = ['off', 'three-quarters', 'half', 'steps'] as const;
export type Pace = (typeof PACES)[number];

export const MOST = 4;
export const FEWEST_TIMERS = 2;

export interface Plan {
  readonly level: Level;
  readonly company: Company;
  /** Seats aboard: with sailors, one is a person's and the rest are theirs. */
  readonly seats: number;
  /** How many timers somebody holds who sails alone. */
  readonly timers: number;
  readonly pace: Pace;
}

export const USUAL: Plan = { level: 'bosun', company: 'sailors', seats: MOST, timers: MOST, pace: 'off' };

/** The options of a table for a voyage: a chapter by its name, or free play with what it mixes. */
export type Voyage = Readonly<Record<string, string | number>>;

/** What people around this device are called until they say otherwise; the first is whoever uses it. */
export function freshNames(say: Say): string[] {
  return Array.from(
    { length: MOST },
    (_, seat) => (seat === 0 && lastName()) || say('player-numbered', { number: seat + 1 }),
  );
}

export function crewOf({ level, seats, timers }: Plan): Crew {
  return { players: seats, level, timers: seats === 1 ? timers : 0 };
}

export function settingsOf(plan: Plan, voyage: Voyage): Settings {
  const { players, level, timers } = crewOf(plan);
  const calm = plan.pace === 'steps' ? 'off' : plan.pace;
  const listing = plan.company === 'friends' ? 'unlisted' : 'closed';
  return {
    ...usualSettings(players),
    listing,
    options: { ...voyage, level, timers, calm },
    steps: plan.pace === 'steps',
  };
}

/** Where nobody is awaited the voyage begins at once. `names` are those of the people around this device, the host first. */
export function intentOf(plan: Plan, bot: string, names: readonly string[]): Intent {
  if (plan.company === 'friends') return NOTHING_ELSE;
  const others = Array.from({ length: plan.seats - 1 }, (_, place) => place + 1);
  if (plan.company === 'sailors')
    return { bots: Object.fromEntries(others.map((seat) => [seat, bot])), guests: {}, begin: true };
  return {
    bots: {},
    guests: Object.fromEntries(others.map((seat) => [seat, (names[seat] ?? '').trim()])),
    begin: true,
  };
}

/** A plan that can be: friends and people around a device are two at least. */
export function fitting(plan: Plan): Plan {
  return plan.company !== 'sailors' && plan.seats < 2 ? { ...plan, seats: 2 } : plan;
}

// --- remembered ---

const KEPT_AS = 'saltsea.plan';

export function lastPlan(): Plan | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isPlan(parsed) ? fitting(parsed) : null;
  } catch {
    return null;
  }
}

export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(plan));
  } catch {
    // a private window: the plan lasts as long as the page
  }
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { level, company, seats, timers, pace } = value as Partial<Record<keyof Plan, unknown>>;
  const isCount = (number: unknown, least: number): boolean =>
    typeof number === 'number' && number >= least && number <= MOST;
  return (
    LEVELS.some((one) => one === level) &&
    COMPANIES.some((one) => one === company) &&
    PACES.some((one) => one === pace) &&
    isCount(seats, 1) &&
    isCount(timers, FEWEST_TIMERS)
  );
}
