// The recorded order of log and animation: nothing is written before it was seen on the board.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEnding } from '../../src/pirates/effects/beats';
import { effectsOf, lasting } from '../../src/pirates/effects/effects';
import { createStage, type Stage } from '../../src/pirates/effects/stage.svelte';
import { modelOf } from '../../src/pirates/view';
import { logSoFar, sceneSoFar } from '../../src/table/log/shown-so-far';
import type { Sounds } from '../../src/sound/create';
import type { Happening } from '../../src/table/scene';
import { type LineDrawn, LINES, reader } from '../helpers/pirates-scenes';
import { settingsOf } from '../helpers/settings';

/** What is recorded, each with the event's place in its line. */
type Entry = readonly ['seen' | 'written' | 'heard', number];

interface Recorded {
  readonly order: readonly Entry[];
  readonly titles: readonly boolean[];
  /** How many events the goal beside the board knew of at each look, and how many had been seen. */
  readonly goals: readonly { readonly known: number; readonly seen: number }[];
}

const ENDINGS: readonly string[] = ['voyage-won', 'voyage-lost'];

/** As if it had ended the voyage. */
function ended({ happening }: LineDrawn): Happening {
  const outcome = { ended_by: 'pirates.R6', winners: [], scores: [], turns: 1 };
  return { ...happening, scene: { ...happening.scene, outcome } };
}

/** Plays a line, and looks at log and header every tenth of a second. */
function record(line: LineDrawn, motion: 0 | 1, millis: number): Recorded {
  const order: Entry[] = [];
  const titles: boolean[] = [];
  const goals: Recorded['goals'][number][] = [];
  const { events } = line;
  const happening = ended(line);
  let stage: Stage | undefined;
  const stop = $effect.root(() => {
    stage = createStage({
      model: () => modelOf(happening.scene),
      reader: () => reader(),
      settings: () => settingsOf({ motion }),
      sounds: () => ({ play: (id: string) => ENDINGS.includes(id) && order.push(['heard', 0]) }) as unknown as Sounds,
      lately: () => [],
      isStepping: () => false,
      effects: () => ({ show: (some) => order.push(...some.map((one) => ['seen', events.indexOf(one)] as const)) }),
    });
  });
  if (stage === undefined) throw new Error('no stage');
  const write = (): void => {
    const before = order.filter(([what]) => what === 'written').length;
    const [written] = logSoFar([happening.logLine], stage?.shown ?? null);
    for (let place = before; place < (written?.events.length ?? 0); place += 1) order.push(['written', place]);
    titles.push(sceneSoFar(happening.scene, stage?.shown ?? null)?.outcome != null);
    const known = events.findIndex(({ after }) => after.public === stage?.shown?.public) + 1;
    goals.push({ known, seen: placesOf(order, 'seen').length });
  };
  stage.perform(happening);
  for (let passed = 0; passed <= millis; passed += 100) {
    flushSync();
    write();
    vi.advanceTimersByTime(100);
  }
  stop();
  return { order, titles, goals };
}

const placesOf = (order: readonly Entry[], what: Entry[0]): readonly number[] =>
  order.filter(([one]) => one === what).map(([, place]) => place);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const all = Object.entries(LINES);
/** Where the crew must choose at once, there is no time for a story. */
const isStory = ({ events, after }: LineDrawn): boolean => isEnding(events) && after.choice == null;
const ends = all.filter(([, line]) => isStory(line));
const others = all.filter(([, line]) => !isStory(line));

describe('the recorded order of log and animation', () => {
  it.each(ends)('at the end of a round each event is written after it was seen: %s', (_, line) => {
    for (const motion of [0, 1] as const) {
      const { order, titles } = record(line, motion, 60_000);
      const shown = placesOf(order, 'seen');
      for (const place of shown)
        expect(order.findIndex(([what, one]) => what === 'written' && one === place)).toBeGreaterThan(
          order.findIndex(([what, one]) => what === 'seen' && one === place),
        );
      expect(placesOf(order, 'written')).toEqual(line.events.map((__, place) => place));
      // The header says that the voyage is over when its end was seen, and not before.
      expect([titles[0], titles.at(-1)]).toEqual([false, true]);
    }
  });

  it.each(ends)('goal and lives know of no event before it was seen: %s', (_, line) => {
    const { goals } = record(line, 1, 60_000);
    expect(Math.max(...goals.map(({ known }) => known))).toBeGreaterThan(0);
    expect(goals.filter(({ known, seen }) => known > seen)).toEqual([]);
  });

  it.each(ends.filter(([, { events }]) => events.some(({ event }) => event?.kind === 'VoyageEnded')))(
    'the sound of the ending comes after everything else of the last round was seen: %s',
    (_, line) => {
      for (const motion of [0, 1] as const) {
        const { order } = record(line, motion, 60_000);
        expect(placesOf(order, 'heard')).toHaveLength(1);
        const heard = order.findIndex(([what]) => what === 'heard');
        expect(order.slice(heard).some(([what]) => what === 'seen')).toBe(false);
      }
    },
  );

  it.each(others)('a line is written when what flies has landed: %s', (_, line) => {
    const { events } = line;
    const flies = lasting(effectsOf(events));
    const { order } = record(line, 1, flies + 300);
    expect(placesOf(order, 'written')).toEqual(events.map((__, place) => place));
    const early = record(line, 1, flies - 200);
    if (flies >= 200) expect(placesOf(early.order, 'written')).toEqual([]);
    expect(placesOf(record(line, 0, 0).order, 'written')).toEqual(events.map((__, place) => place));
  });
});
