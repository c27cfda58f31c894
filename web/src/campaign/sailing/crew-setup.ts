// How a player means to sail: at which level, with whom, how fast. What may be chosen is what the catalogue offers. Kept on
// this device, so that the next voyage asks nothing.
import { type Intent, NOTHING_ELSE, usualSettings } from '../../lobby/new-table/opening';
import type { Say } from '../../ui/texts';
import { isOwnPage } from '../../wire/here';
import { lastName } from '../../wire/seat-keys';
import type { CatalogueEntry, OptionShown, Settings } from '../../wire/types';
import { type Crew, GAME } from '../api';

/** Computer sailors, friends on devices of their own, people around this one, or around ship and cards of cardboard. */
export const COMPANIES = ['sailors', 'friends', 'device', 'cardboard'] as const;
export type Company = (typeof COMPANIES)[number];
/** Those that play on the screen: a deal of the day, or a chapter of one's own, has no App beside it. */
export const ON_SCREEN: readonly Company[] = COMPANIES.filter((company) => company !== 'cardboard');
/** Those of them that can come: to a table in this page no guest finds the way. */
export const whoCanCome = (companies: readonly Company[], isOwn = isOwnPage()): readonly Company[] =>
  companies.filter((company) => !isOwn || company !== 'friends');
const MAY_BE_ALONE: ReadonlySet<Company> = new Set(['sailors', 'cardboard']);
/** The game of the table that a company opens: beside cardboard this device is the App. */
export const gameOf = ({ company }: CrewSetup): string => (company === 'cardboard' ? APP : GAME);
/** Not a speed of clock and sand, but step by step. */
export const STEPS = 'steps';

export interface CrewSetup {
  readonly level: string;
  readonly company: Company;
  /** Seats aboard: with sailors, one is a person's and the rest are theirs. */
  readonly seats: number;
  /** How many timers there are, where the crew may say so. */
  readonly timers: number;
  /** The speed of clock and sand, or step by step. */
  readonly pace: string;
}

/** What the catalogue offers to a crew. */
export interface Crewing {
  readonly levels: readonly string[];
  /** How many seats there may be, with this company. */
  seatsFor(company: Company): readonly number[];
  /** How many timers a crew of so many may choose between; none where it has no say in it. */
  timersFor(seats: number): readonly number[];
  readonly paces: readonly string[];
}

export function crewingOf({ players: [fewest, most], options }: CatalogueEntry): Crewing {
  const option = (name: string): OptionShown | undefined => options.find((one) => one.name === name);
  const choices = (name: string): readonly (string | number)[] => option(name)?.choices ?? [];
  const { default: none, players = [] } = option('timers') ?? {};
  const timers = choices('timers').filter((number) => number !== none);
  return {
    levels: choices('level').map(String),
    // Friends, and people around a device, are two at least.
    seatsFor: (company) => numbers(MAY_BE_ALONE.has(company) ? fewest : Math.max(2, fewest), most),
    timersFor: (seats) => (players.length === 0 || players.includes(seats) ? timers.map(Number) : []),
    paces: [...choices('calm').map(String), STEPS],
  };
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more);

const APP = 'app';
const MOST_NAMES = 4;

/** What is proposed to a player who has not sailed from this device yet; `fitting` makes it one that can be. */
export const USUAL: CrewSetup = { level: 'bosun', company: 'sailors', seats: 4, timers: 4, pace: 'off' };

/** The options of a table for a voyage: a chapter by its name, or free play with what it mixes. */
export type Voyage = Readonly<Record<string, string | number>>;

/** What people around this device are called until they say otherwise; the first is the one who uses it. */
export function freshNames(say: Say): string[] {
  return Array.from(
    { length: MOST_NAMES },
    (_, seat) => (seat === 0 && lastName()) || say('player-numbered', { number: seat + 1 }),
  );
}

/** For whom a chapter is set up. */
export function crewOf({ level, seats, timers }: CrewSetup, crewing: Crewing): Crew {
  return { players: seats, level, timers: crewing.timersFor(seats).includes(timers) ? timers : 0 };
}

export function settingsOf(plan: CrewSetup, crewing: Crewing, voyage: Voyage): Settings {
  const { players, level, timers } = crewOf(plan, crewing);
  const calm = plan.pace === STEPS ? {} : { calm: plan.pace };
  const isBeside = plan.company === 'cardboard';
  const listing = plan.company === 'friends' || isBeside ? 'unlisted' : 'closed';
  const sailors = isBeside ? { sailors: players } : {};
  return {
    ...usualSettings(isBeside ? 1 : players),
    listing,
    options: { ...voyage, level, ...sailors, ...(timers === 0 ? {} : { timers }), ...calm },
    steps: plan.pace === STEPS && !isBeside,
  };
}

/** Where no other player is awaited the voyage begins at once. `names` are those of the people around this device, the host first. */
export function intentOf(plan: CrewSetup, bot: string, names: readonly string[]): Intent {
  if (plan.company === 'friends') return NOTHING_ELSE;
  if (plan.company === 'cardboard') return { bots: {}, guests: {}, begin: true };
  const others = Array.from({ length: plan.seats - 1 }, (_, place) => place + 1);
  if (plan.company === 'sailors')
    return { bots: Object.fromEntries(others.map((seat) => [seat, bot])), guests: {}, begin: true };
  return {
    bots: {},
    guests: Object.fromEntries(others.map((seat) => [seat, (names[seat] ?? '').trim()])),
    begin: true,
  };
}

/** The nearest plan that can be. */
export function fitting(plan: CrewSetup, crewing: Crewing, isOwn = isOwnPage()): CrewSetup {
  const company = one(plan.company, whoCanCome(COMPANIES, isOwn));
  const seats = nearest(plan.seats, crewing.seatsFor(company));
  return {
    ...plan,
    company,
    level: one(plan.level, crewing.levels),
    seats,
    timers: nearest(plan.timers, crewing.timersFor(seats)),
    pace: one(company === 'cardboard' && plan.pace === STEPS ? '' : plan.pace, crewing.paces),
  };
}

const one = <T extends string>(wanted: T | '', offered: readonly T[]): T =>
  offered.find((each) => each === wanted) ?? offered[0] ?? (wanted as T);

function nearest(wanted: number, offered: readonly number[]): number {
  if (offered.length === 0 || offered.includes(wanted)) return wanted;
  return wanted < Math.min(...offered) ? Math.min(...offered) : Math.max(...offered);
}

// --- remembered ---

const KEPT_AS = 'saltsea.plan';

export function lastPlan(): CrewSetup | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isPlan(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

export function keepPlan(plan: CrewSetup): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(plan));
  } catch {
    // a private window: the plan lasts as long as the page
  }
}

/** Whether it is the shape of a plan; `fitting` sees to what is in it. */
function isPlan(value: unknown): value is CrewSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { level, company, seats, timers, pace } = value as Partial<Record<keyof CrewSetup, unknown>>;
  return (
    typeof level === 'string' &&
    COMPANIES.some((known) => known === company) &&
    typeof seats === 'number' &&
    typeof timers === 'number' &&
    typeof pace === 'string'
  );
}
