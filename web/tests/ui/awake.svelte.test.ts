// The screen stays on while sand runs: by a lock, which is asked for again when the system takes it; else by a video of nothing.
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { type Awake, keepAwake } from '../../src/ui/device/awake.svelte';
import * as still from '../../src/ui/device/still-video';

class PaperLock extends EventTarget {
  release = vi.fn(() => Promise.resolve());
}

let end = (): void => undefined;
afterEach(() => {
  end();
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

function awake(request?: () => Promise<unknown>): Awake {
  if (request !== undefined) Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  let made: Awake | undefined;
  end = $effect.root(() => {
    made = keepAwake(() => true);
  });
  flushSync();
  return made as Awake;
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

it('asks again for a lock that the system has taken back', async () => {
  const locks: PaperLock[] = [];
  const request = vi.fn(() => {
    locks.push(new PaperLock());
    return Promise.resolve(locks.at(-1));
  });
  const made = awake(request);
  await settled();
  locks[0]?.dispatchEvent(new Event('release'));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  expect(made.isHelpless).toBe(false);
  end();
  expect(locks[1]?.release).toHaveBeenCalled();
});

it('plays a video where there is no lock, and says so only where that does not help either', async () => {
  let told: (plays: boolean) => void = () => undefined;
  const stop = vi.fn();
  const play = vi.spyOn(still, 'playStill').mockImplementation((hear) => {
    told = hear;
    return stop;
  });
  const made = awake();
  await settled();
  expect(play).toHaveBeenCalledTimes(1);
  expect(made.isHelpless).toBe(true);
  told(true);
  expect(made.isHelpless).toBe(false);
  end();
  expect(stop).toHaveBeenCalled();
});

it('plays one where a lock is refused', async () => {
  const play = vi.spyOn(still, 'playStill').mockReturnValue(() => undefined);
  const made = awake(() => Promise.reject(new Error('battery')));
  await settled();
  expect(play).toHaveBeenCalledTimes(1);
  expect(made.isHelpless).toBe(true);
});
