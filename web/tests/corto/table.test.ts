// The table of Corto drawn from real views: what is seen there, and what is said.
import { cleanup, createEvent, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boxOf } from '../../src/corto/art/cards';
import { describe as describeCard } from '../../src/corto/words/describe';
import { cardName } from '../../src/corto/words/names';
import { one, scene, VIEWS, VOICES } from '../helpers/corto-scenes';
import { button, show } from '../helpers/corto-table';

// Pictures are tested where they are drawn; here they would only take their time.
vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

beforeAll(() => {
  // The document of the tests has no pointer capture and cannot lay anything out.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
});

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

  it('is said alone while others act: who is to act was said when their turn began', async () => {
    const view = scene('others-turn');
    const happening = one({ kind: 'MarkerHit', seat: 0, square: 'b4', owner: 3 }, scene('place'), view);
    const { container } = show(view, { happening });
    await tick();
    expect(container.querySelector('[aria-live]')?.textContent.trim()).toBe('You hit b4: a marker of Dev goes home.');
    cleanup();
    const before = show(view).container;
    await tick();
    expect(before.querySelector('[aria-live]')?.textContent.trim()).toBe('Dev is to act.');
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

  it('leaves a space between the sentences of a card, for windows where they stand in one line', async () => {
    const now = scene('border');
    const box = boxOf(now.public);
    const lying = new Set(Object.values(now.public.squares).map(({ card }) => card));
    const talks = (card: string): boolean => (describeCard(VOICES.en, card, box)?.does.length ?? 0) > 1;
    const card = Object.keys(box).find((one) => !lying.has(one) && talks(one)) ?? '';
    show(now, { noted: { name: 'card', value: card } });
    await tick();
    expect(document.querySelector('.peek .words')?.textContent).not.toMatch(/[.!?][A-Z]/);
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

  it('shows whose gold the mouse moves over, not what is laid under a mouse that rests; no gold needs no card', async () => {
    const view = scene('length-9');
    const [first, ...others] = view.public.players;
    if (first === undefined) throw new Error('no player');
    const rich = { ...first, groups: [{ squares: ['a2', 'a3'], gold: 2 }] };
    const poor = others.map((player) => ({ ...player, gold: null, groups: [] }));
    const { container } = show({ ...view, public: { ...view.public, players: [{ ...rich, gold: null }, ...poor] } });
    const moved = async (seat: number, movementX: number): Promise<string | undefined> => {
      const event = Object.assign(createEvent.pointerMove(player(seat), { pointerType: 'mouse' }), { movementX });
      await fireEvent(player(seat), Object.assign(event, { movementY: 0 }));
      return container.querySelector('.sources')?.textContent;
    };
    const player = (seat: number): Element => container.querySelector(`.player[data-seat='${seat}']`) ?? document.body;
    expect(await moved(0, 0)).toBeUndefined();
    expect(await moved(0, 3)).toContain('2');
    await fireEvent.pointerLeave(player(0));
    expect(await moved(1, 3)).toBeUndefined();
  });

  it('shows every player with what lies open before them', () => {
    show(scene('border'));
    const label = button(/^Ann, Red/)?.getAttribute('aria-label') ?? '';
    expect(label).toContain('8 markers in stock; 4 cards in hand');
    expect(label).toContain('3 cards under the seal; 1 crow; 1 leopard');
  });
});
