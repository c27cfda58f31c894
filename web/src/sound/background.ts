// The background: the sea's bed and the score, made when there is a mixer to make them on, and brought to what is wanted.
import { type Bed, createBed, type Passing } from './bed';
import type { Engine, Mixer } from './engine';
import { createOrchestra } from './orchestra';
import { createScore, type Orchestra, type Score } from './score';
import type { SoundScene } from './scene';
import type { SoundWorld } from './world';

export interface Wanted extends Pick<SoundScene, 'sea' | 'weather' | 'tension' | 'speed' | 'tune'> {
  readonly hasMusic: boolean;
}

export interface Background {
  follow(wanted: Wanted): void;
  /** Schedules what comes within the next `ahead` seconds. */
  tick(ahead: number): void;
  /** The next music begins at its first bar. */
  rewind(): void;
}

interface Players {
  readonly bed: Bed;
  readonly orchestra: Orchestra;
}

export function createBackground(
  engine: Engine,
  world: SoundWorld,
  pass: (what: Passing, pan: number) => void,
): Background {
  let players: Players | null = null;
  let score: Score | null = null;
  let tune = 0;
  let hasMusic = false;

  function playersOn(mixer: Mixer): Players {
    players ??= { bed: createBed(mixer, world, pass), orchestra: createOrchestra(mixer, engine, world) };
    return players;
  }

  function scoreOf(wanted: Wanted, orchestra: Orchestra): Score {
    if (score !== null && tune === wanted.tune) return score;
    score?.pause();
    tune = wanted.tune;
    score = createScore(tune, orchestra);
    return score;
  }

  return {
    follow(wanted) {
      if (engine.mixer === null) return;
      const { bed, orchestra } = playersOn(engine.mixer);
      bed.set(wanted);
      const playing = scoreOf(wanted, orchestra);
      playing.setPace(wanted);
      hasMusic = wanted.hasMusic;
      if (!hasMusic) playing.pause();
    },
    tick(ahead) {
      if (!engine.isAwake) return;
      if (hasMusic) score?.start();
      score?.tick(ahead);
      players?.bed.tick();
    },
    rewind: () => score?.rewind(),
  };
}
