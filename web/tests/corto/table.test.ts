// The table of Corto drawn from real views: everything legal can be found and pressed, by touch and by keys.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Table from '../../src/corto/Table.svelte';
import type { GameTableProps, Hands } from '../../src/table/game';
import type { Scene } from '../../src/table/session.svelte';
import type { Settings } from '../../src/ui/settings.svelte';
import type { Shortcuts } from '../../src/ui/shortcuts';
import { people, scene, VIEWS, VOICES } from '../helpers/corto-scenes';

// Pictures are tested where they are drawn; here they would only take their time.
vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

beforeAll(() => {
  // The document of the tests has no pointer capture and cannot lay anything out.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
});

function hands() {
  return {
    act: vi.fn<Hands['act']>(async () => true),
    why: vi.fn<Hands['why']>(async (action) => ({
      kind: 'Refused',
      token: '',
      rule: 'corto.T6',
      text: '',
      facts: {},
      sentence: JSON.stringify(action),
    })),
    refuse: vi.fn<Hands['refuse']>(),
    undo: vi.fn<Hands['undo']>(async () => true),
    point: vi.fn<Hands['point']>(),
    wait: vi.fn<Hands['wait']>(),
    say: vi.fn<Hands['say']>(),
  };
}

function show(view: Scene, change: Partial<GameTableProps> = {}) {
  const own = hands();
  const settings: Settings = { motion: 0, careful: true, theme: 'stories', shortcuts: 'on', set: vi.fn() };
  const seats = people(view.seat);
  const props: GameTableProps = {
    scene: view,
    happening: null,
    lately: [],
    seats,
    hands: own,
    pointed: null,
    voice: VOICES.en,
    settings,
    ...change,
  };
  const drawn = render(Table, { props });
  const square = (number: number): HTMLElement =>
    drawn.container.querySelector(`[data-square='${number}']`) ?? document.body;
  return { ...drawn, ...own, settings, square };
}

/** By what it is called. */
function button(name: string | RegExp): HTMLElement | undefined {
  const called = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent;
  return [...document.querySelectorAll('button')].find((one) =>
    typeof name === 'string' ? called(one).trim().startsWith(name) : name.test(called(one)),
  );
}

const question = () => document.querySelector('[role=alertdialog]');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await settled();
};

describe('every position', () => {
  it.each(VIEWS)('is drawn whole: %s', (name) => {
    const view = scene(name);
    const { container } = show(view, name === 'watched' ? { hands: null } : {});
    const { strips, length } = view.public as { strips: number[]; length: number };
    expect(container.querySelectorAll('[data-square]')).toHaveLength(strips.length * length);
    expect(container.querySelectorAll("[data-square][tabindex='0']")).toHaveLength(1);
    const offered = new Set(
      (view.legal as { kind: string; square?: number }[]).flatMap(({ square }) =>
        square === undefined ? [] : [square],
      ),
    );
    for (const square of offered)
      expect(container.querySelector(`[data-square='${square}']`)?.classList.contains('lit')).toBe(true);
    const nameless = [...container.querySelectorAll('button')].filter(
      (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === '',
    );
    expect(nameless.map((button) => button.className)).toEqual([]);
    expect(/undefined|NaN/.exec(container.innerHTML)).toBeNull();
  });
});

describe('by touch', () => {
  it('a lit square does what it offers', async () => {
    const { square, act } = show(scene('border'));
    await fireEvent.click(square(12));
    await settled();
    expect(act).toHaveBeenCalledWith({ kind: 'Hit', square: 12, owner: 2 });
  });

  it('a square with several offers asks which, beside it', async () => {
    const legal = [
      { kind: 'Mark', square: 12 },
      { kind: 'Hit', square: 12, owner: 2 },
      { kind: 'Hit', square: 12, owner: 3 },
    ];
    const { square, act } = show(scene('border', { legal, final: [] }));
    await fireEvent.click(square(12));
    await settled();
    await fireEvent.click(button('Hit a marker of Carla') ?? document.body);
    await settled();
    expect(act).toHaveBeenCalledWith({ kind: 'Hit', square: 12, owner: 2 });
    expect(button('Put a marker here')).toBeUndefined();
  });

  it('a greyed card and a square without an offer say why', async () => {
    const { container, square, why, refuse } = show(scene('place'));
    const card = container.querySelector('.not-playable');
    expect(card?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card ?? document.body);
    await settled();
    expect(why.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
    await fireEvent.click(square(1));
    await settled();
    expect(why.mock.lastCall?.[0]).toEqual({ kind: 'Place', square: 1 });
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  it('buttons offer what is no square: leaving out, a figurine, the end of the turn', async () => {
    const first = show(scene('sail'));
    await fireEvent.click(button('Leave the vessel') ?? document.body);
    await settled();
    expect(first.act).toHaveBeenCalledWith({ kind: 'Skip' });
    first.unmount();
    const second = show(scene('choose'));
    await fireEvent.click(button('Rasputin') ?? document.body);
    await settled();
    expect(second.act).toHaveBeenCalledWith({ kind: 'Choose', figurine: 1 });
  });

  it('a card of the pile is taken back from the open pile', async () => {
    const view = scene('regain');
    const { act } = show(view);
    await settled();
    const marked = document.querySelectorAll<HTMLElement>('dialog .marked');
    expect(marked).toHaveLength(view.legal.length);
    await fireEvent.click(marked[0] ?? document.body);
    await settled();
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Recover' });
  });

  it('tapping a square twice points at it', async () => {
    const { square, point } = show(scene('others-turn'));
    await fireEvent.dblClick(square(11));
    expect(point).toHaveBeenCalledWith('b3');
  });
});

describe('by dragging', () => {
  async function drag(from: Element | null, ...over: readonly (Element | null)[]): Promise<void> {
    const at = (x: number) => ({ pointerId: 1, button: 0, pointerType: 'mouse', clientX: x, clientY: 0 });
    await fireEvent.pointerDown(from ?? document.body, at(0));
    for (const [place, under] of over.entries()) {
      document.elementFromPoint = () => under;
      await fireEvent.pointerMove(from ?? document.body, at(20 * (place + 1)));
      await settled();
    }
    await fireEvent.pointerUp(from ?? document.body, at(20 * over.length));
    await settled();
    document.elementFromPoint = () => null;
  }

  it('a card is played when it comes over the board, and placed where it is dropped', async () => {
    const { container, square, act, rerender } = show(
      scene('length-9', { private: { hand: [49] }, legal: [{ kind: 'Play', card: 49 }], final: [] }),
    );
    const card = container.querySelector("[data-hand='1']");
    act.mockImplementation(async () => {
      await rerender({ scene: scene('place') });
      return true;
    });
    await drag(card, square(3), square(10));
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      { kind: 'Play', card: 49 },
      { kind: 'Place', square: 10 },
    ]);
  });

  it('a card goes on the pile, a marker and a figurine to a square, each with a reason if it may not', async () => {
    const { container, square, why } = show(scene('border'));
    await drag(container.querySelector("[data-drag='stock']"), square(12));
    expect(why.mock.lastCall?.[0]).toEqual({ kind: 'Mark', square: 12 });
    await drag(container.querySelector("[data-drag='corto']"), square(12));
    expect(why.mock.lastCall?.[0]).toEqual({ kind: 'Move', square: 12 });
    cleanup();
    const main = show(scene('length-9'));
    await drag(main.container.querySelector("[data-hand='1']"), main.container.querySelector('[data-pile]'));
    expect(main.why.mock.lastCall?.[0]).toMatchObject({ kind: 'Discard' });
  });
});

describe('before the line of new information', () => {
  it('it is marked, and asked about once, and never again if one says so', async () => {
    const { container, square, act, settings } = show(scene('length-9'));
    expect(square(0).querySelector('.final')).not.toBeNull();
    expect(container.querySelector('[data-offer] .final')).not.toBeNull();
    await fireEvent.click(square(0));
    await settled();
    expect(question()?.textContent).toContain('cannot be taken back');
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(question()?.querySelector('input') ?? document.body);
    await fireEvent.click(button('Do it') ?? document.body);
    await settled();
    expect(settings.set).toHaveBeenCalledWith({ careful: false });
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Draw' });
  });
});

describe('by keys', () => {
  it('digits play cards, arrows move, Enter is the button’s own, Escape takes the card back', async () => {
    const { act, undo, square, rerender } = show(scene('length-9'));
    await press('1');
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
    square(1).focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(square(10));
    await rerender({ scene: scene('place') });
    await press('Escape');
    expect(undo).toHaveBeenCalledWith(127);
  });

  it('lead to the first square of the next choice', async () => {
    const { square, rerender } = show(scene('length-8'));
    square(1).focus();
    await press('ArrowRight');
    await rerender({ scene: scene('border') });
    await settled();
    expect(document.activeElement).toBe(square(12));
    await press('n');
    expect(document.activeElement).toBe(square(22));
  });

  it('d comes to the decks, e ends the turn, s leaves out, p points, x discards or says why not', async () => {
    const main = show(scene('length-9'));
    await press('d');
    expect((document.activeElement as HTMLElement).dataset['square']).toBe('9');
    await press('p');
    expect(main.point).toHaveBeenCalledWith('b1');
    await press('x');
    expect(main.why.mock.lastCall?.[0]).toMatchObject({ kind: 'Discard' });
    await press('e');
    expect(question()).not.toBeNull();
    main.unmount();
    const border = show(scene('border'));
    await press('s');
    expect(border.act).toHaveBeenCalledWith({ kind: 'Skip' });
  });

  it('i shows the quest of the strip where no card lies', async () => {
    const { container } = show(scene('border'));
    container.querySelector<HTMLElement>('.square.empty:not(.deck)')?.focus();
    await press('i');
    expect(document.querySelector('dialog')?.textContent).toContain('The vessel');
  });

  it('i shows a card and says it aloud, and ? lists the keys', async () => {
    const { square, container } = show(scene('border'));
    square(12).focus();
    await press('i');
    expect(container.querySelector('.peek')?.textContent).toContain('Banshee');
    expect(container.querySelector('[aria-live]')?.textContent).toMatch(/^Banshee\. Character/);
    await press('i');
    expect(container.querySelector('.peek')).toBeNull();
    await press('?');
    expect(document.querySelector('dialog')?.textContent).toContain('end the turn');
  });
});

describe('by keys, as the device is set', () => {
  const set = (shortcuts: Shortcuts): Settings => ({
    motion: 0,
    careful: true,
    theme: 'stories',
    shortcuts,
    set: vi.fn(),
  });

  it('off: characters do nothing and no button claims one; Tab, arrows and Enter reach it all', async () => {
    const { act, undo, point, why, square, container } = show(scene('length-9'), { settings: set('off') });
    square(1).focus();
    for (const key of '123456789dipxseuUlnN?') await press(key);
    for (const sent of [act, undo, point, why]) expect(sent).not.toHaveBeenCalled();
    expect([
      document.activeElement,
      document.querySelector('dialog'),
      container.querySelector('[aria-keyshortcuts]'),
    ]).toEqual([square(1), null, null]);
    await press('ArrowDown');
    expect(document.activeElement).toBe(square(10));
    await press('Enter', { altKey: true });
    expect(point).toHaveBeenCalledWith('b2');
    container.querySelector<HTMLElement>('[data-hand]')?.focus();
    await press('Enter', { shiftKey: true });
    expect(container.querySelector('.peek')).not.toBeNull();
    expect([button('End'), button('Keys'), container.querySelector('[data-pile]')]).not.toContain(undefined);
  });

  it('off: the list of keys names none of them, holds the switch, and says so in both languages', async () => {
    for (const voice of [VOICES.en, VOICES.fr]) {
      const settings = set('off');
      show(scene('length-9'), { settings, voice });
      await fireEvent.click(button(voice.say('corto-shortcuts')) ?? document.body);
      const dialog = document.querySelector('dialog');
      expect([...(dialog?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent)).toEqual([
        '← ↑ ↓ →',
        '⏎',
        '⇧ ⏎',
        'Alt + ⏎',
        'Esc',
      ]);
      expect(dialog?.textContent).toContain(voice.say('shortcuts-off-what'));
      await fireEvent.click(dialog?.querySelector('[type=radio]') ?? document.body);
      expect(settings.set).toHaveBeenCalledWith({ shortcuts: 'on' });
      cleanup();
    }
  });

  it('with Alt: a character needs it, and everything says so', async () => {
    const { act, undo, container, rerender } = show(scene('length-9'), { settings: set('alt') });
    await press('1');
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector('[data-hand]')?.getAttribute('aria-keyshortcuts')).toBe('Alt+1');
    await press('1', { altKey: true });
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
    await rerender({ scene: scene('place') });
    await press('Escape');
    expect(undo).toHaveBeenCalledWith(127);
    await press('?', { altKey: true, shiftKey: true });
    const keys = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent);
    expect(keys).toContain('Alt + ⇧ U');
    expect(keys).not.toContain('u');
  });
});

describe('what happens', () => {
  it('is said politely, with what comes next', async () => {
    const view = scene('border');
    const events = [{ kind: 'MarkerHit', seat: 0, square: 12, owner: 3 }];
    const happening = { scene: view, before: scene('place'), by: 0, undoTo: null, events };
    const { container } = show(view, { happening });
    await tick();
    const said = container.querySelector('[aria-live]')?.textContent ?? '';
    expect(said).toContain('hits b4');
    expect(said).toContain('Your character may act once.');
  });

  it('marks what the last turn touched, and where somebody points', async () => {
    const line = {
      line: 3,
      at: 0,
      by: 1,
      undo_to: null,
      events: [
        { kind: 'CardPlayed', card: 4 },
        { kind: 'Placed', square: 1 },
      ],
    };
    const { square } = show(scene('border'), { lately: [line], pointed: { kind: 'Pointed', seat: 2, place: 'b5' } });
    await tick();
    expect(square(1).getAttribute('aria-label')).toContain('touched in the last turn');
    expect(square(1).querySelector('.touch')?.textContent).toBe('1');
    expect(square(13).getAttribute('aria-label')).toContain('Carla points here');
  });

  it('shows every player with what lies open before them', () => {
    show(scene('border'));
    const label = button(/^Ann, Red/)?.getAttribute('aria-label') ?? '';
    expect(label).toContain('8 markers in stock; 4 cards in hand');
    expect(label).toContain('3 cards under the seal; 1 crow; 1 leopard');
  });
});
