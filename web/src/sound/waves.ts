// A piece of sea, computed once: half a minute of swell and foam for either ear, whose end flows into its beginning. To
// play it costs next to nothing, where oscillators and filters that never rest would cost the most of all our sounds.
import { randomFrom } from './parts';

const SECONDS = 32;
/** Water has no high notes: a quarter of the usual rate is enough. */
const RATE = 11_025;
const LENGTH = SECONDS * RATE;
const SEAM = 2 * RATE;
/** A wave is slow: its height is computed once for so many samples. */
const STEP = 64;
const DARK = 0.09;
const BRIGHT = 0.5;

/** How many waves of each kind come in one piece: whole numbers, or the end would not meet the beginning. */
interface Swell {
  readonly long: number;
  readonly short: number;
  readonly foam: number;
  readonly turn: number;
}

const SWELLS: readonly Swell[] = [
  { long: 3, short: 7, foam: 4, turn: 0 },
  { long: 2, short: 5, foam: 5, turn: 0.4 },
];

export function createWaves(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(SWELLS.length, LENGTH, RATE);
  SWELLS.forEach((swell, ear) => buffer.getChannelData(ear).set(closed(water(swell, randomFrom(887 + ear)))));
  return buffer;
}

/** Dark noise that swells, and bright noise on the crests; somewhat longer than the piece. */
function water(swell: Swell, random: () => number): Float32Array {
  const made = new Float32Array(LENGTH + SEAM);
  let dark = 0;
  let bright = 0;
  for (let start = 0; start < made.length; start += STEP) {
    const body = bodyAt(swell, start);
    const crest = crestAt(swell, start);
    const end = Math.min(made.length, start + STEP);
    for (let at = start; at < end; at += 1) {
      const noise = random() * 2 - 1;
      dark += DARK * (noise - dark);
      bright += BRIGHT * (noise - bright);
      made[at] = dark * body + (bright - dark) * crest;
    }
  }
  return made;
}

function wave(cycles: number, turn: number, at: number): number {
  return 0.5 + 0.5 * Math.sin(2 * Math.PI * ((cycles * at) / LENGTH + turn));
}

function bodyAt({ long, short, turn }: Swell, at: number): number {
  return 0.35 + 0.65 * wave(long, turn, at) * (0.6 + 0.4 * wave(short, turn, at));
}

function crestAt({ foam, turn }: Swell, at: number): number {
  return 0.16 * wave(foam, turn, at) ** 3;
}

/** The beginning is blended with what comes after the end, so that a loop has no seam. */
function closed(made: Float32Array): Float32Array {
  const piece = made.slice(0, LENGTH);
  for (let at = 0; at < SEAM; at += 1) {
    const share = at / SEAM;
    piece[at] = (made[at] ?? 0) * Math.sqrt(share) + (made[LENGTH + at] ?? 0) * Math.sqrt(1 - share);
  }
  return piece;
}
