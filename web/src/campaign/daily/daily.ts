// The voyage of the day, as the server knows it: one sea for all crews who have come as far, and its board of honour.
import { ask } from '../../wire/api';
import type { DailyBoard, Settings } from '../../wire/types';
import { GAME } from '../api';
import { type Crewing, type CrewSetup, settingsOf } from '../sailing/crew-setup';

const DAY = 86_400_000;

export function fetchBoard(day: string, sea: string): Promise<DailyBoard> {
  const asked = new URLSearchParams({ ...(day === '' ? {} : { day }), ...(sea === '' ? {} : { sea }) });
  return ask(`/api/daily/${GAME}?${asked.toString()}`);
}

/** Without watchers: every crew sails the same sea that day. */
export function dailySettings(plan: CrewSetup, crewing: Crewing, sea: string): Settings {
  return { ...settingsOf(plan, crewing, { open: Number(sea) }), daily: true, watching: 'none' };
}

/** The day so many days later, written 2027-01-31. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
