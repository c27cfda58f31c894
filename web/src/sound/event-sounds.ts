// One sound for each event of the pirates' App, after the horn that calls it: an ear knows the event before an eye has read it.
import type { Sound } from './sounds';
import { bell, coin, creak, drum, horn, knock, reed, splash, string, thunder } from './instruments';
import { hiss, later, type Stage, tone } from './parts';

export const EVENTS = [
  'gust',
  'lull',
  'current',
  'loose-timber',
  'broken-wheel',
  'snapped-ladder',
  'powder-fire',
  'wet-powder',
  'reinforcement',
  'fog-rolls-in',
  'chase',
  'good-omen',
  'rum',
  'thunder',
] as const;
export type EventSound = `event-${(typeof EVENTS)[number]}`;

/** The same at several moments. */
const at = (stage: Stage, waits: readonly number[], play: (stage: Stage, place: number) => void): void =>
  waits.forEach((wait, place) => play(later(stage, wait), place));

const PLAYED: Readonly<Record<(typeof EVENTS)[number], (stage: Stage) => void>> = {
  gust: (stage) =>
    at(stage, [0, 0.35], (one) =>
      hiss(one, { filter: 'bandpass', pitch: 500, to: 2400, q: 1.4, peak: 1, attack: 0.3, decay: 0.5 }),
    ),
  lull: (stage) => {
    hiss(stage, { filter: 'bandpass', pitch: 1800, to: 250, q: 1.2, peak: 0.7, attack: 0.1, decay: 1.1 });
    string(later(stage, 0.5), { midi: 50, peak: 0.3 });
  },
  current: (stage) => {
    hiss(stage, { pitch: 200, to: 700, peak: 0.9, attack: 0.4, decay: 0.8 });
    splash(later(stage, 0.4), 0.5);
  },
  'loose-timber': (stage) => {
    at(stage, [0, 0.14, 0.34], (one, place) => knock(one, 300 - 70 * place, 0.5));
    creak(later(stage, 0.3), 0.6);
  },
  'broken-wheel': (stage) => {
    creak(stage, 0.9);
    at(stage, [0.5, 0.58], (one, place) => knock(one, 520 - 240 * place, 0.6));
  },
  'snapped-ladder': (stage) => {
    at(stage, [0, 0.09, 0.2], (one, place) => string(one, { midi: 81 - 7 * place, peak: 0.5 }));
    knock(later(stage, 0.5), 140, 0.5);
  },
  'powder-fire': (stage) => {
    at(stage, [0, 0.07, 0.16, 0.22, 0.34, 0.43], (one, place) =>
      hiss(one, { filter: 'bandpass', pitch: 2200 + 400 * (place % 3), q: 3, peak: 1.2, attack: 0.002, decay: 0.06 }),
    );
    hiss(later(stage, 0.1), { pitch: 900, to: 300, peak: 0.5, attack: 0.3, decay: 0.8 });
  },
  'wet-powder': (stage) => {
    hiss(stage, { filter: 'highpass', pitch: 4200, to: 1500, peak: 0.4, attack: 0.02, decay: 0.5 });
    at(stage, [0.3, 0.46, 0.6], (one, place) =>
      tone(one, { pitch: 700 + 150 * place, to: 1200 + 150 * place, peak: 0.3, decay: 0.08 }),
    );
  },
  reinforcement: (stage) => {
    at(stage, [0, 0.12, 0.24, 0.36], (one) => drum(one, { midi: 43, peak: 0.4, seconds: 0.12 }));
    at(stage, [0.1, 0.45], (one, place) => horn(one, { midi: 55 + 7 * place, peak: 0.3, seconds: 0.5 }));
  },
  'fog-rolls-in': (stage) => at(stage, [0, 0.9], (one) => horn(one, { midi: 41, peak: 0.4, seconds: 0.8 })),
  chase: (stage) =>
    at(stage, [0, 0.13, 0.26, 0.52, 0.65, 0.78], (one, place) =>
      drum(one, { midi: place % 3 === 0 ? 40 : 47, peak: 0.55, seconds: 0.14 }),
    ),
  'good-omen': (stage) =>
    at(stage, [0, 0.16, 0.32], (one, place) =>
      bell(one, { midi: [74, 78, 81][place] ?? 74, peak: 0.35, seconds: 1.2 }),
    ),
  rum: (stage) => {
    at(stage, [0, 0.1], (one, place) => coin(one, { midi: 88 + 4 * place, peak: 0.3 }));
    at(stage, [0.25, 0.42, 0.6], (one, place) =>
      reed(one, { midi: [69, 74, 78][place] ?? 69, peak: 0.25, seconds: 0.25 }),
    );
  },
  thunder: (stage) => {
    hiss(stage, { filter: 'highpass', pitch: 1500, to: 600, peak: 0.7, attack: 0.003, decay: 0.18 });
    thunder(later(stage, 0.1), 1.2);
  },
};

const made = EVENTS.map((event): [EventSound, Sound] => [
  `event-${event}`,
  { channel: 'alarms', caption: `sound-event-${event}`, play: PLAYED[event] },
]);
export const EVENT_SOUNDS = Object.fromEntries(made) as Readonly<Record<EventSound, Sound>>;
