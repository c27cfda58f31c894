// What every instrument is made of: a shape for its loudness, a tone, a hiss of filtered noise, a plucked string. Every
// part starts and ends in silence by ramps, so nothing clicks, and every source is stopped, so nothing lingers.
export interface Kit {
  readonly noise: AudioBuffer;
  /** A plucked string of this pitch; each is computed once. */
  string(midi: number): AudioBuffer;
  /** From 0 to 1, the same row of numbers for the same seed. */
  random(): number;
}

/** Where and when something sounds. */
export interface Stage {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  /** On the audio clock. */
  readonly at: number;
  readonly kit: Kit;
}

/** Loudness over time: up to `peak` in `attack` seconds, there for `hold`, then away in `decay`. */
export interface Shape {
  readonly peak: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
}

/** A pitch in hertz, and where it glides to over the whole sound. */
export interface Glide {
  readonly pitch: number;
  readonly to?: number;
}

export interface Tone extends Shape, Glide {
  readonly wave?: OscillatorType;
  /** Keeps what lies below this pitch: mellower. */
  readonly mellow?: number;
  /** A second source beside the first, its pitch times this: a hair off, and the two beat. */
  readonly twin?: number;
}

export interface Hiss extends Shape, Glide {
  readonly filter?: BiquadFilterType;
  readonly q?: number;
}

const NOISE_SECONDS = 3;
const STRING_SECONDS = 1.4;
/** The last part of a string's sound, in which it fades to nothing. */
const LET_GO = 0.5;
const FAINT = 0.001;
const SOFTEST_ATTACK = 0.003;

export function createKit(audio: BaseAudioContext, seed: number): Kit {
  const random = randomFrom(seed);
  const strings = new Map<number, AudioBuffer>();
  return {
    noise: bufferOf(audio, NOISE_SECONDS, () => random() * 2 - 1),
    string(midi) {
      const known = strings.get(midi) ?? pluckedBuffer(audio, hertz(midi), random);
      strings.set(midi, known);
      return known;
    },
    random,
  };
}

/** A row of random numbers that can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

export function later(stage: Stage, seconds: number): Stage {
  return { ...stage, at: stage.at + seconds };
}

export function tone(stage: Stage, part: Tone): void {
  const end = endOf(stage, part);
  const sources = (part.twin === undefined ? [1] : [1, part.twin]).map((ratio) => {
    const source = stage.audio.createOscillator();
    source.type = part.wave ?? 'sine';
    glide(source.frequency, stage.at, end, {
      pitch: part.pitch * ratio,
      ...(part.to === undefined ? {} : { to: part.to * ratio }),
    });
    return source;
  });
  const way = part.mellow === undefined ? null : filter(stage, 'lowpass', { pitch: part.mellow }, 0.7, end);
  sound(sources, way, stage, part);
}

export function hiss(stage: Stage, part: Hiss): void {
  const source = stage.audio.createBufferSource();
  source.buffer = stage.kit.noise;
  source.loop = true;
  sound([source], filter(stage, part.filter ?? 'lowpass', part, part.q ?? 0.7, endOf(stage, part)), stage, part);
}

/** Its loudness over time is computed with the string: a gain that stands still costs least. */
export function pluck(stage: Stage, midi: number, peak: number): void {
  const source = stage.audio.createBufferSource();
  const loudness = stage.audio.createGain();
  source.buffer = stage.kit.string(midi);
  // The loop has a whole number of samples, the pitch has not.
  source.playbackRate.value = (hertz(midi) * (periodOf(stage.audio, hertz(midi)) + 0.5)) / stage.audio.sampleRate;
  loudness.gain.value = peak;
  source.connect(loudness).connect(stage.out);
  source.onended = () => loudness.disconnect();
  source.start(stage.at);
  source.stop(stage.at + STRING_SECONDS);
}

/** The shape as a gain: from nothing to nothing. */
export function shaped(stage: Stage, shape: Shape): GainNode {
  const node = closedGain(stage);
  const { gain } = node;
  const end = endOf(stage, shape);
  gain.setValueAtTime(0, stage.at);
  gain.linearRampToValueAtTime(shape.peak, topOf(stage, shape));
  if (shape.hold !== undefined) gain.setValueAtTime(shape.peak, topOf(stage, shape) + shape.hold);
  gain.exponentialRampToValueAtTime(shape.peak * FAINT, end - 0.004);
  gain.linearRampToValueAtTime(0, end);
  return node;
}

/** Shut until its first event: a source may begin one sample before it, and that sample would be a click. */
export function closedGain(stage: Stage): GainNode {
  const node = stage.audio.createGain();
  node.gain.value = 0;
  return node;
}

export function filter(stage: Stage, type: BiquadFilterType, way: Glide, q: number, end: number): BiquadFilterNode {
  const node = stage.audio.createBiquadFilter();
  node.type = type;
  node.Q.value = q;
  // Often enough for a hiss, and far cheaper than anew for each sample.
  node.frequency.automationRate = 'k-rate';
  glide(node.frequency, stage.at, end, way);
  return node;
}

function glide(param: AudioParam, at: number, end: number, way: Glide): void {
  if (way.to === undefined) {
    param.value = way.pitch;
    return;
  }
  param.setValueAtTime(way.pitch, at);
  param.exponentialRampToValueAtTime(way.to, end);
}

/** From its sources through a filter, if it has one, and its loudness to the stage; gone when it is over. */
function sound(
  sources: readonly (OscillatorNode | AudioBufferSourceNode)[],
  way: AudioNode | null,
  stage: Stage,
  shape: Shape,
): void {
  const loudness = shaped(stage, shape);
  way?.connect(loudness);
  loudness.connect(stage.out);
  for (const source of sources) {
    source.connect(way ?? loudness);
    source.onended = () => loudness.disconnect();
    // Elsewhere in the noise each time, or two splashes in a row would be one splash twice.
    if ('buffer' in source) source.start(stage.at, stage.kit.random() * NOISE_SECONDS);
    else source.start(stage.at);
    source.stop(endOf(stage, shape) + 0.01);
  }
}

function topOf(stage: Stage, shape: Shape): number {
  return stage.at + (shape.attack ?? SOFTEST_ATTACK);
}

function endOf(stage: Stage, shape: Shape): number {
  return topOf(stage, shape) + (shape.hold ?? 0) + shape.decay;
}

function bufferOf(audio: BaseAudioContext, seconds: number, sample: (index: number) => number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(seconds * audio.sampleRate), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = sample(index);
  return buffer;
}

/** The averaging in the loop adds half a sample to it. */
function periodOf(audio: BaseAudioContext, pitch: number): number {
  return Math.max(2, Math.round(audio.sampleRate / pitch - 0.5));
}

/** A burst of noise goes round and round in a loop as long as the string, and loses its edge on the way. */
function pluckedBuffer(audio: BaseAudioContext, pitch: number, random: () => number): AudioBuffer {
  const period = periodOf(audio, pitch);
  const loop = softBurst(period, random);
  const damping = 0.994 - pitch / 200_000;
  const total = STRING_SECONDS * audio.sampleRate;
  return bufferOf(audio, STRING_SECONDS, (index) => {
    const here = index % period;
    const value = loop[here] ?? 0;
    loop[here] = damping * 0.5 * (value + (loop[(here + 1) % period] ?? 0));
    return (
      value * Math.min(1, index / (audio.sampleRate * SOFTEST_ATTACK)) * Math.min(1, (total - index) / (total * LET_GO))
    );
  });
}

/** A thumb, not a nail: smoothed twice, so that about seven overtones are left, with its mean taken out and its top at 0.8. */
function softBurst(length: number, random: () => number): Float32Array {
  const width = Math.max(2, Math.round(length / 9));
  const raw = Float32Array.from({ length }, () => random() * 2 - 1);
  const soft = smoothed(smoothed(raw, width), width);
  const mean = soft.reduce((sum, value) => sum + value, 0) / length;
  const top = soft.reduce((most, value) => Math.max(most, Math.abs(value - mean)), 0.001);
  return soft.map((value) => ((value - mean) * 0.8) / top);
}

/** Each value becomes the average of the next `width`, round the loop. */
function smoothed(values: Float32Array, width: number): Float32Array {
  return values.map((_, index) => {
    let sum = 0;
    for (let step = 0; step < width; step += 1) sum += values[(index + step) % values.length] ?? 0;
    return sum / width;
  });
}
