// Who plays the score: strings to port, the concertina to starboard, the drum amidships, and a little air around them.
import type { Engine, Mixer } from './engine';
import { turn } from './engine';
import { drum, type Instrument, reed, string } from './instruments';
import type { Orchestra, Stand } from './score';
import type { VoiceName } from './tune';
import type { SoundWorld } from './world';

const PLAYERS: Readonly<Record<VoiceName, { readonly instrument: Instrument; readonly pan: number }>> = {
  string: { instrument: string, pan: -0.25 },
  reed: { instrument: reed, pan: 0.2 },
  drum: { instrument: drum, pan: 0 },
};
const FADE = 0.04;
const GONE = 0.3;

export function createOrchestra(
  mixer: Mixer,
  engine: Pick<Engine, 'now'>,
  world: Pick<SoundWorld, 'after'>,
): Orchestra {
  return { now: () => engine.now(), open: () => openStand(mixer, engine, world) };
}

function openStand(mixer: Mixer, engine: Pick<Engine, 'now'>, world: Pick<SoundWorld, 'after'>): Stand {
  const { audio, kit } = mixer;
  const out = audio.createGain();
  const deck = air(mixer, out);
  const seats = Object.fromEntries(Object.entries(PLAYERS).map(([name, { pan }]) => [name, seat(audio, out, pan)]));
  return {
    play(note, at, seconds) {
      const stage = { audio, kit, at, out: seats[note.voice] ?? out };
      PLAYERS[note.voice].instrument(stage, {
        midi: note.midi,
        peak: note.peak,
        ...(note.voice === 'reed' ? { seconds } : {}),
      });
    },
    close() {
      turn(out.gain, 0, engine.now(), FADE);
      world.after(GONE, () => deck.disconnect());
    },
  };
}

function seat(audio: BaseAudioContext, out: AudioNode, pan: number): AudioNode {
  const panner = audio.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(out);
  return panner;
}

/** The tune itself, and a faint answer from the far side of the deck. */
function air({ audio, channels }: Mixer, tune: AudioNode): AudioNode {
  const deck = audio.createGain();
  const echo = audio.createDelay(0.5);
  const dull = audio.createBiquadFilter();
  const back = audio.createGain();
  echo.delayTime.value = 0.19;
  dull.frequency.value = 1400;
  back.gain.value = 0.26;
  tune.connect(deck).connect(channels.music);
  tune.connect(echo).connect(dull).connect(back).connect(deck);
  back.connect(echo);
  return deck;
}
