// Every sound by name: its channel, its caption, how it buzzes, and how it is made. A page asks for a name; what it
// sounds like is decided here.
import type { Channel } from './channels';
import { EVENT_SOUNDS } from './event-sounds';
import {
  bell,
  cannon,
  coin,
  creak,
  dice,
  drum,
  gull,
  horn,
  type Instrument,
  knock,
  paper,
  reed,
  splash,
  string,
  thunder,
  whisper,
  whistle,
  wood,
} from './instruments';
import { hiss, later, type Stage, tone } from './parts';

export interface Sound {
  readonly channel: Channel;
  /** The id of the text that says what is heard. */
  readonly caption: string;
  /** Buzz, rest, buzz…, in milliseconds. */
  readonly vibration?: readonly number[];
  /** Heard also when the page is not looked at: it is there to call the player back. */
  readonly calls?: true;
  /** It calls one player: a phone beside a screen, which sounds for all, buzzes for it; one that cannot gives a quiet tone. */
  readonly isOwn?: true;
  /** Part of the background: captioned now and then, not each time. */
  readonly isBackground?: true;
  readonly play: (stage: Stage, sailor: number) => void;
}

/** What a player must not miss goes before the music and the sea: they give way while it sounds. */
export const givesWay = ({ channel }: Sound): boolean => channel === 'alarms';

/** One tone colour and one pitch for each sailor, so that an ear knows whose sand has run. */
const SAILORS: readonly { readonly instrument: Instrument; readonly midi: number; readonly peak: number }[] = [
  { instrument: string, midi: 69, peak: 0.5 },
  { instrument: reed, midi: 74, peak: 0.22 },
  { instrument: bell, midi: 76, peak: 0.4 },
  { instrument: wood, midi: 65, peak: 0.36 },
];

type Melody = readonly (readonly [wait: number, interval: number])[];
const PLACED: Melody = [[0, 0]];
const READY: Melody = [
  [0, 0],
  [0.13, 7],
];
const TAKEN_BACK: Melody = [
  [0, 7],
  [0.13, 0],
];

function sailorsTone(stage: Stage, sailor: number, melody: Melody): void {
  const voice = SAILORS[sailor % SAILORS.length];
  if (voice === undefined) return;
  for (const [wait, interval] of melody)
    voice.instrument(later(stage, wait), { midi: voice.midi + interval, peak: voice.peak, seconds: 0.4 });
}

function chord(stage: Stage, instrument: Instrument, notes: readonly number[], spread: number): void {
  notes.forEach((midi, place) => instrument(later(stage, place * spread), { midi, peak: 0.3, seconds: 1.1 }));
}

function list<Id extends string>(sounds: Readonly<Record<Id, Sound>>): Readonly<Record<Id, Sound>> {
  return sounds;
}

export const SOUNDS = list({
  ...EVENT_SOUNDS,
  // At every table.
  'your-turn': {
    channel: 'alarms',
    caption: 'sound-your-turn',
    vibration: [60],
    calls: true,
    isOwn: true,
    play: (stage) => {
      string(stage, { midi: 69, peak: 0.5 });
      string(later(stage, 0.15), { midi: 76, peak: 0.5 });
    },
  },
  'game-over': {
    channel: 'alarms',
    caption: 'sound-game-over',
    vibration: [80, 80, 160],
    calls: true,
    play: (stage) => {
      chord(stage, string, [50, 57, 62, 65, 69], 0.09);
      reed(later(stage, 0.5), { midi: 62, peak: 0.14, seconds: 1.2 });
      reed(later(stage, 0.5), { midi: 69, peak: 0.1, seconds: 1.2 });
    },
  },
  'voyage-won': {
    channel: 'alarms',
    caption: 'sound-voyage-won',
    vibration: [60, 40, 60, 40, 200],
    calls: true,
    play: (stage) => {
      [62, 66, 69, 74].forEach((midi, place) => horn(later(stage, place * 0.16), { midi, peak: 0.26, seconds: 0.3 }));
      chord(later(stage, 0.7), string, [62, 66, 69, 74, 78], 0.05);
      [0.72, 0.98, 1.24].forEach((wait, place) => bell(later(stage, wait), { midi: 81 + 5 * place, peak: 0.24 }));
    },
  },
  'voyage-lost': {
    channel: 'alarms',
    caption: 'sound-voyage-lost',
    vibration: [300],
    calls: true,
    play: (stage) => {
      [57, 53, 50].forEach((midi, place) => reed(later(stage, place * 0.42), { midi, peak: 0.3, seconds: 0.55 }));
      drum(later(stage, 1.26), { midi: 31, peak: 0.7, seconds: 0.9 });
      splash(later(stage, 1.4), 0.4);
    },
  },
  refused: {
    channel: 'effects',
    caption: 'sound-refused',
    play: (stage) => drum(stage, { midi: 45, peak: 0.3, seconds: 0.16 }),
  },
  'ship-bell': {
    channel: 'effects',
    caption: 'sound-ship-bell',
    play: (stage) => {
      bell(stage, { midi: 81, peak: 0.45 });
      bell(later(stage, 0.32), { midi: 81, peak: 0.4 });
    },
  },

  // At Corto's table.
  'card-laid': {
    channel: 'effects',
    caption: 'sound-card-laid',
    play: (stage) => {
      hiss(stage, { filter: 'bandpass', pitch: 2600, to: 1200, q: 0.8, peak: 0.3, decay: 0.07 });
      knock(later(stage, 0.03), 170, 0.3);
    },
  },
  'card-drawn': { channel: 'effects', caption: 'sound-card-drawn', play: (stage) => paper(stage, 0.55) },
  marker: { channel: 'effects', caption: 'sound-marker', play: (stage) => knock(stage, 420, 0.4) },
  pistol: {
    channel: 'effects',
    caption: 'sound-pistol',
    play: (stage) => {
      hiss(stage, { pitch: 3400, to: 260, peak: 0.6, attack: 0.002, decay: 0.22 });
      tone(stage, { pitch: 180, to: 60, peak: 0.45, decay: 0.14 });
      hiss(later(stage, 0.03), { pitch: 700, to: 200, peak: 0.14, attack: 0.06, decay: 0.5 });
    },
  },
  knife: {
    channel: 'effects',
    caption: 'sound-knife',
    play: (stage) => {
      hiss(stage, { filter: 'bandpass', pitch: 1400, to: 5200, q: 1.6, peak: 0.35, attack: 0.09, decay: 0.1 });
      knock(later(stage, 0.16), 210, 0.35);
    },
  },
  kill: {
    channel: 'effects',
    caption: 'sound-kill',
    play: (stage) => {
      drum(stage, { midi: 36, peak: 0.45, seconds: 0.5 });
      reed(later(stage, 0.08), { midi: 56, peak: 0.22, seconds: 0.35 });
      reed(later(stage, 0.42), { midi: 50, peak: 0.22, seconds: 0.7 });
    },
  },
  gold: {
    channel: 'effects',
    caption: 'sound-gold',
    play: (stage) =>
      [0, 0.07, 0.17].forEach((wait, place) => coin(later(stage, wait), { midi: 93 + 2 * place, peak: 0.22 })),
  },
  train: { channel: 'effects', caption: 'sound-train', play: (stage) => whistle(stage, 0.38) },

  // Aboard the Ellen: the clock and the crew.
  'round-started': {
    channel: 'alarms',
    caption: 'sound-round-started',
    vibration: [40, 60, 40],
    play: (stage) => {
      bell(stage, { midi: 81, peak: 0.4 });
      drum(later(stage, 0.3), { midi: 38, peak: 0.5 });
      drum(later(stage, 0.6), { midi: 38, peak: 0.6 });
    },
  },
  pulse: {
    channel: 'alarms',
    caption: 'sound-pulse',
    vibration: [35],
    play: (stage) => {
      drum(stage, { midi: 40, peak: 0.55, seconds: 0.22 });
      wood(stage, { midi: 74, peak: 0.12 });
    },
  },
  'time-up': {
    channel: 'alarms',
    caption: 'sound-time-up',
    vibration: [200],
    calls: true,
    play: (stage) => [0, 0.28, 0.56].forEach((wait) => bell(later(stage, wait), { midi: 78, peak: 0.4 })),
  },
  event: {
    channel: 'alarms',
    caption: 'sound-event',
    vibration: [120, 60, 120],
    calls: true,
    play: (stage) => {
      horn(stage, { midi: 50, peak: 0.28, seconds: 0.5 });
      horn(later(stage, 0.55), { midi: 57, peak: 0.28, seconds: 0.8 });
    },
  },
  choice: {
    channel: 'alarms',
    caption: 'sound-choice',
    vibration: [40, 40, 40],
    play: (stage) =>
      [0, 0.12, 0.24].forEach((wait, place) => wood(later(stage, wait), { midi: 69 + 3 * place, peak: 0.35 })),
  },
  'life-lost': {
    channel: 'alarms',
    caption: 'sound-life-lost',
    vibration: [160, 80, 160],
    play: (stage) => {
      drum(stage, { midi: 33, peak: 0.45, seconds: 0.6 });
      horn(stage, { midi: 51, peak: 0.18, seconds: 0.4 });
      horn(later(stage, 0.4), { midi: 50, peak: 0.2, seconds: 0.7 });
    },
  },
  goal: {
    channel: 'alarms',
    caption: 'sound-goal',
    vibration: [40, 40, 40, 40, 120],
    play: (stage) => {
      chord(stage, string, [62, 66, 69, 74], 0.08);
      bell(later(stage, 0.32), { midi: 86, peak: 0.22 });
    },
  },
  'sailor-placed': {
    channel: 'sailors',
    caption: 'sound-sailor-placed',
    play: (stage, sailor) => {
      sailorsTone(stage, sailor, PLACED);
      whisper(later(stage, 0.05), 0.07);
    },
  },
  'sailor-ready': {
    channel: 'sailors',
    caption: 'sound-sailor-ready',
    vibration: [40],
    isOwn: true,
    play: (stage, sailor) => sailorsTone(stage, sailor, READY),
  },
  'sailor-back': {
    channel: 'sailors',
    caption: 'sound-sailor-back',
    play: (stage, sailor) => sailorsTone(stage, sailor, TAKEN_BACK),
  },

  // Aboard the Ellen: what is done, and what it does.
  sails: {
    channel: 'effects',
    caption: 'sound-sails',
    play: (stage) =>
      [0, 0.17, 0.31].forEach((wait) =>
        hiss(later(stage, wait), { pitch: 1300, to: 300, peak: 0.9, attack: 0.03, decay: 0.2 }),
      ),
  },
  helm: {
    channel: 'effects',
    caption: 'sound-helm',
    play: (stage) => {
      creak(stage, 0.7);
      [0.1, 0.28, 0.5].forEach((wait) => knock(later(stage, wait), 260, 0.18));
    },
  },
  'card-turned': {
    channel: 'effects',
    caption: 'sound-card-turned',
    play: (stage) => {
      paper(stage, 0.3);
      knock(later(stage, 0.15), 200, 0.25);
    },
  },
  repair: {
    channel: 'effects',
    caption: 'sound-repair',
    play: (stage) => [0, 0.2, 0.4].forEach((wait) => knock(later(stage, wait), 320, 0.4)),
  },
  load: {
    channel: 'effects',
    caption: 'sound-load',
    play: (stage) => {
      hiss(stage, { filter: 'bandpass', pitch: 170, to: 240, q: 2.5, peak: 0.7, attack: 0.15, decay: 0.35 });
      knock(later(stage, 0.42), 110, 0.5);
    },
  },
  cannon: { channel: 'effects', caption: 'sound-cannon', vibration: [70], play: (stage) => cannon(stage, 0.8) },
  dice: { channel: 'effects', caption: 'sound-dice', play: (stage) => dice(stage, 0.55) },
  splash: { channel: 'effects', caption: 'sound-splash', play: (stage) => splash(stage, 0.8) },
  hit: {
    channel: 'effects',
    caption: 'sound-hit',
    play: (stage) => {
      knock(stage, 130, 0.6);
      hiss(stage, { filter: 'bandpass', pitch: 1300, to: 500, q: 1, peak: 0.45, decay: 0.2 });
      knock(later(stage, 0.09), 240, 0.25);
    },
  },
  sunk: {
    channel: 'effects',
    caption: 'sound-sunk',
    play: (stage) => {
      creak(stage, 0.9);
      splash(later(stage, 0.5), 0.8);
      hiss(later(stage, 0.6), { pitch: 260, to: 80, peak: 0.5, attack: 0.4, decay: 1.4 });
    },
  },
  damage: {
    channel: 'effects',
    caption: 'sound-damage',
    vibration: [90],
    play: (stage) => {
      drum(stage, { midi: 36, peak: 0.6, seconds: 0.3 });
      hiss(stage, { filter: 'bandpass', pitch: 1000, to: 350, q: 1, peak: 0.45, decay: 0.3 });
      creak(later(stage, 0.12), 0.3);
    },
  },
  whirlpool: {
    channel: 'effects',
    caption: 'sound-whirlpool',
    play: (stage) => hiss(stage, { filter: 'bandpass', pitch: 300, to: 900, q: 2, peak: 1.4, attack: 0.7, decay: 0.9 }),
  },
  thunder: {
    channel: 'effects',
    caption: 'sound-thunder',
    vibration: [120, 60, 60],
    play: (stage) => thunder(stage, 1.6),
  },
  loot: {
    channel: 'effects',
    caption: 'sound-loot',
    play: (stage) => {
      knock(stage, 150, 0.3);
      [0.1, 0.2].forEach((wait, place) => coin(later(stage, wait), { midi: 91 + 3 * place, peak: 0.2 }));
    },
  },

  // The background, which the bed asks for.
  gull: { channel: 'sea', caption: 'sound-gull', isBackground: true, play: (stage) => gull(stage, 0.15) },
  creak: { channel: 'sea', caption: 'sound-creak', isBackground: true, play: (stage) => creak(stage, 0.6) },
});

export type SoundId = keyof typeof SOUNDS;
