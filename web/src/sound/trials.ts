// What a channel sounds like, for a player who moves its slider.
import type { Channel } from './channels';
import type { PlayOptions } from './create';
import type { SoundId } from './sounds';

interface Moment {
  /** Seconds after the press. */
  readonly wait: number;
  readonly id: SoundId;
  readonly how: PlayOptions;
}

/** The sea and the music go on by themselves and are let run for a while; the other channels play these. */
export const TRIALS: Readonly<Record<Exclude<Channel, 'sea' | 'music'>, readonly Moment[]>> = {
  effects: [
    { wait: 0, id: 'cannon', how: { mine: false } },
    { wait: 1, id: 'splash', how: {} },
    { wait: 2, id: 'dice', how: {} },
  ],
  sailors: [0, 1, 2, 3].map((sailor) => ({ wait: sailor * 0.6, id: 'sailor-ready', how: { sailor, mine: false } })),
  alarms: [
    { wait: 0, id: 'your-turn', how: {} },
    { wait: 1, id: 'pulse', how: {} },
    { wait: 2, id: 'pulse', how: {} },
  ],
};
