// The channels of the mixer: each has its own slider, and everything that sounds belongs to one.
export const CHANNELS = ['sea', 'music', 'effects', 'sailors', 'alarms'] as const;
export type Channel = (typeof CHANNELS)[number];
/** Where each slider stands, from 0 to 1. */
export type Volumes = Readonly<Record<Channel, number>>;

/** For a table at which people talk: what happens is heard over them, music and sea stay below. */
export const USUAL_VOLUMES: Volumes = { sea: 0.5, music: 0.6, effects: 0.75, sailors: 0.75, alarms: 0.8 };

/** Ears hear by ratios: a slider in the middle should sound half as loud, which is far less than half the signal. */
export function gainOf(volume: number): number {
  return volume * volume;
}

export function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
}
