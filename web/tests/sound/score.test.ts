// The tune and the clocks it follows: the same seed is the same tune, layers come with the tension, and neither a pause
// nor a sleeping page puts it out of time.
import { describe, expect, it } from 'vitest';
import { createPulse } from '../../src/sound/pulse';
import { createScore, layersFor, type Orchestra, type Score, tempoFor } from '../../src/sound/score';
import { BARS_IN_VERSE, compose, EIGHTHS_IN_BAR, EIGHTHS_IN_VERSE, midiOf, type TuneNote } from '../../src/sound/tune';

interface Played extends TuneNote {
  readonly at: number;
  readonly written: number;
  readonly stand: number;
}

/** An orchestra that writes down what it is asked to play. */
class PaperOrchestra implements Orchestra {
  time = 50;
  readonly played: Played[] = [];
  readonly closed: { readonly stand: number; readonly at: number }[] = [];
  private stands = 0;

  now = (): number => this.time;

  open(): ReturnType<Orchestra['open']> {
    const stand = (this.stands += 1);
    return {
      play: (note, at) => void this.played.push({ ...note, at, written: this.time, stand }),
      close: () => void this.closed.push({ stand, at: this.time }),
    };
  }

  /** What an ear would hear: a closed stand is silent from then on. */
  heard(): Played[] {
    const end = (stand: number): number => this.closed.find((one) => one.stand === stand)?.at ?? Infinity;
    return this.played.filter((note) => note.at <= end(note.stand));
  }

  onsets(): number[] {
    return [...new Set(this.heard().map((note) => note.at))].sort((a, b) => a - b);
  }

  run(score: Score, seconds: number, ahead = 0.12, step = 0.025): void {
    for (const end = this.time + seconds; this.time < end - step / 2; this.time += step) score.tick(ahead);
  }
}

function playing(tension: number, seed = 3): { orchestra: PaperOrchestra; score: Score } {
  const orchestra = new PaperOrchestra();
  const score = createScore(seed, orchestra);
  score.setPace({ tension, speed: 1 });
  score.start();
  return { orchestra, score };
}

const eighthAt = (tension: number): number => 60 / tempoFor(tension, 1) / 3;
/** Onsets stand on a grid of eighths: how far the worst one is off. */
function worstOffGrid(onsets: readonly number[], eighth: number): number {
  const first = onsets[0] ?? 0;
  return Math.max(...onsets.map((at) => Math.abs((at - first) / eighth - Math.round((at - first) / eighth)) * eighth));
}

describe('the tune', () => {
  it('is the same for the same seed and another for another', () => {
    expect(compose(5, 0)).toEqual(compose(5, 0));
    expect(compose(5, 0)).not.toEqual(compose(6, 0));
  });

  it('keeps its theme through the verses and changes its bridge', () => {
    const bridge = 8 * EIGHTHS_IN_BAR;
    expect(compose(5, 1).slice(0, bridge)).toEqual(compose(5, 0).slice(0, bridge));
    const bridges = [0, 1, 2, 3].map((verse) =>
      JSON.stringify(compose(5, verse).slice(bridge, bridge + 4 * EIGHTHS_IN_BAR)),
    );
    expect(new Set(bridges).size).toBeGreaterThan(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1887])('of seed %i stays in its mode, its range and its bars', (seed) => {
    const verse = compose(seed, 0);
    expect(verse).toHaveLength(BARS_IN_VERSE * EIGHTHS_IN_BAR);
    const dorian = new Set([0, 1, 2, 3, 4, 5, 6].map((degree) => midiOf(degree) % 12));
    for (const note of verse.flat().filter((one) => one.voice !== 'drum')) {
      expect(dorian).toContain(note.midi % 12);
      expect(note.midi).toBeGreaterThanOrEqual(50);
      expect(note.midi).toBeLessThanOrEqual(76);
    }
    verse.forEach((notes, place) =>
      notes.forEach((note) => note.voice === 'reed' && expect((place % 6) + note.eighths).toBeLessThanOrEqual(6)),
    );
  });

  it('can be sung: it never leaps by more than a sixth within a phrase', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const verse = compose(seed, 0);
      for (let phrase = 0; phrase < 4; phrase += 1) {
        const bars = verse.slice(phrase * 4 * EIGHTHS_IN_BAR, (phrase + 1) * 4 * EIGHTHS_IN_BAR);
        const melody = bars
          .flat()
          .filter((note) => note.voice === 'reed' && note.layer === 2)
          .map((note) => note.midi);
        melody.slice(1).forEach((midi, place) => expect(Math.abs(midi - (melody[place] ?? 0))).toBeLessThanOrEqual(9));
      }
    }
  });

  it('comes home: the last note of the melody is the keynote', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const melody = compose(seed, 0)
        .flat()
        .filter((note) => note.voice === 'reed' && note.layer === 2);
      expect([midiOf(7), midiOf(14)]).toContain(melody.at(-1)?.midi);
    }
  });
});

describe('the score', () => {
  it.each([
    [0, 1],
    [0.33, 1],
    [0.34, 2],
    [0.66, 2],
    [0.67, 3],
    [1, 3],
  ])('at tension %f has %i layers', (tension, layers) => {
    const { orchestra, score } = playing(tension);
    orchestra.run(score, 12);
    expect(layersFor(tension)).toBe(layers);
    expect(Math.max(...orchestra.played.map((note) => note.layer))).toBe(layers);
  });

  it('hurries as the clock tightens, and only gradually', () => {
    const { orchestra, score } = playing(0);
    orchestra.run(score, 6);
    const calm = orchestra.onsets().length;
    score.setPace({ tension: 1, speed: 1 });
    orchestra.run(score, 12);
    orchestra.time += 0;
    const before = orchestra.onsets().length;
    orchestra.run(score, 6);
    expect(orchestra.onsets().length - before).toBeGreaterThan(calm * 1.3);
    const gaps = orchestra
      .onsets()
      .slice(1)
      .map((at, place) => at - (orchestra.onsets()[place] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(eighthAt(1) * 0.98);
  });

  it('schedules nothing in the past and little in the future', () => {
    const { orchestra, score } = playing(1);
    orchestra.run(score, 40);
    expect(orchestra.played.length).toBeGreaterThan(200);
    expect(orchestra.played.filter((note) => note.at < note.written || note.at > note.written + 0.121)).toEqual([]);
  });

  it('does not drift: after five minutes it is on the beat', () => {
    const { orchestra, score } = playing(0.5);
    orchestra.run(score, 300);
    expect(worstOffGrid(orchestra.onsets(), eighthAt(0.5))).toBeLessThan(1e-6);
  });

  it('is silent in a pause and goes on from where it was', () => {
    const whole = playing(0.5);
    whole.orchestra.run(whole.score, 20);
    const { orchestra, score } = playing(0.5);
    orchestra.run(score, 7.31);
    const paused = orchestra.time;
    score.pause();
    orchestra.run(score, 33);
    expect(orchestra.heard().filter((note) => note.at > paused)).toEqual([]);
    const away = orchestra.time - paused;
    score.start();
    orchestra.run(score, 20 - 7.31);
    const shifted = orchestra
      .heard()
      .map((note) => [note.midi, (note.at > paused ? note.at - away : note.at).toFixed(2)]);
    const uncut = whole.orchestra.heard().map((note) => [note.midi, note.at.toFixed(2)]);
    const least = Math.min(shifted.length, uncut.length) - 4;
    expect(shifted.slice(0, least)).toEqual(uncut.slice(0, least));
  });

  it('survives many pauses in a row without losing or repeating a beat', () => {
    const { orchestra, score } = playing(0.5);
    let away = 0;
    const pauses: { at: number; away: number }[] = [];
    for (let round = 0; round < 40; round += 1) {
      orchestra.run(score, 0.05 + (round % 7) * 0.06);
      const at = orchestra.time;
      score.pause();
      orchestra.time += 1.37;
      away += orchestra.time - at;
      pauses.push({ at, away });
      score.start();
    }
    const onsets = orchestra.onsets().map((at) => at - (pauses.filter((pause) => pause.at < at).at(-1)?.away ?? 0));
    expect(worstOffGrid(onsets, eighthAt(0.5))).toBeLessThan(0.1);
    expect(new Set(onsets.map((at) => Math.round((at - (onsets[0] ?? 0)) / eighthAt(0.5)))).size).toBe(onsets.length);
  });

  it('skips what a sleeping page missed, without a burst, and keeps the beat', () => {
    const { orchestra, score } = playing(0.5);
    orchestra.run(score, 5);
    const before = orchestra.played.length;
    orchestra.time += 60;
    score.tick(0.12);
    expect(orchestra.played.length - before).toBeLessThan(8);
    orchestra.run(score, 5);
    expect(orchestra.played.filter((note) => note.at < note.written)).toEqual([]);
    expect(worstOffGrid(orchestra.onsets(), eighthAt(0.5))).toBeLessThan(1e-6);
  });

  it('in a hidden page, woken once a second, misses nothing', () => {
    const seen = playing(0.5);
    seen.orchestra.run(seen.score, 30);
    const hidden = playing(0.5);
    hidden.orchestra.run(hidden.score, 30, 1.3, 1);
    const heard = seen.orchestra.heard().map((note) => [note.midi, note.at]);
    expect(
      hidden.orchestra
        .heard()
        .slice(0, heard.length)
        .map((note) => [note.midi, note.at]),
    ).toEqual(heard);
  });

  it('goes slower in calm seas, and stays music in a fast replay', () => {
    expect(tempoFor(0.5, 0.5)).toBeLessThan(tempoFor(0.5, 1));
    expect(tempoFor(1, 16)).toBeLessThan(140);
  });

  it('begins anew after a rewind', () => {
    const { orchestra, score } = playing(1);
    orchestra.run(score, 9);
    score.pause();
    score.rewind();
    const before = orchestra.played.length;
    score.start();
    orchestra.run(score, 1);
    expect(orchestra.played[before]).toMatchObject({
      midi: orchestra.played[0]?.midi,
      voice: orchestra.played[0]?.voice,
    });
  });

  it('changes its verse at the end of one', () => {
    const { orchestra, score } = playing(1);
    orchestra.run(score, eighthAt(1) * EIGHTHS_IN_VERSE * 2.2);
    expect(worstOffGrid(orchestra.onsets(), eighthAt(1))).toBeLessThan(1e-6);
  });
});

describe('the pulse of the last ten seconds', () => {
  function beating(): {
    beats: number[];
    run(seconds: number): void;
    pulse: ReturnType<typeof createPulse>;
    stall(seconds: number): void;
  } {
    let time = 1000;
    const beats: number[] = [];
    const pulse = createPulse({ now: () => time }, (soon) => beats.push(time + soon));
    const run = (seconds: number): void => {
      for (const end = time + seconds; time < end; time += 0.025) pulse.tick(0.12);
    };
    return { beats, run, pulse, stall: (seconds) => void (time += seconds) };
  }

  it('beats ten times, each on its second', () => {
    const { beats, run, pulse } = beating();
    pulse.set({ left: 15, speed: 1, running: true });
    run(20);
    expect(beats.map((at) => Math.round(at * 1000) / 1000)).toEqual(
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((second) => 1000 + second),
    );
  });

  it('is not told twice when the page tells the time again and again', () => {
    const { beats, run, pulse } = beating();
    for (let tenth = 0; tenth < 150; tenth += 1) {
      pulse.set({ left: 15 - tenth / 10 + 0.004 * (tenth % 3), speed: 1, running: true });
      run(0.09);
    }
    expect(beats).toHaveLength(10);
  });

  it('stops in a pause and goes on after it', () => {
    const { beats, run, pulse } = beating();
    pulse.set({ left: 8.5, speed: 1, running: true });
    run(3);
    expect(beats).toHaveLength(3);
    pulse.set({ speed: 1, running: false });
    run(60);
    expect(beats).toHaveLength(3);
    pulse.set({ speed: 1, running: true });
    run(10);
    expect(beats).toHaveLength(8);
  });

  it('is slower in calm seas', () => {
    const { beats, run, pulse } = beating();
    pulse.set({ left: 4.5, speed: 0.5, running: true });
    run(20);
    expect(beats.slice(1).map((at, place) => Math.round((at - (beats[place] ?? 0)) * 100) / 100)).toEqual([2, 2, 2]);
  });

  it('beats again when time was given, and for the next round', () => {
    const { beats, run, pulse } = beating();
    pulse.set({ left: 4.5, speed: 1, running: true });
    run(3);
    pulse.set({ left: 20, speed: 1, running: true });
    run(21);
    expect(beats).toHaveLength(3 + 10);
  });

  it('does not make up for beats that were slept through', () => {
    const { beats, run, pulse, stall } = beating();
    pulse.set({ left: 11, speed: 1, running: true });
    stall(7.5);
    run(5);
    expect(beats).toHaveLength(3);
  });
});
