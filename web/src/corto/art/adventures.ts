// The six adventures: a colour and an emblem to know each by (never by the colour alone), and the washes of its scenery.
// The colours stay apart for every kind of colour sight; the test measures it.
import { INK, PAPER } from './marks';

export const ADVENTURES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Adventure = (typeof ADVENTURES)[number];

/** The adventure with this letter. */
export function adventureNamed(letter: string): Adventure {
  const found = ADVENTURES.find((adventure) => adventure === letter);
  if (found === undefined) throw new Error(`no adventure ${letter}`);
  return found;
}

export interface Washes {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly glow: string;
}

export interface AdventureStyle {
  readonly accent: string;
  readonly night: string; // the accent's twin in the dark scheme
  readonly lettering: string; // on either
  readonly emblem: string; // a path in a square from -12 to 12
  readonly washes: Washes;
}

const PALM =
  'M-1.5 -4C-4 -9 -8 -10 -11.5 -7.5C-8 -7.5 -5.5 -6 -4.5 -4C-8.5 -4.5 -11 -2 -11 2C-8.5 -1 -5.5 -2 -2.8 -1.6C-1 3 -2 8 -4 12L3 12C3.5 7 2.5 2 .8 -1.6C4 -2.5 7 -1.5 9 2C10 -2 7 -5 3.5 -4.5C5.5 -6.5 8.5 -7 11.5 -5.5C10 -9.5 5 -10.5 1.5 -6C2 -8.5 3.5 -10.5 6 -11.5C2 -12.5 -1.2 -9 -1.5 -4Z';
const HORNS =
  'M0 12C-3 8 -4.5 3 -4.6 -1C-8 -.5 -11.5 -3 -11.8 -7.5C-12 -10 -10.5 -12 -8.5 -12C-7 -12 -6 -10.8 -6.2 -9.5C-7.6 -9.8 -8.6 -8.8 -8 -7.2C-7.3 -5.4 -5.6 -5.2 -4.2 -6.4C-2.6 -7.8 2.6 -7.8 4.2 -6.4C5.6 -5.2 7.3 -5.4 8 -7.2C8.6 -8.8 7.6 -9.8 6.2 -9.5C6 -10.8 7 -12 8.5 -12C10.5 -12 12 -10 11.8 -7.5C11.5 -3 8 -.5 4.6 -1C4.5 3 3 8 0 12Z';
const ARM =
  'M0 0C-4.5 -1 -5.5 -7.5 -.5 -10C4.5 -12.3 9.6 -8 8.2 -3.8C7.4 -1.4 4.4 -1.2 3.5 -3C5.5 -3 6 -5.3 4.6 -6.6C2.7 -8.3 -.8 -7 -.6 -3.8C-.5 -2 .6 -1 2 0Z';
const PAW =
  'M0 .5C5 .5 9 5 8.5 8.5C8 12 3.5 11 0 11C-3.5 11 -8 12 -8.5 8.5C-9 5 -5 .5 0 .5ZM-3.2 -11.5C-1 -11.5 -.5 -8.5 -.8 -6C-1 -3.5 -2.2 -1.6 -3.6 -1.6C-5.4 -1.6 -6.4 -4 -6.2 -6.6C-6 -9.2 -5 -11.5 -3.2 -11.5ZM3.2 -11.5C5 -11.5 6 -9.2 6.2 -6.6C6.4 -4 5.4 -1.6 3.6 -1.6C2.2 -1.6 1 -3.5 .8 -6C.5 -8.5 1 -11.5 3.2 -11.5ZM-10 -5.5C-8 -6 -6.7 -3.5 -6.4 -1.5C-6.1 .5 -6.7 2.2 -8.2 2.4C-10 2.6 -11.7 .5 -11.9 -1.8C-12 -3.6 -11.5 -5.2 -10 -5.5ZM10 -5.5C11.5 -5.2 12 -3.6 11.9 -1.8C11.7 .5 10 2.6 8.2 2.4C6.7 2.2 6.1 .5 6.4 -1.5C6.7 -3.5 8 -6 10 -5.5Z';
const DOME =
  'M0 -12C.8 -11.2 1.4 -10.2 1.3 -9C6 -6.5 9.5 -3.5 9.5 1C9.5 3 8.8 4.6 8 6L11 6L11 12L-11 12L-11 6L-8 6C-8.8 4.6 -9.5 3 -9.5 1C-9.5 -3.5 -6 -6.5 -1.3 -9C-1.4 -10.2 -.8 -11.2 0 -12ZM0 4.5C-1.8 5.8 -2.6 7.4 -2.6 10L2.6 10C2.6 7.4 1.8 5.8 0 4.5Z';

const turned = (d: string, degrees: number): string => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [turnedX, turnedY] = [Number(x) * cosine - Number(y) * sine, Number(x) * sine + Number(y) * cosine];
    return `${Math.round(turnedX * 10) / 10} ${Math.round(turnedY * 10) / 10}`;
  });
};
const around = (d: string, times: number): string =>
  Array.from({ length: times }, (_, turn) => turned(d, (360 * turn) / times)).join('');
const FLAKE_ARM = 'M-1.4 0L-1.4 -5L-3.8 -7L-2.6 -9.2L-1.4 -8.2L-1.4 -12L1.4 -12L1.4 -8.2L2.6 -9.2L3.8 -7L1.4 -5L1.4 0Z';

export const LOOKS: Readonly<Record<Adventure, AdventureStyle>> = {
  A: {
    accent: '#1f66a8',
    night: '#2a6cad',
    lettering: PAPER,
    emblem: PALM,
    washes: { sky: '#f4e3b4', far: '#7fb8b4', near: '#2f8190', glow: '#e0673a' },
  },
  B: {
    accent: '#e07040',
    night: '#d96c3c',
    lettering: INK,
    emblem: HORNS,
    washes: { sky: '#f6d29a', far: '#e2965f', near: '#64874c', glow: '#fff1c8' },
  },
  C: {
    accent: '#2b4a24',
    night: '#33552b',
    lettering: PAPER,
    emblem: around(ARM, 3),
    washes: { sky: '#cfd8c9', far: '#93a891', near: '#566f50', glow: '#f1f2e0' },
  },
  D: {
    accent: '#f5d56c',
    night: '#ecca5c',
    lettering: INK,
    emblem: PAW,
    washes: { sky: '#f8e2a0', far: '#e5b265', near: '#bd7d42', glow: '#d9532b' },
  },
  E: {
    accent: '#9fd0e4',
    night: '#90c6dd',
    lettering: INK,
    emblem: around(FLAKE_ARM, 6),
    washes: { sky: '#c3d7e2', far: '#f0f2ee', near: '#8ba6b8', glow: '#d9604a' },
  },
  F: {
    accent: '#952a60',
    night: '#9c3066',
    lettering: PAPER,
    emblem: DOME,
    washes: { sky: '#ecc4b4', far: '#bd8496', near: '#774f79', glow: '#f7d98a' },
  },
};

/** The look as custom properties; the components of this folder choose the day's or the night's accent in their styles. */
export const accentStyle = (adventure: Adventure): string => {
  const { accent, night, lettering } = LOOKS[adventure];
  return `--adventure-day: ${accent}; --adventure-night: ${night}; --adventure-letters: ${lettering}`;
};
