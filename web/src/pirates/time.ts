// The times of a voyage: what sand and clock show at a moment of the game's time. They stand when the ship's clock does.
import tokens from '../../../src/saltsea/content/pirates/tokens.json';
import type { PiratesPublic } from '../wire/pirates';
import { holds, PHASE, STANDS } from './view';

const SECOND = 1000;
/** A whole glass, for the drawing: what a glass starts with (T3), and a cursed one. */
const GLASS = 30 * SECOND;
const CURSED_GLASS = (tokens.tokens.find(({ id }) => id === 'token.curse')?.seconds ?? 30) * SECOND;

/** What the ship's clock has counted since the round began. */
export function shipTime({ clock }: PiratesPublic, now: number): number {
  return (clock.stands === STANDS.runs ? now : clock.since) - clock.began;
}

/** What is left of the round, in milliseconds; null while no round is sailed. */
export function roundLeft(table: PiratesPublic, now: number): number | null {
  if (table.agenda.phase !== PHASE.sailing) return null;
  return clamp(table.lasts - shipTime(table, now), table.lasts);
}

/** What is left of a timer's sand, in milliseconds; 0 in a hand and when it is down. */
export function sandLeft(table: PiratesPublic, timer: number, now: number): number {
  const { ends, ready, at } = table.sand;
  if ((at[timer] ?? -1) < 0 || holds(ready, timer)) return 0;
  return Math.max(0, (ends[timer] ?? 0) - shipTime(table, now));
}

/** The part of the sand that is still above. */
export function sandAbove(table: PiratesPublic, timer: number, now: number): number {
  const whole = holds(table.sand.cursed, timer) ? CURSED_GLASS : GLASS;
  return clamp(sandLeft(table, timer, now) / whole, 1);
}

/** How long the crew may still choose, in milliseconds; null if it owes no choice. */
export function choiceLeft(table: PiratesPublic, now: number): number | null {
  return table.clock.choice === 0 ? null : Math.max(0, table.clock.choice - shipTime(table, now));
}

/** Whole seconds as a countdown shows them: the last one is 1, and 0 is the end. */
export const seconds = (millis: number): number => Math.ceil(millis / SECOND);

/** 2:05 */
export function clockFace(millis: number): { readonly minutes: number; readonly seconds: string } {
  const all = seconds(millis);
  return { minutes: Math.floor(all / 60), seconds: String(all % 60).padStart(2, '0') };
}

/** 0 all the time in the world, 1 none left. */
export function tension(table: PiratesPublic, now: number): number {
  const left = roundLeft(table, now);
  return left === null ? 0 : 1 - left / table.lasts;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
