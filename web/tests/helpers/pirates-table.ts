// The table of the pirates as tests draw it: from a real moment, with hands that note what is sent.
import { fireEvent } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { PiratesScene } from '../../src/pirates/view';
import type { GameClock, PlayerActions } from '../../src/table/game';
import type { Action, LogLine } from '../../src/table/scene';
import { createSettings } from '../../src/ui/settings.svelte';
import type { Consequences } from '../../src/wire/views/common';
import { formatter, people, WHOLE_VOICES } from './pirates-scenes';

function hands() {
  return {
    act: vi.fn(async (_: Action) => true),
    why: vi.fn(async () => null),
    whyTouch: vi.fn(async () => null),
    preview: vi.fn(async (_: Action): Promise<Consequences | null> => null),
    refuse: vi.fn(() => undefined),
    undo: vi.fn(async () => true),
    point: vi.fn(() => undefined),
    wait: vi.fn(async (_: number) => true),
    say: vi.fn(async (_: string) => true),
    takeSeat: vi.fn(async (_: number) => true),
  } satisfies PlayerActions;
}

export function clock(at: number, change: Partial<GameClock> = {}): GameClock {
  return { now: () => at, runs: true, speed: 100, why: '', resumesIn: () => null, ...change };
}

export function props(shown: PiratesScene, change: object = {}) {
  return {
    scene: shown,
    happening: null,
    lately: [] as readonly LogLine[],
    seats: people(shown.seat),
    hands: hands(),
    pointed: null,
    clock: clock(shown.at, { awaited: shown.public.phase === 'briefing' ? shown.waitingOn : [] }),
    talk: [],
    formatter: formatter(WHOLE_VOICES.en, people(shown.seat)),
    voice: WHOLE_VOICES.en,
    settings: createSettings(),
    ...change,
  };
}

export const spot = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-spot='${name}']`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};
export const press = (key: string, init: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key, ...init });
