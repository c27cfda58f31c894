// The times of a voyage: what sand and clock show at a moment of the game's time, from the deadlines of the view.
import type { PiratesView, TimerView } from '../wire/views/pirates';

const SECOND = 1000;

/** What the ship's clock has counted since the round began. It stands when clock and sand do. */
export function shipTime({ clock }: PiratesView, now: number): number {
  return clock.stands == null ? now - clock.began : (clock.stood_at ?? 0);
}

/** What is left of the round, in milliseconds; null while its clock does not count. */
export function roundLeft(table: PiratesView, now: number): number | null {
  if (table.clock.counts === false) return null;
  return clamp(table.clock.lasts - shipTime(table, now), table.clock.lasts);
}

/** What is left of a timer's sand, in milliseconds; 0 in a hand and when it is down. */
export function sandLeft(table: PiratesView, timer: number, now: number): number {
  const found = table.timers[timer];
  if (found === undefined || !isRunning(found)) return 0;
  return clamp((found.ends ?? 0) - shipTime(table, now), found.glass);
}

const isRunning = ({ space, ready }: TimerView): boolean => space != null && ready !== true;

/** The part of the sand that is still above. */
export function sandAbove(table: PiratesView, timer: number, now: number): number {
  return clamp(sandLeft(table, timer, now) / (table.timers[timer]?.glass ?? 1), 1);
}

/** Whether a timer that is placed now would not be ready before the round's end, as the view says it. */
export function isTooLate(table: PiratesView, timer: number, now: number): boolean {
  const from = table.timers[timer]?.late_from ?? table.clock.late_from;
  return from !== undefined && table.clock.counts !== false && shipTime(table, now) >= from;
}

/** How long the crew may still choose, in milliseconds; null if it owes no choice. */
export function choiceLeft(table: PiratesView, now: number): number | null {
  return table.choice == null ? null : Math.max(0, table.choice.until - shipTime(table, now));
}

/** Whole seconds as a countdown shows them: the last one is 1, and 0 is the end. */
export const seconds = (millis: number): number => Math.ceil(millis / SECOND);

/** 2:05 */
export function clockFace(millis: number): { readonly minutes: number; readonly seconds: string } {
  const all = seconds(millis);
  return { minutes: Math.floor(all / 60), seconds: String(all % 60).padStart(2, '0') };
}

/** 0 all the time in the world, 1 none left. */
export function tension(table: PiratesView, now: number): number {
  const left = roundLeft(table, now);
  return left === null ? 0 : 1 - left / table.clock.lasts;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
