// The sound bed: the sea, wind in the rigging, and now and then a gull or a plank. It costs half a dozen nodes while it is
// heard and none otherwise.
import { clamp } from './channels';
import { type Mixer, turn } from './engine';
import { randomFrom } from './parts';
import { createWaves } from './waves';
import type { SoundWorld } from './world';

export interface Surroundings {
  /** 0 is indoors, 1 is on deck. */
  readonly sea: number;
  /** 0 is calm, 1 a storm. */
  readonly weather: number;
}

export interface Bed {
  readonly isHeard: boolean;
  set(around: Surroundings): void;
  tick(): void;
}

export type Passing = 'gull' | 'creak';

/** The same piece of sea, played twice: as itself, and, quicker and through a narrow gap, as the wind. */
interface Strand {
  readonly rate: number;
  readonly filter: BiquadFilterType;
  readonly q: number;
  /** Where the filter stands in a calm and in a storm, and how loud it is there. */
  readonly pitch: readonly [number, number];
  readonly gain: readonly [number, number];
}

const STRANDS: readonly Strand[] = [
  { rate: 1, filter: 'lowpass', q: 0.5, pitch: [1100, 3200], gain: [0.45, 0.75] },
  { rate: 1.7, filter: 'bandpass', q: 3, pitch: [420, 640], gain: [0.03, 0.6] },
];
const GRADUAL = 0.8;
const GONE = 4;

export function createBed(
  mixer: Mixer,
  world: Pick<SoundWorld, 'after' | 'now'>,
  pass: (what: Passing, pan: number) => void,
): Bed {
  const random = randomFrom(41);
  let around: Surroundings = { sea: 0, weather: 0 };
  let sea: Sea | null = null;
  const due: Record<Passing, number> = { gull: 0, creak: 0 };
  let waves: AudioBuffer | null = null;

  function next(what: Passing): number {
    const seconds = what === 'gull' ? 11 + 18 * random() + 25 * around.weather : 8 + 14 * random() - 5 * around.weather;
    return world.now() + seconds;
  }

  function begin(): Sea {
    due.gull = next('gull');
    due.creak = next('creak');
    return createSea(mixer, (waves ??= createWaves(mixer.audio)));
  }

  function end(gone: Sea): void {
    gone.set({ ...around, sea: 0 });
    world.after(GONE, () => gone.stop());
    sea = null;
  }

  return {
    get isHeard() {
      return sea !== null;
    },
    set(wanted) {
      const before = around;
      around = { sea: clamp(wanted.sea, 0, 1), weather: clamp(wanted.weather, 0, 1) };
      if (before.sea === around.sea && before.weather === around.weather) return;
      if (around.sea > 0) (sea ??= begin()).set(around);
      else if (sea !== null) end(sea);
    },
    /** One at most of each, however long it was not asked: gulls do not queue. */
    tick() {
      if (sea === null) return;
      for (const what of ['gull', 'creak'] as const) {
        if (world.now() < due[what]) continue;
        due[what] = next(what);
        pass(what, random() * 1.6 - 0.8);
      }
    },
  };
}

interface Sea {
  set(around: Surroundings): void;
  stop(): void;
}

function createSea(mixer: Mixer, waves: AudioBuffer): Sea {
  const out = mixer.audio.createGain();
  out.gain.value = 0;
  out.connect(mixer.channels.sea);
  const strands = STRANDS.map((strand) => createStrand(mixer.audio, waves, strand, out));
  return {
    set({ sea, weather }) {
      const now = mixer.audio.currentTime;
      turn(out.gain, sea, now, GRADUAL);
      for (const strand of strands) strand.blow(weather, now);
    },
    stop() {
      for (const strand of strands) strand.stop();
      out.disconnect();
    },
  };
}

function createStrand(
  audio: BaseAudioContext,
  waves: AudioBuffer,
  strand: Strand,
  out: AudioNode,
): { blow(weather: number, now: number): void; stop(): void } {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = waves;
  source.loop = true;
  source.playbackRate.value = strand.rate;
  filter.type = strand.filter;
  filter.Q.value = strand.q;
  filter.frequency.automationRate = 'k-rate';
  filter.frequency.value = strand.pitch[0];
  level.gain.value = strand.gain[0];
  source.connect(filter).connect(level).connect(out);
  source.start(audio.currentTime);
  return {
    blow(weather, now) {
      turn(filter.frequency, between(strand.pitch, weather), now, GRADUAL);
      turn(level.gain, between(strand.gain, weather), now, GRADUAL);
    },
    stop: () => source.stop(),
  };
}

function between([calm, storm]: readonly [number, number], weather: number): number {
  return calm + (storm - calm) * weather;
}
