// The table of Corto as tests draw it: from a real view, with hands that note what is sent.
import { fireEvent, render } from '@testing-library/svelte';
import { vi } from 'vitest';
import Table from '../../src/corto/Table.svelte';
import type { CortoScene } from '../../src/corto/view';
import type { GameTableProps, PlayerActions } from '../../src/table/game';
import type { Refused } from '../../src/wire/types';
import { formatterOf, people, VOICES } from './corto-scenes';
import { settingsOf } from './settings';

export const REFUSED: Refused = {
  kind: 'Refused',
  token: '',
  rule: 'corto.T6',
  text: '',
  facts: {},
  early: false,
  blocks: [],
};

function hands() {
  return {
    act: vi.fn<PlayerActions['act']>(async () => true),
    why: vi.fn<PlayerActions['why']>(async () => REFUSED),
    whyTouch: vi.fn<PlayerActions['whyTouch']>(async () => REFUSED),
    preview: vi.fn<PlayerActions['preview']>(async () => null),
    refuse: vi.fn<PlayerActions['refuse']>(),
    undo: vi.fn<PlayerActions['undo']>(async () => true),
    point: vi.fn<PlayerActions['point']>(),
    wait: vi.fn<PlayerActions['wait']>(),
    say: vi.fn<PlayerActions['say']>(),
  };
}

export function show(view: CortoScene, change: Partial<GameTableProps> = {}) {
  const own = hands();
  const settings = settingsOf();
  const seats = people(view.seat);
  const props: GameTableProps = {
    scene: view,
    happening: null,
    lately: [],
    seats,
    hands: own,
    pointed: null,
    formatter: formatterOf(change.voice ?? VOICES.en, seats),
    voice: VOICES.en,
    settings,
    ...change,
  };
  const drawn = render(Table, { props });
  const square = (name: string): HTMLElement =>
    drawn.container.querySelector(`[data-square='${name}']`) ?? document.body;
  return { ...drawn, ...own, settings, square };
}

/** By what it is called. */
export function button(name: string | RegExp): HTMLElement | undefined {
  const called = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent;
  return [...document.querySelectorAll('button')].find((one) =>
    typeof name === 'string' ? called(one).trim().startsWith(name) : name.test(called(one)),
  );
}

export const question = () => document.querySelector('[role=alertdialog]');
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
export const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await settled();
};
