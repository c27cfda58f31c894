// The instruments: small synthesised voices, none recorded. Each is played on a stage and takes care of its own end.
import { closedGain, filter, hertz, hiss, later, pluck, shaped, type Stage, tone } from './parts';

/** How a note is played: its pitch (60 is the middle C), its loudness, and its length in seconds where it can be held. */
export interface Note {
  readonly midi: number;
  readonly peak: number;
  readonly seconds?: number;
}

export type Instrument = (stage: Stage, note: Note) => void;

export const string: Instrument = (stage, { midi, peak }) => pluck(stage, midi, peak);

/** A concertina's reed: two of them, a hair apart, beat against each other. */
export const reed: Instrument = (stage, { midi, peak, seconds = 0.3 }) => {
  const hold = Math.max(0, seconds - 0.1);
  tone(stage, {
    wave: 'sawtooth',
    mellow: 1500,
    pitch: hertz(midi),
    twin: 1.006,
    peak: peak * 0.45,
    attack: 0.04,
    hold,
    decay: 0.12,
  });
};

/** A struck bell: partials that are no harmonics, the high ones gone first. */
export const bell: Instrument = (stage, { midi, peak, seconds = 1.8 }) => {
  const partials = [
    [0.5, 0.25, 1],
    [1, 0.5, 0.8],
    [1.19, 0.3, 0.6],
    [2.0, 0.3, 0.45],
    [2.74, 0.12, 0.3],
    [4.07, 0.06, 0.15],
  ] as const;
  for (const [ratio, share, lasts] of partials)
    tone(stage, { pitch: hertz(midi) * ratio, peak: peak * share, decay: seconds * lasts });
};

/** A wooden bar: one round tone, and the knock of the mallet two octaves above. */
export const wood: Instrument = (stage, { midi, peak, seconds = 0.35 }) => {
  tone(stage, { pitch: hertz(midi), peak: peak * 0.8, decay: seconds });
  tone(stage, { pitch: hertz(midi) * 4, peak: peak * 0.2, decay: seconds / 4 });
};

/** A low drum: the skin's pitch falls as it comes to rest. */
export const drum: Instrument = (stage, { midi, peak, seconds = 0.3 }) => {
  tone(stage, { pitch: hertz(midi) * 1.7, to: hertz(midi), peak, attack: 0.004, decay: seconds });
  hiss(stage, { pitch: 900, to: 200, peak: peak * 0.12, decay: 0.06 });
};

/** A fog horn's cousin, for what everybody must hear without jumping. */
export const horn: Instrument = (stage, { midi, peak, seconds = 0.7 }) => {
  const hold = Math.max(0, seconds - 0.2);
  tone(stage, {
    wave: 'sawtooth',
    mellow: 620,
    pitch: hertz(midi),
    twin: 1.004,
    peak: peak * 0.55,
    attack: 0.09,
    hold,
    decay: 0.3,
  });
};

/** A coin: two bright partials that ring out at once. */
export const coin: Instrument = (stage, { midi, peak }) => {
  tone(stage, { pitch: hertz(midi), peak: peak * 0.6, decay: 0.3 });
  tone(stage, { pitch: hertz(midi) * 1.51, peak: peak * 0.35, decay: 0.4 });
};

export function gull(stage: Stage, peak: number): void {
  const cries = 2 + Math.floor(stage.kit.random() * 3);
  const top = 1250 + stage.kit.random() * 350;
  for (let cry = 0; cry < cries; cry += 1)
    cryOnce(later(stage, cry * 0.34), top * (1 - cry * 0.05), peak * (1 - cry * 0.15));
}

/** Up in a jerk, down in a wail. */
function cryOnce(stage: Stage, top: number, peak: number): void {
  tone(stage, {
    wave: 'triangle',
    mellow: 2600,
    pitch: top * 0.7,
    to: top,
    peak: peak * 0.6,
    attack: 0.04,
    decay: 0.1,
  });
  tone(later(stage, 0.1), {
    wave: 'triangle',
    mellow: 2600,
    pitch: top,
    to: top * 0.62,
    peak,
    attack: 0.03,
    decay: 0.26,
  });
}

/** Timber: a row of short bursts, quicker and slower, through the resonance of the planks. */
export function creak(stage: Stage, peak: number): void {
  const seconds = 0.5 + stage.kit.random() * 0.5;
  const pitch = 240 + stage.kit.random() * 180;
  const end = stage.at + seconds;
  const source = stage.audio.createBufferSource();
  source.buffer = stage.kit.noise;
  source.loop = true;
  const grains = closedGain(stage);
  const planks = filter(stage, 'bandpass', { pitch, to: pitch * 1.35 }, 11, end);
  const loudness = shaped(stage, { peak: peak * 9, attack: seconds * 0.4, decay: seconds * 0.6 });
  stickAndSlip(grains.gain, stage, seconds);
  source.connect(grains).connect(planks).connect(loudness).connect(stage.out);
  source.onended = () => loudness.disconnect();
  source.start(stage.at);
  source.stop(end + 0.01);
}

function stickAndSlip(gain: AudioParam, stage: Stage, seconds: number): void {
  gain.setValueAtTime(0, stage.at);
  for (let passed = 0.01; passed < seconds - 0.02; passed += 0.017 + 0.02 * stage.kit.random()) {
    const at = stage.at + passed;
    gain.setValueAtTime(0, at);
    gain.linearRampToValueAtTime(0.5 + stage.kit.random() * 0.5, at + 0.002);
    gain.linearRampToValueAtTime(0, at + 0.012);
  }
}

/** A crack, a thump in the belly, and the smoke rolling away over the water. */
export function cannon(stage: Stage, peak: number): void {
  hiss(stage, { pitch: 2600, to: 140, peak: peak * 0.7, attack: 0.004, decay: 0.55 });
  tone(stage, { pitch: 105, to: 34, peak, attack: 0.006, decay: 0.6 });
  hiss(later(stage, 0.05), { pitch: 420, to: 90, peak: peak * 0.5, attack: 0.12, decay: 1.7 });
}

export function thunder(stage: Stage, peak: number): void {
  for (const [wait, share] of [
    [0, 0.7],
    [0.35, 1],
    [0.9, 0.6],
  ] as const) {
    hiss(later(stage, wait), { pitch: 320, to: 60, peak: peak * share, attack: 0.08, decay: 2 });
  }
}

export function splash(stage: Stage, peak: number): void {
  hiss(stage, { filter: 'bandpass', pitch: 1500, to: 420, q: 0.8, peak, attack: 0.02, decay: 0.6 });
  hiss(later(stage, 0.08), { pitch: 520, to: 200, peak: peak * 0.7, attack: 0.05, decay: 0.5 });
  for (let drop = 0; drop < 3; drop += 1) {
    const pitch = 500 + stage.kit.random() * 500;
    tone(later(stage, 0.3 + drop * 0.11), { pitch, to: pitch * 1.6, peak: peak * 0.1, decay: 0.07 });
  }
}

/** Bones in a wooden cup, then on the planks: quick at first, then coming to rest. */
export function dice(stage: Stage, peak: number): void {
  let at = 0;
  for (let clack = 0; clack < 8; clack += 1) {
    const pitch = 1500 + stage.kit.random() * 900;
    hiss(later(stage, at), {
      filter: 'bandpass',
      pitch,
      q: 5,
      peak: peak * (3.4 - clack * 0.3),
      attack: 0.002,
      decay: 0.05,
    });
    at += 0.05 + clack * 0.012 + stage.kit.random() * 0.02;
  }
}

/** Sand that begins to run. */
export function whisper(stage: Stage, peak: number): void {
  hiss(stage, { filter: 'bandpass', pitch: 5200, to: 4200, q: 0.9, peak, attack: 0.25, decay: 0.5 });
}

/** Three pipes of steam; they come up to pitch as the valve opens. */
export function whistle(stage: Stage, peak: number): void {
  for (const midi of [69, 72, 76]) {
    tone(stage, {
      wave: 'triangle',
      mellow: 2200,
      pitch: hertz(midi) * 0.965,
      to: hertz(midi),
      peak: peak * 0.3,
      attack: 0.12,
      hold: 0.45,
      decay: 0.35,
    });
  }
  hiss(stage, { filter: 'bandpass', pitch: 2400, q: 1, peak: peak * 0.12, attack: 0.1, hold: 0.45, decay: 0.3 });
}

/** Paper that is turned or laid: a sweep of air. */
export function paper(stage: Stage, peak: number): void {
  hiss(stage, { filter: 'bandpass', pitch: 1700, to: 3600, q: 0.8, peak, attack: 0.05, decay: 0.14 });
}

/** A thing of wood put down on wood. */
export function knock(stage: Stage, pitch: number, peak: number): void {
  tone(stage, { pitch: pitch * 1.2, to: pitch, peak, attack: 0.002, decay: 0.09 });
  hiss(stage, { filter: 'bandpass', pitch: pitch * 4, q: 1.2, peak: peak * 0.5, attack: 0.002, decay: 0.03 });
}
