// The engine room: one audio context, made when the player first touches the page; a mixer with one gain for each channel;
// and sleep, so that a page without a listener costs nothing. Where there is no audio it does nothing, and says so.
import { type Channel, CHANNELS, gainOf, type Volumes } from './channels';
import { createKit, type Kit, type Stage } from './parts';
import type { Cancel, SoundWorld } from './world';

export interface Loudness {
  readonly volumes: Volumes;
  readonly muted: boolean;
  /** Muted for a while, and not by choice: the channels stay open for what is heard all the same. */
  readonly hushed?: boolean;
}

/** The way from the channels to the loudspeaker. */
export interface Mixer {
  readonly audio: BaseAudioContext;
  readonly kit: Kit;
  readonly channels: Readonly<Record<Channel, GainNode>>;
  /** Sea and music go through it: it gives way to alarms. */
  readonly bed: GainNode;
  readonly master: GainNode;
}

export interface Engine {
  /** Sound can be made now: what is scheduled is heard. */
  readonly isAwake: boolean;
  readonly mixer: Mixer | null;
  /** The audio clock, in seconds. */
  now(): number;
  /** To be called while the player touches the page; true if it can sound. */
  unlock(): Promise<boolean>;
  /** Awake for at least so many seconds; false if it was never unlocked, or cannot. */
  wake(seconds: number): Promise<boolean>;
  /** Whether something goes on sounding by itself, as the sea does. */
  setBusy(busy: boolean): void;
  /** Asleep now, whatever was heard lately: the page is not looked at. */
  rest(): void;
  setLoudness(loudness: Loudness): void;
  /** A place to play now, or as soon as can be without a click. */
  stage(channel: Channel, how?: Manner): Stage | null;
  /** Sea and music give way for so many seconds, from so many seconds on. */
  duck(seconds: number, soon?: number): void;
}

export interface Manner {
  /** -1 port, 1 starboard. */
  readonly pan?: number | undefined;
  /** Decibels by which it is raised or lowered. */
  readonly trim?: number;
}

/** Just enough to be in the future when the sound card reads it, far below what an ear calls late. */
const LEAD = 0.012;
const RAMP = 0.03;
const FADE = 0.1;
/** Sounding nothing for so long, the context is put to sleep. */
const PATIENCE = 20;
const CEILING = 0.86;
/** Nine decibels below: still there, and no player has to talk over it. */
const DUCKED = 0.35;
const COME_BACK = 0.35;
/** Of small variations that are not compared. */
const SEED = 1887;

class AudioEngine implements Engine {
  mixer: Mixer | null = null;
  private readonly world: SoundWorld;
  private context: AudioContext | null = null;
  private heard: Loudness;
  private isBusy = false;
  private isAsleep = false;
  private awakeUntil = 0;
  private cancelSleep: Cancel = () => undefined;

  constructor(world: SoundWorld, loudness: Loudness) {
    this.world = world;
    this.heard = loudness;
  }

  get isAwake(): boolean {
    return this.context?.state === 'running' && !this.isAsleep;
  }

  now(): number {
    return this.context?.currentTime ?? 0;
  }

  unlock(): Promise<boolean> {
    this.open();
    return this.wake(PATIENCE);
  }

  wake(seconds: number): Promise<boolean> {
    this.awakeUntil = Math.max(this.awakeUntil, this.world.now() + seconds);
    return this.rouse();
  }

  setBusy(busy: boolean): void {
    const isNew = busy !== this.isBusy;
    this.isBusy = busy;
    // A telephone call may have taken the sound card away meanwhile: ask again.
    if (busy && (isNew || this.context?.state !== 'running')) void this.rouse();
    else if (isNew && this.context !== null) this.sleepWhenQuiet();
  }

  rest(): void {
    this.awakeUntil = this.world.now();
    if (!this.isBusy && this.context !== null) this.sleepWhenQuiet();
  }

  setLoudness(loudness: Loudness): void {
    this.heard = loudness;
    if (this.mixer !== null && this.context !== null) applyLoudness(this.mixer, loudness, this.context.currentTime);
  }

  stage(channel: Channel, how: Manner = {}): Stage | null {
    const { mixer } = this;
    if (mixer === null) return null;
    this.awakeUntil = Math.max(this.awakeUntil, this.world.now() + PATIENCE);
    if (!this.isBusy) this.sleepWhenQuiet();
    const { audio, kit } = mixer;
    return { audio, kit, at: audio.currentTime + LEAD, out: placed(mixer, channel, how) };
  }

  duck(seconds: number, soon = 0): void {
    if (this.mixer !== null) duckBed(this.mixer, this.now() + soon, seconds);
  }

  private open(): void {
    this.context ??= this.world.canSound ? this.world.openAudio() : null;
    if (this.context !== null) this.mixer ??= createMixer(this.context, this.heard);
  }

  private async rouse(): Promise<boolean> {
    const { context, mixer } = this;
    if (context === null || mixer === null) return false;
    this.cancelSleep();
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    if (this.isAsleep) turn(mixer.master.gain, 1, context.currentTime);
    this.isAsleep = false;
    this.sleepWhenQuiet();
    return context.state === 'running';
  }

  private sleepWhenQuiet(): void {
    this.cancelSleep();
    if (this.isBusy) return;
    this.cancelSleep = this.world.after(Math.max(0.05, this.awakeUntil - this.world.now()), () => this.sleep());
  }

  /** Faded first: a sound card that stops in the middle of a wave clicks. */
  private sleep(): void {
    const { context, mixer } = this;
    if (context === null || mixer === null || context.state !== 'running') return;
    turn(mixer.master.gain, 0, context.currentTime);
    this.isAsleep = true;
    this.cancelSleep = this.world.after(FADE, () => void this.suspend());
  }

  private async suspend(): Promise<void> {
    await this.context?.suspend().catch(() => undefined);
    if (!this.isAsleep) await this.rouse(); // a sound was wanted while it was falling asleep
  }
}

export function createEngine(world: SoundWorld, loudness: Loudness): Engine {
  return new AudioEngine(world, loudness);
}

/** Works on any context: a test renders it into a buffer and looks at the levels. */
export function createMixer(audio: BaseAudioContext, loudness: Loudness): Mixer {
  const master = audio.createGain();
  master.connect(ceiling(audio)).connect(audio.destination);
  const bed = audio.createGain();
  bed.connect(master);
  const made = CHANNELS.map((channel) => {
    const gain = audio.createGain();
    gain.gain.value = gainFor(channel, loudness);
    gain.connect(isBed(channel) ? bed : master);
    return [channel, gain];
  });
  return { audio, kit: createKit(audio, SEED), channels: Object.fromEntries(made) as Mixer['channels'], bed, master };
}

function gainFor(channel: Channel, loudness: Loudness): number {
  return loudness.muted && loudness.hushed !== true ? 0 : gainOf(loudness.volumes[channel]);
}

function applyLoudness(mixer: Mixer, loudness: Loudness, now: number): void {
  for (const channel of CHANNELS) turn(mixer.channels[channel].gain, gainFor(channel, loudness), now);
}

/** A knob turned by hand, not by a switch. */
export function turn(param: AudioParam, value: number, now: number, seconds = RAMP): void {
  param.cancelScheduledValues(now);
  param.setTargetAtTime(value, now, seconds);
}

/** Bends what would be too loud instead of cutting it: no heap of cannons ever reaches the top. */
function ceiling(audio: BaseAudioContext): WaveShaperNode {
  const shaper = audio.createWaveShaper();
  const bend = (value: number): number =>
    Math.abs(value) < 0.5
      ? value
      : Math.sign(value) * (0.5 + (CEILING - 0.5) * Math.tanh((Math.abs(value) - 0.5) / (CEILING - 0.5)));
  shaper.curve = Float32Array.from({ length: 2049 }, (_, index) => bend((index - 1024) / 1024));
  return shaper;
}

const isBed = (channel: Channel): boolean => channel === 'music' || channel === 'sea';

/** Down at once, and back when the alarm has faded; a later alarm simply starts anew. */
export function duckBed({ bed }: Mixer, at: number, seconds: number): void {
  turn(bed.gain, DUCKED, at, RAMP);
  bed.gain.setTargetAtTime(1, at + seconds, COME_BACK);
}

/** A way to the channel for one sound: its loudness, and its side. */
export function placed(mixer: Mixer, channel: Channel, { pan = 0, trim = 0 }: Manner): AudioNode {
  let out: AudioNode = mixer.channels[channel];
  if (trim !== 0) {
    const gain = mixer.audio.createGain();
    gain.gain.value = 10 ** (trim / 20);
    gain.connect(out);
    out = gain;
  }
  if (pan === 0) return out;
  const panner = mixer.audio.createStereoPanner();
  panner.pan.value = Math.max(-1, Math.min(1, pan));
  panner.connect(out);
  return panner;
}
