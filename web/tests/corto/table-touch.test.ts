// The table of Corto by touch: everything legal can be found, considered and pressed or dragged.
import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CortoConsequences } from '../../src/wire/views/corto';
import { offer, scene } from '../helpers/corto-scenes';
import { button, question, settled, show } from '../helpers/corto-table';

// Pictures are tested where they are drawn; here they would only take their time.
vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

beforeAll(() => {
  // The document of the tests has no pointer capture and cannot lay anything out.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
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
    await vi.waitFor(() => expect(follows()).toBe('1 marker of Carla goes home'));
    expect(preview.mock.calls).toEqual([[{ kind: 'Hit', square: 'b4', owner: 2 }]]);
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
    await vi.waitFor(() => expect([...container.querySelectorAll('.next')]).toEqual([square('a5')]));
    expect(container.querySelector('.would')).toBeNull();
  });

  it('asks for a square only where the lifted card could go on one', async () => {
    const { container, preview } = show(scene('length-9'));
    preview.mockResolvedValue({ next: [] } as unknown as CortoConsequences);
    const card = container.querySelector<HTMLElement>('.hand .playable') ?? document.body;
    await fireEvent.pointerDown(card, { pointerType: 'touch', button: 0 });
    await fireEvent.click(card);
    await vi.waitFor(() => expect(container.querySelector('.said')?.textContent).toMatch(/again to play it\.\s*$/));
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

  it('is shown of a button, too, and of a card of the pile; where nothing would follow one touch is enough', async () => {
    const touch = async (one: Element | undefined): Promise<void> => {
      await fireEvent.pointerDown(one ?? document.body, { pointerType: 'touch', button: 0 });
      await fireEvent.click(one ?? document.body);
      await settled();
    };
    const first = show(scene('sail'));
    first.preview.mockResolvedValue({ sentences: [{ text: 'corto-then-ends' }] });
    await touch(button('Leave the vessel'));
    expect([follows(), first.act.mock.calls]).toEqual(['the game ends', []]);
    expect(button('Leave the vessel')?.className).toContain('looked');
    await touch(button('Leave the vessel'));
    expect(first.act).toHaveBeenCalledWith({ kind: 'Skip' });
    first.unmount();
    const second = show(scene('sail'));
    second.preview.mockResolvedValue({
      sentences: [],
      next: ['a2'],
      cards: [{ to: 'pile', card: 'A6' }],
    } as CortoConsequences);
    await touch(button('Leave the vessel'));
    expect(second.act).toHaveBeenCalledWith({ kind: 'Skip' });
    second.unmount();
    const third = show(scene('regain'));
    third.preview.mockResolvedValue({ cards: [{ to: 'hand', card: 'A6' }] } as CortoConsequences);
    await settled();
    const marked = (): Element | undefined => [...document.querySelectorAll('dialog .marked')][0];
    await touch(marked());
    expect([marked()?.className.includes('looked'), third.act.mock.calls]).toEqual([true, []]);
    expect(document.querySelector('dialog [role=status]')?.textContent).toContain('Touch it again to do it');
    await touch(marked());
    expect(third.act.mock.lastCall?.[0]).toMatchObject({ kind: 'Recover' });
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

  it('is not told of what a finger touched last: it has let go of it', async () => {
    const { square, preview } = show(scene('border'));
    await fireEvent.pointerDown(square('b4'), { pointerType: 'touch', button: 0 });
    square('b4').focus();
    await rested();
    expect(preview).not.toHaveBeenCalled();
    await fireEvent.keyDown(square('b4'), { key: 'Shift' });
    square('c5').focus();
    await rested();
    expect(preview.mock.lastCall?.[0]).toMatchObject({ kind: 'Hit', square: 'c5' });
  });

  it('is asked while time presses, too: a first touch means the same all through a game', async () => {
    const clock = { now: () => 0, runs: true, speed: 100, why: '', resumesIn: () => null, left: () => 20_000 };
    const { square, preview } = show(scene('border'), { clock });
    square('b4').focus();
    await rested();
    expect(preview).toHaveBeenCalledTimes(1);
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
    const { act, preview } = show(scene('main', { reset: null, offers: [{ ...end, warn }] }));
    preview.mockResolvedValue({ sentences: [{ text: 'corto-then-ends' }] });
    await fireEvent.click(button('End turn') ?? document.body);
    await settled();
    expect(question()?.textContent).toContain('You may still draw 2 cards.');
    await vi.waitFor(() => expect(question()?.textContent).toContain('The game ends.'));
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
