// Others' steps at the reader's pace: what waits, what is skipped, and that nothing of one's own waits.
import { describe, expect, it } from 'vitest';
import { PacedScenes } from '../../src/table/pacing.svelte';
import type { Happening, Scene } from '../../src/table/scene';
import type { Pace } from '../../src/ui/settings.svelte';

const scene = (line: number, waitingOn: readonly number[] = [1]): Scene =>
  ({ game: 'g', seat: 0, line, waitingOn, outcome: null }) as unknown as Scene;

function step(line: number, by: number, waitingOn: readonly number[] = [1]): Happening {
  return { by, scene: scene(line, waitingOn), before: scene(line - 1) } as unknown as Happening;
}

function paced({ pace = 'normal', isTimed = false }: { pace?: Pace; isTimed?: boolean } = {}) {
  const performed: number[] = [];
  const timers: { at: number; call: () => void }[] = [];
  let now = 0;
  const scenes = new PacedScenes(
    {
      perform: ({ scene: { line } }) => performed.push(line),
      pace: () => pace,
      mine: () => [0],
      isTimed: () => isTimed,
    },
    {
      now: () => now,
      later: (call, millis) => {
        const timer = { at: now + millis, call };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
    },
  );
  function pass(millis: number): void {
    now += millis;
    for (const due of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(due), 1);
      due.call();
    }
  }
  return { scenes, performed, pass };
}

describe('steps of others', () => {
  it('are shown one after another, each for its time', () => {
    const { scenes, performed, pass } = paced();
    for (const line of [1, 2, 3]) scenes.add(step(line, 1));
    expect(performed).toEqual([1]);
    expect(scenes.shown?.line).toBe(1);
    pass(750);
    expect(performed).toEqual([1, 2]);
    expect(scenes.isBehind).toBe(true);
    pass(750);
    expect(performed).toEqual([1, 2, 3]);
    expect(scenes.isBehind).toBe(false);
  });

  it('stay longer where the reader wants it so, and shorter while the reader’s clock runs', () => {
    const slow = paced({ pace: 'slow' });
    const timed = paced({ pace: 'slow', isTimed: true });
    for (const { scenes, pass } of [slow, timed]) {
      scenes.add(step(1, 1));
      scenes.add(step(2, 1));
      pass(750);
    }
    expect(slow.performed).toEqual([1]);
    expect(timed.performed).toEqual([1, 2]);
  });

  it('come at once when they are skipped, until it is the reader’s turn', () => {
    const { scenes, performed, pass } = paced();
    scenes.add(step(1, 1));
    scenes.add(step(2, 1));
    scenes.add(step(3, 1));
    scenes.skip();
    expect(performed).toEqual([1, 3]);
    scenes.add(step(4, 1));
    scenes.add(step(5, 1, [0]));
    expect(performed).toEqual([1, 3, 4, 5]);
    expect(scenes.isBehind).toBe(false);
    pass(2000);
    scenes.add(step(6, 1));
    scenes.add(step(7, 1));
    expect(scenes.shown?.line).toBe(6);
  });
});

it('holds back nothing of one’s own', () => {
  const { scenes, performed } = paced();
  scenes.add(step(1, 1));
  scenes.add(step(2, 1));
  scenes.add(step(3, 0));
  expect(performed).toEqual([1, 2, 3]);
  expect(scenes.isBehind).toBe(false);
});

it('shows the newest scene where no step led to it', () => {
  const { scenes, performed, pass } = paced();
  scenes.add(step(1, 1));
  scenes.add(step(2, 1));
  scenes.follow(scene(9));
  expect(scenes.isBehind).toBe(false);
  pass(5000);
  expect(performed).toEqual([1]);
});
