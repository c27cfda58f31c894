// A browser of paper for the sounds: an audio context that writes down what is scheduled on it and hears nothing, and a
// world whose clocks, visibility and motor are moved by hand.
import type { Cancel, SoundWorld } from '../../src/sound/world';

export interface Entry {
  readonly what: 'start' | 'stop' | 'set' | 'linear' | 'exponential' | 'target';
  readonly node: string;
  readonly at: number;
  /** The audio clock when it was written. */
  readonly written: number;
  readonly value: number;
}

export class PaperParam {
  automationRate = 'a-rate';
  value: number;
  /** Its value when the first event was written: what is heard until then. */
  atFirst: number | null = null;
  constructor(
    private readonly audio: PaperAudio,
    private readonly node: string,
    value = 0,
  ) {
    this.value = value;
  }

  setValueAtTime(value: number, at: number): this {
    return this.write('set', value, at);
  }

  linearRampToValueAtTime(value: number, at: number): this {
    return this.write('linear', value, at);
  }

  exponentialRampToValueAtTime(value: number, at: number): this {
    if (value <= 0) throw new RangeError('an exponential ramp never reaches zero');
    return this.write('exponential', value, at);
  }

  setTargetAtTime(value: number, at: number, slowness: number): this {
    if (!(slowness >= 0)) throw new RangeError('slowness');
    return this.write('target', value, at);
  }

  cancelScheduledValues(at: number): this {
    if (!Number.isFinite(at)) throw new TypeError('at');
    return this;
  }

  private write(what: Entry['what'], value: number, at: number): this {
    if (!Number.isFinite(value) || !Number.isFinite(at)) throw new TypeError(`${this.node}: ${what} ${value} at ${at}`);
    this.audio.write({ what, node: this.node, value, at });
    this.atFirst ??= this.value;
    this.value = value;
    return this;
  }
}

export class PaperNode {
  readonly targets: PaperNode[] = [];
  readonly gain: PaperParam;
  readonly frequency: PaperParam;
  readonly playbackRate: PaperParam;
  readonly pan: PaperParam;
  readonly Q: PaperParam;
  readonly delayTime: PaperParam;
  type = '';
  loop = false;
  buffer: unknown = null;
  curve: unknown = null;
  onended: (() => void) | null = null;

  constructor(
    private readonly audio: PaperAudio,
    readonly name: string,
  ) {
    const param = (value: number): PaperParam => new PaperParam(audio, name, value);
    this.gain = param(1);
    this.frequency = param(440);
    this.playbackRate = param(1);
    this.pan = param(0);
    this.Q = param(1);
    this.delayTime = param(0);
  }

  connect<T extends PaperNode | PaperParam>(target: T): T {
    if (target instanceof PaperNode) this.targets.push(target);
    return target;
  }

  disconnect(): void {
    this.targets.length = 0;
  }

  start(at = this.audio.currentTime): void {
    this.audio.write({ what: 'start', node: this.name, at, value: 0 });
    this.audio.live += 1;
  }

  stop(at = this.audio.currentTime): void {
    this.audio.write({ what: 'stop', node: this.name, at, value: 0 });
    this.audio.live -= 1;
  }

  /** Whether anything of it arrives there; echoes go in circles. */
  reaches(other: PaperNode, past: readonly PaperNode[] = []): boolean {
    return (
      this === other || this.targets.some((target) => !past.includes(target) && target.reaches(other, [...past, this]))
    );
  }
}

export class PaperAudio {
  currentTime = 0;
  state: 'suspended' | 'running' = 'suspended';
  readonly sampleRate = 8000;
  readonly entries: Entry[] = [];
  readonly nodes: PaperNode[] = [];
  readonly destination = new PaperNode(this, 'destination');
  /** Sources that were started and never told to stop. */
  live = 0;

  write(entry: Omit<Entry, 'written'>): void {
    this.entries.push({ ...entry, written: this.currentTime });
  }

  starts(node?: string): readonly number[] {
    return this.entries
      .filter((entry) => entry.what === 'start' && (node === undefined || entry.node === node))
      .map((entry) => entry.at);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }

  createBuffer(_channels: number, length: number): unknown {
    const data = new Float32Array(length);
    return { getChannelData: () => data };
  }

  createGain = (): PaperNode => this.node('gain');
  createOscillator = (): PaperNode => this.node('oscillator');
  createBufferSource = (): PaperNode => this.node('buffer');
  createBiquadFilter = (): PaperNode => this.node('filter');
  createStereoPanner = (): PaperNode => this.node('panner');
  createWaveShaper = (): PaperNode => this.node('shaper');
  createDelay = (): PaperNode => this.node('delay');

  private node(name: string): PaperNode {
    const made = new PaperNode(this, name);
    this.nodes.push(made);
    return made;
  }
}

interface Timer {
  due: number;
  readonly every: number | null;
  readonly work: () => void;
}

export class PaperWorld implements SoundWorld {
  audio: PaperAudio | null = null;
  canSound = true;
  canVibrate = true;
  hidden = false;
  opened = 0;
  readonly buzzes: (readonly number[])[] = [];
  private seconds = 100;
  private timers: Timer[] = [];
  private readonly watchers: (() => void)[] = [];
  private touched: (() => void)[] = [];

  openAudio(): AudioContext | null {
    this.opened += 1;
    this.audio = new PaperAudio();
    return this.audio as unknown as AudioContext;
  }

  now(): number {
    return this.seconds;
  }

  every(seconds: number, work: () => void): Cancel {
    return this.add({ due: this.seconds + seconds, every: seconds, work });
  }

  after(seconds: number, work: () => void): Cancel {
    return this.add({ due: this.seconds + seconds, every: null, work });
  }

  vibrate(pattern: readonly number[]): void {
    this.buzzes.push(pattern);
  }

  isHidden(): boolean {
    return this.hidden;
  }

  onVisibility(told: () => void): void {
    this.watchers.push(told);
  }

  onTouch(told: () => void): Cancel {
    this.touched.push(told);
    return () => (this.touched = this.touched.filter((one) => one !== told));
  }

  touch(): void {
    this.touched.splice(0).forEach((told) => told());
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.watchers.forEach((told) => told());
  }

  get ticking(): number {
    return this.timers.filter((timer) => timer.every !== null).length;
  }

  /** Lets time pass in small steps; promises settle in between, as they do in a browser. */
  async pass(seconds: number, step = 0.005): Promise<void> {
    for (let passed = 0; passed < seconds - step / 2; passed += step) {
      this.move(step);
      this.ring();
      await Promise.resolve();
    }
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }

  /** The machine was busy elsewhere: time went on, no timer rang. */
  stall(seconds: number): void {
    this.move(seconds);
  }

  private move(seconds: number): void {
    this.seconds += seconds;
    if (this.audio?.state === 'running') this.audio.currentTime += seconds;
  }

  private ring(): void {
    for (const timer of this.timers.filter((one) => one.due <= this.seconds)) {
      if (timer.every === null) this.timers = this.timers.filter((one) => one !== timer);
      else timer.due = this.seconds + timer.every;
      timer.work();
    }
  }

  private add(timer: Timer): Cancel {
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }
}
