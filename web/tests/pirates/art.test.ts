// The pirates' table by arithmetic and by model: nothing overlaps on a phone, the ship turns the shorter way, every card has a face of its own.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import CardTile from '../../src/pirates/art/cards/CardTile.svelte';
import ChartMap from '../../src/pirates/art/chart/ChartMap.svelte';
import Die from '../../src/pirates/art/crew/Die.svelte';
import Ellen from '../../src/pirates/art/ship/Ellen.svelte';
import Life from '../../src/pirates/art/ship/Life.svelte';
import SandTimer from '../../src/pirates/art/crew/SandTimer.svelte';
import Scene from '../../src/pirates/art/sea/Scene.svelte';
import Space from '../../src/pirates/art/ship/Space.svelte';
import { CARD_IDS, faceOf, factsOf, pictureOf, printed } from '../../src/pirates/art/cards/cards';
import book from '../fixtures/campaign-book.en.json';
import { TALL, WIDE } from '../../src/pirates/art/chart/chart';
import {
  bearing,
  DESK,
  layoutFor,
  percent,
  PHONE,
  POSITIONS,
  SECTOR_NAMES,
  SECTORS,
  SMALL,
  SMALL_ASIDE,
  SMALL_CHASING,
  SMALL_CHASING_ASIDE,
  SPACE_NAMES,
  shorterWay,
  slotAt,
  spaceAt,
  type Layout,
  type Point,
} from '../../src/pirates/art/geometry';
import { above, below } from '../../src/pirates/art/crew/sand';
import type { Cannon, ShipSpace } from '../../src/pirates/names';
import { SAILORS } from '../../src/pirates/art/crew/sailors';
import { SIGNS } from '../../src/pirates/art/drawing/signs';
import { TOKEN_IDS, tokenPicture } from '../../src/pirates/art/cards/tokens';
import { bands, beam, moonRoad, rain, rose, swell, wake } from '../../src/pirates/art/sea/water';

const TOUCH = 44;
/** Pixels of its rim that a space may put over a card. */
const OVER = 10;
const LAYOUTS = [PHONE, DESK];
/** Those in which the whole ship, Bow Chaser and all, is in the picture. */
const WHOLE = [...LAYOUTS, SMALL_CHASING, SMALL_CHASING_ASIDE];
const HEADINGS = [0, 1, 2, 3, 4, 5];
const BROKEN = /NaN|Infinity|undefined|null|e[-+]\d/;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, place) => all.slice(0, place).map((other): [T, T] => [one, other]));

afterEach(cleanup);

it('takes the layout in which the ship is largest, and large cards where they cost her little', () => {
  const of = (width: number, height: number, hasChaser = false): Layout => layoutFor(width, height, { hasChaser });
  expect(of(780, 620)).toBe(DESK);
  expect(of(384, 448)).toBe(PHONE);
  expect(of(422, 338)).toBe(SMALL_ASIDE);
  expect(of(422, 341)).toBe(SMALL_ASIDE);
  expect(of(354, 338)).toBe(SMALL);
  expect(of(450, 338, true)).toBe(SMALL_CHASING_ASIDE);
  expect(of(354, 340, true)).toBe(SMALL_CHASING);
  expect(of(384, 448, true)).toBe(PHONE);
});

it.each([
  ['a phone', PHONE],
  ['a small one', SMALL],
  ['a small one on its side', SMALL_ASIDE],
  ['a small one with the Bow Chaser', SMALL_CHASING],
  ['such a one on its side', SMALL_CHASING_ASIDE],
])('keeps the spaces a thumb apart on %s, on every heading', (_, layout) => {
  for (const heading of HEADINGS) {
    for (const [a, b] of pairs(SPACE_NAMES)) {
      expect(
        apart(spaceAt(a, heading, layout), spaceAt(b, heading, layout)),
        `${a} and ${b}, heading ${heading}`,
      ).toBeGreaterThanOrEqual(TOUCH);
    }
  }
});

it.each([
  [SMALL, false],
  [SMALL_ASIDE, false],
  [SMALL_CHASING, true],
  [SMALL_CHASING_ASIDE, true],
])('keeps the spaces off the cards in a small picture (%#)', (layout, hasChaser) => {
  const { width, height } = layout.card;
  for (const heading of HEADINGS) {
    for (const space of SPACE_NAMES.filter((name) => hasChaser || name !== 'chaser')) {
      const [x, y] = spaceAt(space, heading, layout);
      for (const position of POSITIONS) {
        const [left, top] = slotAt(position, layout);
        const away = apart(
          [x, y],
          [
            Math.max(left - width / 2, Math.min(x, left + width / 2)),
            Math.max(top - height / 2, Math.min(y, top + height / 2)),
          ],
        );
        expect(away, `${space} and ${position}, heading ${heading}`).toBeGreaterThan(layout.hole / 2 - OVER);
      }
    }
  }
});

it('keeps every space and every card on the picture', () => {
  const inside = ([x, y]: Point, layout: Layout, wide: number, high: number): boolean =>
    Math.abs(x) <= layout.width / 2 - wide && Math.abs(y) <= layout.height / 2 - high;
  for (const layout of WHOLE) {
    for (const heading of HEADINGS) {
      for (const space of SPACE_NAMES)
        expect(inside(spaceAt(space, heading, layout), layout, TOUCH / 2, TOUCH / 2)).toBe(true);
    }
    for (const position of POSITIONS)
      expect(inside(slotAt(position, layout), layout, layout.card.width / 2, layout.card.height / 2)).toBe(true);
  }
});

it('leaves a thumb of every card uncovered by the next one', () => {
  for (const layout of WHOLE) {
    for (const [a, b] of pairs(POSITIONS)) {
      const [one, other] = [slotAt(a, layout), slotAt(b, layout)];
      const [x, y] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
      expect(x >= TOUCH || y >= TOUCH, `${a} and ${b} on a ${layout.name}`).toBe(true);
    }
  }
});

it('lays the cards of a sector on its side of the ship', () => {
  for (const layout of WHOLE) {
    for (const position of POSITIONS) {
      const here = slotAt(position, layout);
      const away = HEADINGS.map((each) => apart(here, bearing(each, layout.height / 2, layout)));
      expect(SECTOR_NAMES[away.indexOf(Math.min(...away))]).toBe(position.slice(0, -1));
    }
  }
});

it('turns each area to its sector: the cannonballs to the bow, the helm to the stern', () => {
  for (const heading of HEADINGS) {
    const nearest = (space: ShipSpace): number => {
      const away = HEADINGS.map((sector) => apart(spaceAt(space, heading, PHONE), bearing(sector, 80, PHONE)));
      return away.indexOf(Math.min(...away));
    };
    expect([nearest('cannonballs'), nearest('helm')]).toEqual([heading, (heading + 3) % SECTORS]);
    expect((['right-1', 'sails-1', 'lookout', 'left-1'] as const).map(nearest)).toEqual(
      [1, 2, 4, 5].map((offset) => (heading + offset) % SECTORS),
    );
  }
});

it('places by percent what is no drawing', () => {
  expect(percent([0, 0], DESK)).toEqual([50, 50]);
  expect(percent([-180, 105], PHONE)).toEqual([0, 75]);
});

it('refuses a position that is not there', () => {
  expect(() => slotAt('N4' as 'N3', PHONE)).toThrow(/no position N4/);
});

it('turns the shorter way, and clockwise when both are equal', () => {
  expect(shorterWay(0, 5)).toBe(-1);
  expect(shorterWay(5, 0)).toBe(6);
  expect(shorterWay(-1, 1)).toBe(1);
  expect(shorterWay(7, 0)).toBe(6);
  expect(shorterWay(1, 4)).toBe(4);
  expect(shorterWay(13, 1)).toBe(13);
});

it('draws the sea with finite numbers in all weathers', () => {
  for (const layout of LAYOUTS) {
    const drawn = [
      beam(2.4, layout),
      moonRoad(layout),
      rain(layout),
      JSON.stringify(rose(layout)),
      JSON.stringify(wake(1.7, 2.5, layout)),
      JSON.stringify(wake(0, 0, layout)),
    ];
    for (const weather of ['calm', 'wind', 'storm'] as const)
      drawn.push(bands(layout, weather), ...[0, 1, 2].map((layer) => swell(layout, weather, layer)));
    for (const path of drawn) expect(path).not.toMatch(BROKEN);
  }
});

it('draws Ellen with finite numbers on every heading, between them, and at every speed', () => {
  for (const layout of LAYOUTS) {
    for (let heading = 0; heading < SECTORS; heading += 0.5) {
      const { container, unmount } = render(Ellen, {
        heading,
        speed: (heading * 0.7) % 3,
        layout,
        damaged: ['right-2', 'helm', 'chaser'],
        loaded: ['right-1', 'chaser'],
        firing: 'right-2',
        life: 2,
        parts: { lantern: true, chaser: true, hull: true },
        night: true,
        still: true,
      });
      expect(container.querySelectorAll('path').length).toBeGreaterThan(120);
      for (const each of container.querySelectorAll('path, g, text')) {
        expect(`${each.getAttribute('d') ?? ''}${each.getAttribute('transform') ?? ''}`).not.toMatch(BROKEN);
      }
      unmount();
    }
  }
});

it('draws the same ship twice', () => {
  const once = render(Ellen, { heading: 1, speed: 2, still: true }).container.innerHTML;
  expect(render(Ellen, { heading: 1, speed: 2, still: true }).container.innerHTML).toBe(once);
});

it('shows her name when she sails away from us, and her eyes when she comes', () => {
  const name = (heading: number): boolean =>
    render(Ellen, { heading, speed: 0 }).container.querySelector('text') !== null;
  expect(HEADINGS.map(name)).toEqual([true, true, false, false, false, true]);
});

it('shows one flag for each life point, and a ball in each loaded cannon', () => {
  const size = (props: { life?: number; loaded?: Cannon[] }): number =>
    render(Ellen, { heading: 0, speed: 0, lives: 5, ...props }).container.innerHTML.length;
  expect(size({ life: 1 })).not.toBe(size({ life: 5 }));
  expect(size({ loaded: ['right-1', 'right-2'] })).toBeGreaterThan(size({ loaded: [] }));
});

it('comes round at once when motion is off', async () => {
  const { container, rerender } = render(Scene, { heading: 5, speed: 1, still: true });
  const before = container.innerHTML;
  await rerender({ heading: 0, speed: 1, still: true });
  await tick();
  await tick();
  const { container: fresh } = render(Ellen, { heading: 0, speed: 1, still: true });
  expect(container.innerHTML).not.toBe(before);
  expect(container.querySelector('.ellen text')).not.toBeNull();
  expect(container.querySelectorAll('.ellen path').length).toBe(fresh.querySelectorAll('path').length);
});

it('has a picture of its own for every card and every token', () => {
  const pictures = [...CARD_IDS.map(pictureOf), ...TOKEN_IDS.map(tokenPicture)].map((picture) =>
    JSON.stringify(picture),
  );
  expect(CARD_IDS).toHaveLength(23);
  expect(TOKEN_IDS).toHaveLength(9);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).not.toMatch(BROKEN);
  expect(() => pictureOf('card.bathtub')).toThrow(/bathtub/);
  expect(() => tokenPicture('token.bathtub')).toThrow(/bathtub/);
});

it('shows on a card what its entry says', () => {
  expect(factsOf('card.ghost-ship')).toEqual({ life: 2, shots: 1, burns: 0, speed: null, hitAt: 3, space: null });
  expect(factsOf('card.island')).toMatchObject({ life: 0, speed: 0, space: 'land' });
  const { container } = render(CardTile, { card: 'card.flagship', damage: 3 });
  expect(container.querySelectorAll('.heart')).toHaveLength(8);
  expect(container.querySelectorAll('.heart.hit')).toHaveLength(3);
  expect(container.querySelector('.white')?.textContent).toBe('3');
});

it('shows on a card that lies there what the view says of it', () => {
  const flagship = { card: 'card.flagship', up: true, life: 8, wounds: 6, shots: 1 };
  const { container } = render(CardTile, faceOf(flagship));
  expect(container.querySelectorAll('.heart.hit')).toHaveLength(6);
  expect(container.querySelector('.white')?.textContent).toBe('1');
  expect(faceOf({ card: 'card.rocks' })).toEqual({ card: null, seen: 'card.rocks', damage: 0 });
  expect(faceOf({})).toEqual({ card: null, seen: null, damage: 0 });
  expect(printed('card.corvette')).toMatchObject({ up: true, life: 2, shots: 1 });
});

it('flips a card and keeps its face until it has turned away', async () => {
  const { container, rerender } = render(CardTile, { card: null });
  expect(container.querySelector('.front')).toBeNull();
  await rerender({ card: 'card.rocks' });
  expect(container.querySelector('.up .front')).not.toBeNull();
  await rerender({ card: null });
  expect(container.querySelector('.up')).toBeNull();
  expect(container.querySelector('.front')).not.toBeNull();
});

it('has a sign for every kind of space and a shape for every sailor', () => {
  const signs = Object.values(SIGNS).map((sign) => JSON.stringify(sign));
  expect(new Set(signs).size).toBe(signs.length);
  expect(new Set(SAILORS.map(({ shape }) => shape)).size).toBe(4);
  expect(
    render(Space, { area: 'helm', state: 'damaged', burning: true }).container.querySelector('.flame'),
  ).not.toBeNull();
});

it('lets the sand run: less above, more below, never a grain lost from model', () => {
  const height = (path: string): number => {
    const levels = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((found) => Number(found[1]));
    return levels.length === 0 ? 0 : Math.max(...levels) - Math.min(...levels);
  };
  const moments = Array.from({ length: 41 }, (_, step) => 1 - step / 40);
  for (const [index, left] of moments.entries()) {
    expect(above(left) + below(left)).not.toMatch(BROKEN);
    const before = moments[index - 1];
    if (before === undefined) continue;
    expect(height(above(left))).toBeLessThanOrEqual(height(above(before)) + 0.2);
    expect(height(below(left))).toBeGreaterThanOrEqual(height(below(before)) - 0.2);
  }
  expect([above(0), below(1)]).toEqual(['', '']);
});

it('shows a running stream only while sand is left', () => {
  const grain = (left: number, state: 'running' | 'ready'): boolean =>
    render(SandTimer, { colour: 1, left, state }).container.querySelector('.grain') !== null;
  expect([grain(0.5, 'running'), grain(0, 'running'), grain(0.5, 'ready')]).toEqual([true, false, false]);
});

it('shows life points and the faces of the die', () => {
  expect(render(Life, { life: 2, lives: 5 }).container.querySelectorAll('.lost')).toHaveLength(3);
  const die = (face: 0 | 1 | 2): number => render(Die, { face }).container.querySelectorAll('path').length;
  expect(new Set([die(0), die(1), die(2)]).size).toBe(3);
});

it('tells of a locked stop nothing but its number', () => {
  const stops = Array.from({ length: 10 }, (_, index) => ({
    state: index < 2 ? ('won' as const) : index === 2 ? ('open' as const) : ('locked' as const),
    stars: index === 0 ? (3 as const) : (1 as const),
  }));
  const { container } = render(ChartMap, { stops, here: 2 });
  const locked = [...container.querySelectorAll('.stop.locked')];
  expect(locked.map((stop) => stop.textContent.trim())).toEqual(['4', '5', '6', '7', '8', '9', '10']);
  expect(new Set(locked.map((stop) => stop.innerHTML.replace(/\d+(?=<\/text>)/, ''))).size).toBe(1);
  expect(container.querySelectorAll('.star.earned')).toHaveLength(4);
});

it('keeps the stops of both charts a thumb apart', () => {
  for (const chart of [WIDE, TALL]) {
    expect(chart.stops).toHaveLength(book.chapters.length);
    for (const [a, b] of pairs(chart.stops)) expect(apart(a, b)).toBeGreaterThanOrEqual(TOUCH * 1.5);
  }
});
