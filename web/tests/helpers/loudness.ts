// Renders the real sounds through the real mixer at the usual settings, and measures how loud they are. `tests/browser/loudness.py`
// bundles this for a browser, because only browsers render audio.
import { USUAL_VOLUMES } from '../../src/sound/channels';
import { createMixer, duckBed, type Mixer, placed } from '../../src/sound/engine';
import { createOrchestra } from '../../src/sound/orchestra';
import { createScore } from '../../src/sound/score';
import { type SoundId, SOUNDS } from '../../src/sound/sounds';

const RATE = 48_000;
const SAILORS = 4;
/** The window that sound level meters call “fast”: short knocks count as loud as they seem. */
const WINDOW = Math.round(RATE * 0.125);

type Trims = Readonly<Record<string, number>>;
type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** The two filters of ITU-R BS.1770, which hears as people do, at 48 kHz. */
const SHELF: Coefficients = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Coefficients = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  samples.forEach((x, at) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  });
  return out;
}

/** The power of both ears in each window between two moments, in decibels. */
function levels(buffer: AudioBuffer, from: number, until: number): number[] {
  const ears = [0, 1].map((ear) => filtered(filtered(buffer.getChannelData(ear), SHELF), HIGH_PASS));
  const found: number[] = [];
  const step = WINDOW / 5;
  for (let start = from * RATE; start + WINDOW <= until * RATE; start += step) {
    let sum = 0;
    for (const ear of ears) for (let at = Math.round(start); at < start + WINDOW; at += 1) sum += (ear[at] ?? 0) ** 2;
    found.push(-0.691 + 10 * Math.log10(sum / WINDOW + 1e-12));
  }
  return found;
}

const loudest = (found: readonly number[]): number => found.reduce((most, one) => Math.max(most, one), -120);
const mean = (found: readonly number[]): number =>
  10 * Math.log10(found.reduce((sum, one) => sum + 10 ** (one / 10), 0) / found.length);

async function rendered(seconds: number, play: (mixer: Mixer) => void): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(2, RATE * seconds, RATE);
  play(createMixer(audio, { volumes: USUAL_VOLUMES, muted: false }));
  return audio.startRendering();
}

/** The loudest moment of a sound, for the loudest of the sailors, and its highest sample. */
async function sound(id: SoundId, trim: number): Promise<{ level: number; peak: number }> {
  const { channel, play } = SOUNDS[id];
  const found = await Promise.all(
    Array.from({ length: channel === 'sailors' ? SAILORS : 1 }, async (_, sailor) => {
      const buffer = await rendered(4, (mixer) => {
        play({ audio: mixer.audio, kit: mixer.kit, at: 0.05, out: placed(mixer, channel, { trim }) }, sailor);
      });
      const peak = buffer.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return { level: loudest(levels(buffer, 0, 4)), peak };
    }),
  );
  return found.reduce((most, one) => (one.level > most.level ? one : most));
}

/** The music at its liveliest: on the whole, at its loudest, and while it gives way. */
async function music(): Promise<{ mean: number; loudest: number; ducked: number }> {
  const buffer = await rendered(14, (mixer) => {
    const score = createScore(1, createOrchestra(mixer, { now: () => 0 }, { after: () => () => undefined }));
    score.setPace({ tension: 0.9, speed: 1 });
    score.start();
    score.tick(14);
    duckBed(mixer, 10, 2);
  });
  const open = levels(buffer, 2, 10);
  return { mean: mean(open), loudest: loudest(open), ducked: mean(levels(buffer, 10.3, 12)) };
}

export async function measure(trims: Trims): Promise<object> {
  const ids = Object.keys(SOUNDS) as SoundId[];
  const found: Record<string, object> = {};
  for (const id of ids) found[id] = { ...(await sound(id, trims[id] ?? 0)), channel: SOUNDS[id].channel };
  return { sounds: found, music: await music() };
}
