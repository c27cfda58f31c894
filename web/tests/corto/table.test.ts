// The table of Corto drawn from real views: everything legal can be found and pressed, by touch and by keys.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Table from '../../src/corto/Table.svelte';
import { cardName } from '../../src/corto/words/names';
import type { GameTableProps, Hands } from '../../src/table/game';
import type { CortoScene } from '../../src/corto/view';
import type { Settings } from '../../src/ui/settings.svelte';
import type { Shortcuts } from '../../src/ui/shortcuts';
import type { Refused } from '../../src/wire/types';
import type { CortoConsequences } from '../../src/wire/views/corto';
import { offer, one, people, scene, formatterOf, VIEWS, VOICES } from '../helpers/corto-scenes';
import { settingsOf } from '../helpers/settings';

// Pictures are tested where they are drawn; here they would only take their time.
vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

beforeAll(() => {
  // The document of the tests has no pointer capture and cannot lay anything out.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
});

const REFUSED: Refused = {
  kind: 'Refused',
  token: '',
  rule: 'corto.T6',
  text: '',
  facts: {},
  sentence: 'No.',
  early: false,
};

function hands() {
  return {
    act: vi.fn<Hands['act']>(async () => true),
    why: vi.fn<Hands['why']>(async () => REFUSED),
    whyTouch: vi.fn<Hands['whyTouch']>(async () => REFUSED),
    preview: vi.fn<Hands['preview']>(async () => null),
    refuse: vi.fn<Hands['refuse']>(),
    undo: vi.fn<Hands['undo']>(async () => true),
    point: vi.fn<Hands['point']>(),
    wait: vi.fn<Hands['wait']>(),
    say: vi.fn<Hands['say']>(),
  };
}

function show(view: CortoScene, change: Partial<GameTableProps> = {}) {
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
    expect(container.querySelectorAll('[data-square]')).toHaveLength(view.public.rows.flat().length);
    expect(container.querySelectorAll("[data-square][tabindex='0']")).toHaveLength(1);
    const offered = view.offers.flatMap(({ choices = [] }) => choices.flatMap(({ args }) => args?.['square'] ?? []));
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
    await fireEvent.click(square('b4'));
    await settled();
    expect(act).toHaveBeenCalledWith({ kind: 'Hit', square: 'b4', owner: 2 });
  });

  it('a square with several offers asks which, beside it', async () => {
    const offers = [
      offer('Mark', [{ args: { square: 'b4' } }]),
      offer('Hit', [{ args: { square: 'b4', owner: 2 } }, { args: { square: 'b4', owner: 3 } }]),
    ];
    const { square, act } = show(scene('border', { offers }));
    await fireEvent.click(square('b4'));
    await settled();
    await fireEvent.click(button('Hit a marker of Carla') ?? document.body);
    await settled();
    expect(act).toHaveBeenCalledWith({ kind: 'Hit', square: 'b4', owner: 2 });
    expect(button('Put a marker here')).toBeUndefined();
  });

  it('a greyed card and a square without an offer say why', async () => {
    const { container, square, whyTouch, refuse } = show(scene('place'));
    const card = container.querySelector('.not-playable');
    expect(card?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card ?? document.body);
    await settled();
    expect(whyTouch.mock.lastCall?.[0]).toEqual({ card: card?.getAttribute('data-card') });
    await fireEvent.click(square('a2'));
    await settled();
    expect(whyTouch.mock.lastCall?.[0]).toEqual({ square: 'a2' });
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
    expect(second.act).toHaveBeenCalledWith({ kind: 'Choose', figurine: 'rasputin' });
  });

  it('a card of the pile is taken back from the open pile', async () => {
    const view = scene('regain');
    const { act } = show(view);
    await settled();
    const marked = document.querySelectorAll<HTMLElement>('dialog .marked');
    expect(marked).toHaveLength(view.offers[0]?.choices?.length ?? 0);
    await fireEvent.click(marked[0] ?? document.body);
    await settled();
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Recover' });
  });

  it('tapping a square twice points at it', async () => {
    const { square, point } = show(scene('others-turn'));
    await fireEvent.dblClick(square('b3'));
    expect(point).toHaveBeenCalledWith('b3');
  });
});

describe('what would follow', () => {
  const rested = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
  const follows = () => document.querySelector('.follows')?.textContent;

  it('is asked once for the choice that is considered, said beside the bar, and marked on the board', async () => {
    const { square, container, preview } = show(scene('border'));
    preview.mockResolvedValue({
      sentences: [{ text: 'corto-then-home', args: { seat: 2, number: 1 } }],
      markers: [{ square: 'b4', seat: 2, number: -1 }],
    } as CortoConsequences);
    square('b4').focus();
    await rested();
    expect(preview.mock.calls).toEqual([[{ kind: 'Hit', square: 'b4', owner: 2 }]]);
    expect(follows()).toBe('1 marker of Carla goes home');
    expect([...container.querySelectorAll('.would')]).toEqual([square('b4')]);
    square('a1').focus();
    await tick();
    expect([follows(), container.querySelector('.would')]).toEqual(['', null]);
    square('b4').focus();
    await rested();
    expect(preview).toHaveBeenCalledTimes(1);
    expect(follows()).toBe('1 marker of Carla goes home');
  });

  it('is drawn on the board as ghosts, and its gold beside the choice', async () => {
    const { square, container, preview } = show(scene('place'));
    const [first = ''] = scene('place').offers[0]?.choices?.map(({ args }) => String(args?.['square'])) ?? [];
    preview.mockResolvedValue({
      gold: [
        { seat: 0, source: 'V2', gold: 4 },
        { seat: 0, source: 'V3', gold: -1 },
        { seat: 2, source: 'V2', gold: -2 },
      ],
      markers: [{ square: first, seat: 0, number: 1 }],
      cards: [{ to: 'square', card: 'A6', square: first }],
      pieces: [{ piece: 'train', source: 'a3', square: 'a4' }],
      pays: ['a2'],
      leaves: ['a5'],
    } as CortoConsequences);
    square(first).focus();
    await rested();
    const ghosts = (name: string) =>
      [...square(name).querySelectorAll<HTMLElement>('[data-ghost]')].map(({ dataset }) => dataset['ghost']);
    await vi.waitFor(() => expect(ghosts(first)).toEqual(['card', 'marker']));
    expect([ghosts('a4'), ghosts('a2'), ghosts('a5')]).toEqual([['pieces'], ['pays'], ['leaves']]);
    expect(container.querySelector('.tag')?.textContent).toMatch(/^\s*You \+3\s*Carla −2\s*$/);
  });

  it('lights where a card that is considered could go', async () => {
    const view = scene('length-9');
    const { container, square, preview } = show(view);
    preview.mockResolvedValue({ next: ['a5'] } as CortoConsequences);
    container.querySelector<HTMLElement>('.hand .playable')?.focus();
    await rested();
    await vi.waitFor(() => expect([...container.querySelectorAll('.next')]).toEqual([square('a5')]));
    expect(container.querySelector('.would')).toBeNull();
  });

  it('is shown by the first touch of a finger and done by the second', async () => {
    const { square, act, preview } = show(scene('border'));
    preview.mockResolvedValue({ sentences: [{ text: 'corto-then-ends' }] });
    const touch = async (): Promise<void> => {
      await fireEvent.pointerDown(square('b4'), { pointerType: 'touch', button: 0 });
      await fireEvent.click(square('b4'));
      await settled();
    };
    await touch();
    expect([follows(), act.mock.calls]).toEqual(['the game ends', []]);
    expect(square('b4').getAttribute('aria-label')).toContain('Touch it again to do it');
    await touch();
    expect(act).toHaveBeenCalledWith({ kind: 'Hit', square: 'b4', owner: 2 });
  });

  it('is let go by touching another place', async () => {
    const { square, act, container } = show(scene('border'));
    await fireEvent.pointerDown(square('b4'), { pointerType: 'touch', button: 0 });
    await fireEvent.click(square('b4'));
    await settled();
    expect(container.querySelectorAll('.looked')).toHaveLength(1);
    await fireEvent.pointerDown(container.querySelector('.said') ?? document.body, { pointerType: 'touch', button: 0 });
    expect(container.querySelector('.looked')).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it('is read in the menu of a square before one of several is chosen', async () => {
    const offers = [offer('Hit', [{ args: { square: 'b4', owner: 2 } }, { args: { square: 'b4', owner: 3 } }])];
    const { square, preview } = show(scene('border', { offers }));
    preview.mockResolvedValue({ sentences: [{ text: 'corto-then-ends' }] });
    await fireEvent.click(square('b4'));
    await settled();
    const told = [...document.querySelectorAll('.menu button')].map((one) => one.textContent.includes('the game ends'));
    expect(told).toEqual([true, true]);
  });

  it('is not asked for what the mouse only passes', async () => {
    const { square, preview } = show(scene('border'));
    for (const name of ['b4', 'c5', 'a2']) await fireEvent.pointerOver(square(name), { pointerType: 'mouse' });
    await rested();
    expect(preview).not.toHaveBeenCalled();
    await fireEvent.pointerOver(square('c5'), { pointerType: 'mouse' });
    await rested();
    expect(preview.mock.lastCall?.[0]).toMatchObject({ kind: 'Hit', square: 'c5' });
  });

  it('is not asked while time presses', async () => {
    const clock = { now: () => 0, runs: true, speed: 100, why: '', resumesIn: () => null, left: () => 20_000 };
    const { square, preview } = show(scene('border'), { clock });
    square('b4').focus();
    await rested();
    expect(preview).not.toHaveBeenCalled();
  });

  it('is not shown when the answer comes after the next scene', async () => {
    const { square, preview, rerender } = show(scene('border'));
    let answer: (learnt: CortoConsequences) => void = () => undefined;
    preview.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    square('b4').focus();
    await rested();
    await rerender({ scene: scene('place') });
    answer({ sentences: [{ text: 'corto-then-leaves', args: { card: 'A1' } }] });
    await settled();
    expect(follows()).toBe('');
  });
});

describe('a lifted card', () => {
  it('shows its text, and is played by the next touch', async () => {
    const view = scene('length-9');
    const { container, act } = show(view);
    const card = container.querySelector<HTMLElement>('.hand .playable');
    await fireEvent.pointerDown(card ?? document.body, { pointerType: 'touch', button: 0 });
    await fireEvent.click(card ?? document.body);
    await settled();
    expect(container.querySelector('.lifted')?.textContent).toContain(' · ');
    await fireEvent.click(card ?? document.body);
    await settled();
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
  });
});

describe('the button that ends a turn', () => {
  const end = offer('EndTurn', [{}], { on: '', short: 'corto-end-turn' });
  const isQuiet = () => button('End turn')?.classList.contains('quiet');

  it('is quiet as long as anything can be played or discarded', () => {
    const discard = offer('Discard', [{ args: { card: 'A6' } }], { on: 'hand' });
    show(scene('main', { offers: [discard, end] }));
    expect(isQuiet()).toBe(true);
    cleanup();
    show(scene('main', { offers: [end] }));
    expect(isQuiet()).toBe(false);
  });

  it('asks about what it gives up, in the words of the server', async () => {
    const warn = { text: 'corto-warn-draws', args: { draws: 2 } };
    const { act } = show(scene('main', { reset: null, offers: [{ ...end, warn }] }));
    await fireEvent.click(button('End turn') ?? document.body);
    await settled();
    expect(question()?.textContent).toContain('You may still draw 2 cards.');
    await fireEvent.click(button('Do it') ?? document.body);
    await settled();
    expect(act).toHaveBeenCalledWith({ kind: 'EndTurn' });
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
    const lifted = scene('place').public.in_play ?? '';
    const { container, square, act, rerender } = show(
      scene('length-9', {
        private: { hand: [lifted] },
        offers: [offer('Play', [{ args: { card: lifted } }], { on: 'hand' })],
      }),
    );
    const card = container.querySelector("[data-hand='1']");
    act.mockImplementation(async () => {
      await rerender({ scene: scene('place') });
      return true;
    });
    await drag(card, square('a4'), square('b2'));
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      { kind: 'Play', card: lifted },
      { kind: 'Place', square: 'b2' },
    ]);
  });

  it('a card goes on the pile, a marker and a figurine to a square, each with a reason if it may not', async () => {
    const { container, square, whyTouch } = show(scene('border'));
    await drag(container.querySelector("[data-drag='stock']"), square('b4'));
    expect(whyTouch.mock.lastCall?.[0]).toEqual({ drag: 'stock', square: 'b4' });
    await drag(container.querySelector("[data-drag='corto']"), square('b4'));
    expect(whyTouch.mock.lastCall?.[0]).toEqual({ drag: 'corto', square: 'b4' });
    cleanup();
    const main = show(scene('length-9'));
    await drag(main.container.querySelector("[data-hand='1']"), main.container.querySelector('[data-pile]'));
    expect(main.why.mock.lastCall?.[0]).toMatchObject({ kind: 'Discard' });
  });
});

describe('before the line of new information', () => {
  it('it is marked, and asked about once, and never again if one says so', async () => {
    const { container, square, act, settings } = show(scene('length-9'));
    expect(square('a1').querySelector('.final')).not.toBeNull();
    expect(container.querySelector('[data-offer] .final')).not.toBeNull();
    await fireEvent.click(square('a1'));
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
    square('a2').focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(square('b2'));
    await rerender({ scene: scene('place') });
    await press('Escape');
    expect(undo).toHaveBeenCalledWith(127);
  });

  it('lead to the first square of the next choice', async () => {
    const { square, rerender } = show(scene('length-8'));
    square('a2').focus();
    await press('ArrowRight');
    await rerender({ scene: scene('border') });
    await settled();
    expect(document.activeElement).toBe(square('b4'));
    await press('n');
    expect(document.activeElement).toBe(square('c5'));
  });

  it('d comes to the decks, e ends the turn, s leaves out, p points, x discards or says why not', async () => {
    const main = show(scene('length-9'));
    await press('d');
    expect((document.activeElement as HTMLElement).dataset['square']).toBe('b1');
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
    square('b4').focus();
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
  const set = (shortcuts: Shortcuts): Settings => settingsOf({ shortcuts });

  it('off: characters do nothing and no button claims one; Tab, arrows and Enter reach it all', async () => {
    const { act, undo, point, why, square, container } = show(scene('length-9'), { settings: set('off') });
    square('a2').focus();
    for (const key of '123456789dipxseuUlnN?') await press(key);
    for (const sent of [act, undo, point, why]) expect(sent).not.toHaveBeenCalled();
    expect([
      document.activeElement,
      document.querySelector('dialog'),
      container.querySelector('[aria-keyshortcuts]'),
    ]).toEqual([square('a2'), null, null]);
    await press('ArrowDown');
    expect(document.activeElement).toBe(square('b2'));
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
    const happening = one({ kind: 'MarkerHit', seat: 0, square: 'b4', owner: 3 }, scene('place'), view);
    const { container } = show(view, { happening });
    await tick();
    const said = container.querySelector('[aria-live]')?.textContent ?? '';
    expect(said).toContain('hits b4');
    expect(said).toContain('Hit a lit neighbour, or let it be.');
  });

  it('marks what the last turn touched, and where somebody points', async () => {
    const line = {
      line: 3,
      at: 0,
      by: 1,
      undo_to: null,
      events: [{ event: { kind: 'CardPlayed', card: 'A5' } }, { event: { kind: 'Placed', square: 'a2' } }],
    };
    const { square } = show(scene('border'), { lately: [line], pointed: { kind: 'Pointed', seat: 2, place: 'b5' } });
    await tick();
    expect(square('a2').getAttribute('aria-label')).toContain('touched in the last turn of Bob (');
    expect(square('a2').querySelector('[data-touched]')?.getAttribute('title')).toContain(cardName(VOICES.en, 'A5'));
    // A number there would be read as a count.
    expect(square('a2').querySelector('[data-touched]')?.textContent.trim()).toBe('');
    expect(square('b5').getAttribute('aria-label')).toContain('Carla points here');
  });

  it('lights the squares that the log names, and shows a card that lies on none', async () => {
    const now = scene('border');
    const [name, there] = Object.entries(now.public.squares).find(([, { card }]) => card !== undefined) ?? ['', {}];
    const { square } = show(now, { noted: { name: 'card', value: there.card ?? '' } });
    expect(square(name).classList).toContain('noted');
    cleanup();
    const lying = new Set(Object.values(now.public.squares).map(({ card }) => card));
    const away = ['A1', 'A2', 'A3', 'B1', 'C1'].find((card) => !lying.has(card)) ?? '';
    show(now, { noted: { name: 'card', value: away } });
    await tick();
    expect(document.querySelector('.peek')?.getAttribute('aria-label')).toBe(cardName(VOICES.en, away));
  });

  it('names every square, whatever lies there', () => {
    const { square } = show(scene('border'));
    const all = scene('border').public.rows.flat();
    expect(all.map((name) => square(name).querySelector('.name')?.textContent)).toEqual(all);
  });

  it('says what every sign means, by its button and by its key', async () => {
    show(scene('border'));
    await fireEvent.click(button(/^What the signs mean$/) as HTMLElement);
    expect(document.querySelector('dialog')?.textContent).toContain('Markers in stock');
    cleanup();
    show(scene('border'));
    await fireEvent.keyDown(document.body, { key: 'h' });
    expect(document.querySelector('dialog')?.textContent).toContain('The drop of ink');
  });

  it('shows the hands of others where all may see them: as cards, and by name', async () => {
    show(scene('border'), { open: { 0: { hand: ['A1', 'B2'] } } });
    const [first, second] = ['A1', 'B2'].map((card) => VOICES.en.say(`card-corto-${card}`));
    const panel = button(/^Ann, Red/);
    expect(panel?.getAttribute('aria-label')).toContain(`2 cards in hand: ${first}, ${second}`);
    expect([...(panel?.querySelectorAll('.backs.open i') ?? [])].map((one) => one.getAttribute('title'))).toEqual([
      first,
      second,
    ]);
    panel?.click();
    await tick();
    expect(document.querySelector('dialog')?.textContent).toContain(first);
  });

  it('shows every player with what lies open before them', () => {
    show(scene('border'));
    const label = button(/^Ann, Red/)?.getAttribute('aria-label') ?? '';
    expect(label).toContain('8 markers in stock; 4 cards in hand');
    expect(label).toContain('3 cards under the seal; 1 crow; 1 leopard');
  });
});
