// The tune: a shanty of our own in six-eight, in the dorian mode, composed from a seed. The same seed gives the same tune
// on every device. Nothing here makes a sound; the score plays it.
import { randomFrom } from './parts';

export const EIGHTHS_IN_BAR = 6;
export const BARS_IN_VERSE = 16;
export const EIGHTHS_IN_VERSE = EIGHTHS_IN_BAR * BARS_IN_VERSE;

export type VoiceName = 'string' | 'reed' | 'drum';

export interface TuneNote {
  /** Heard from this many layers on: 1 strings, 2 the concertina's tune, 3 drum and second voice. */
  readonly layer: 1 | 2 | 3;
  readonly voice: VoiceName;
  readonly midi: number;
  readonly peak: number;
  readonly eighths: number;
}

/** What begins on each eighth of one verse. */
export type Verse = readonly (readonly TuneNote[])[];

/** A step of the melody: which degree of the mode, from which eighth of the bar, how long. */
interface Step {
  readonly degree: number;
  readonly onset: number;
  readonly eighths: number;
}

interface Bar {
  readonly chord: number;
  readonly melody: readonly Step[];
  readonly strum: readonly number[];
}

type Random = () => number;

const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const LOW_D = 50;
const DRUM = 38;
const OPENINGS = [
  [0, 6, 0, 4],
  [0, 3, 6, 4],
  [0, 0, 6, 4],
  [0, 6, 3, 4],
] as const;
const CLOSINGS = [
  [0, 6, 4, 0],
  [0, 3, 6, 0],
  [2, 6, 4, 0],
] as const;
const BRIDGES = [
  [2, 6, 0, 4],
  [2, 2, 6, 4],
  [3, 6, 0, 6],
] as const;
const RHYTHMS = [
  [2, 1, 2, 1],
  [2, 1, 3],
  [3, 2, 1],
  [1, 1, 1, 3],
  [2, 1, 1, 1, 1],
  [3, 3],
] as const;
/** Up the chord and down again; which of the six are plucked changes from bar to bar. */
const ARPEGGIO = [0, 4, 7, 9, 7, 4];
const STRUMS = [
  [0, 2, 3, 5],
  [0, 3, 4, 5],
  [0, 2, 3, 4],
  [0, 1, 2, 3, 5],
] as const;
const LOWEST = 4;
const HIGHEST = 14;

/** The theme stays through all verses; the bridge is new each time, so that it tells a story instead of going round. */
export function compose(seed: number, verse: number): Verse {
  const theme = randomFrom(seed);
  const opening = phrase(theme, pick(theme, OPENINGS), 4);
  const closing = phrase(theme, pick(theme, CLOSINGS), 7);
  const fresh = randomFrom(seed + 7919 * (verse + 1));
  const bridge = phrase(fresh, pick(fresh, BRIDGES), 4);
  return [...opening, ...closing, ...bridge, ...closing].flatMap(notesOf);
}

export function midiOf(degree: number): number {
  const octave = Math.floor(degree / 7);
  return LOW_D + 12 * octave + (DORIAN[degree - 7 * octave] ?? 0);
}

/** Four bars that come to rest on the degree `rest`, in some octave. */
function phrase(random: Random, chords: readonly number[], rest: number): Bar[] {
  let place = 7 + Math.floor(random() * 4);
  return chords.map((chord, index) => {
    const isLast = index === chords.length - 1;
    const melody = isLast ? lastSteps(place, rest) : steps(random, chord, place);
    place = melody.at(-1)?.degree ?? place;
    return { chord, melody, strum: pick(random, STRUMS) };
  });
}

/** Chord tones on the two beats, steps of the mode between them. */
function steps(random: Random, chord: number, from: number): Step[] {
  let onset = 0;
  let degree = from;
  let way = random() < 0.5 ? -1 : 1;
  return pick(random, RHYTHMS).map((eighths) => {
    if (degree <= LOWEST + 1) way = 1;
    else if (degree >= HIGHEST - 1) way = -1;
    else if (random() < 0.3) way = -way;
    degree = onset % 3 === 0 ? nearestOf(chord, degree + way * Math.floor(random() * 3)) : degree + way;
    const step = { degree, onset, eighths };
    onset += eighths;
    return step;
  });
}

/** Comes to rest in the nearer octave, by steps: from far away with one more note on the way. */
function lastSteps(from: number, rest: number): Step[] {
  const home = [rest, rest + 7, rest - 7]
    .filter(isInRange)
    .reduce((best, one) => (Math.abs(one - from) < Math.abs(best - from) ? one : best));
  const before = from > home ? home + 1 : home - 1;
  const way = Math.round((from + before) / 2);
  if (Math.abs(from - before) < 3)
    return [
      { degree: before, onset: 0, eighths: 2 },
      { degree: home, onset: 2, eighths: 4 },
    ];
  return [
    { degree: way, onset: 0, eighths: 2 },
    { degree: before, onset: 2, eighths: 1 },
    { degree: home, onset: 3, eighths: 3 },
  ];
}

function isInRange(degree: number): boolean {
  return degree >= LOWEST && degree <= HIGHEST;
}

function nearestOf(chord: number, wanted: number): number {
  const fits = (degree: number): boolean => isInRange(degree) && [0, 2, 4].includes((degree - chord + 14) % 7);
  const near = [0, 1, -1, 2, -2, 3, -3].map((away) => wanted + away).find(fits);
  return near ?? 7;
}

function notesOf(bar: Bar, index: number): TuneNote[][] {
  return Array.from({ length: EIGHTHS_IN_BAR }, (_, onset) => [
    ...strings(bar, onset),
    ...tunes(bar, onset),
    ...drums(onset, index),
  ]);
}

function strings(bar: Bar, onset: number): TuneNote[] {
  if (!bar.strum.includes(onset)) return [];
  const peak = onset === 0 ? 0.38 : onset === 3 ? 0.28 : 0.2;
  return [{ layer: 1, voice: 'string', midi: midiOf(bar.chord + (ARPEGGIO[onset] ?? 0)), peak, eighths: 2 }];
}

function tunes(bar: Bar, onset: number): TuneNote[] {
  return bar.melody
    .filter((step) => step.onset === onset)
    .flatMap(({ degree, eighths }): TuneNote[] => {
      const first: TuneNote = { layer: 2, voice: 'reed', midi: midiOf(degree), peak: 0.2, eighths };
      const below: TuneNote = { layer: 3, voice: 'reed', midi: midiOf(degree - 2), peak: 0.1, eighths };
      return onset % 3 === 0 ? [first, below] : [first];
    });
}

function drums(onset: number, bar: number): TuneNote[] {
  const isTurn = bar % 4 === 3;
  const peak = [0.6, 0, 0, 0.42, isTurn ? 0.25 : 0, 0.22][onset] ?? 0;
  return peak === 0 ? [] : [{ layer: 3, voice: 'drum', midi: DRUM, peak, eighths: 1 }];
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}
