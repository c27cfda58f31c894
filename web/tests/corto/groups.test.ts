// Groups on the board: once around their squares and over the gaps, with their gold on a seam.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Groups from '../../src/corto/board/Groups.svelte';
import { badgeSpot, lattice, outline } from '../../src/corto/board/groups';
import { CARDS, isCornered } from '../../src/corto/art/cards';
import { choicesOf } from '../../src/corto/choosing/choices';
import { groupAt, modelOf } from '../../src/corto/view';
import { squareLabel } from '../../src/corto/words/labels';
import type { CortoTable } from '../../src/wire/views/corto';
import { reader, scene, VIEWS } from '../helpers/corto-scenes';

/** Squares of 10 with gaps of 2, in rows 20 apart. */
const ROWS = ['a', 'b', 'c'].map((row) => [1, 2, 3, 4].map((number) => `${row}${number}`));
function boxOf(square: string) {
  const [row = '', number = ''] = square;
  return { x: (Number(number) - 1) * 12, y: 'abc'.indexOf(row) * 20, width: 10, height: 10 };
}
const LATTICE = lattice(ROWS, boxOf) ?? { xs: [], ys: [] };
const around = (squares: readonly string[], outside = 0): string => outline(ROWS, squares, LATTICE, outside);

describe('the outline of a group', () => {
  it('is one rectangle around squares that lie side by side, gap and all', () => {
    expect(around(['a1', 'a2'])).toBe('M22 0L22 10L0 10L0 0Z');
    expect(around(['a1', 'b1'])).toBe('M10 0L10 30L0 30L0 0Z');
  });

  it('goes around corners, and stays outside by as much everywhere', () => {
    expect(around(['a1', 'a2', 'b1'])).toBe('M22 0L22 10L10 10L10 30L0 30L0 0Z');
    expect(around(['a1', 'a2', 'b1'], 1)).toBe('M23 -1L23 11L11 11L11 31L-1 31L-1 -1Z');
  });

  it('fills the gap in the middle of four, and leaves a hole where a square is missing', () => {
    expect(around(['a1', 'a2', 'b1', 'b2'])).toBe('M22 0L22 30L0 30L0 0Z');
    const ring = ['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3'];
    expect(around(ring).match(/Z/g)).toHaveLength(2);
    expect(around(ring)).toContain('M34 0L34 50L0 50L0 0Z');
  });

  it('knows nothing before the squares are there', () => {
    expect(lattice(ROWS, () => undefined)).toBeUndefined();
    expect(lattice([], boxOf)).toBeUndefined();
  });
});

describe('the gold of a group', () => {
  const spot = (squares: readonly string[], pieces: readonly string[] = []) =>
    badgeSpot(ROWS, squares, LATTICE, (square) => pieces.includes(square));

  it('stands on the seam of two squares, where no piece stands if that can be', () => {
    expect(spot(['a1', 'a2', 'a3'])).toEqual({ x: 11, y: 5, ends: 'a1' });
    expect(spot(['a1', 'a2', 'a3'], ['a1'])).toEqual({ x: 23, y: 5, ends: 'a2' });
    expect(spot(['a1', 'a2'], ['a1'])).toEqual({ x: 11, y: 5, ends: 'a1' });
  });

  it('stands at the edge of the first where they lie one under the other', () => {
    expect(spot(['b2', 'c2'])).toEqual({ x: 23, y: 25, ends: 'b2' });
    expect(spot(['b4', 'c4'])).toEqual({ x: 36, y: 25, ends: 'b3' });
  });
});

describe('drawn on a board', () => {
  beforeEach(() => {
    // Nothing is laid out here, so whoever waits for it is told at once.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly told: () => void) {}
        observe = () => this.told();
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function drawn(table: CortoTable) {
    const board = document.createElement('div');
    board.innerHTML = table.rows.map((row) => row.map((name) => `<i data-square='${name}'></i>`).join('')).join('');
    document.body.append(board);
    const { container } = render(Groups, { props: { table, board } });
    await tick();
    return container;
  }

  it.each(VIEWS)('every group has its outline and its gold: %s', async (name) => {
    const table = scene(name).public;
    const container = await drawn(table);
    const groups = table.players.flatMap(({ groups: own = [] }, seat) => own.map((group) => ({ seat, ...group })));
    for (const { seat, squares, gold } of groups) {
      const id = `${seat}-${squares[0]}`;
      expect(container.querySelector(`[data-group='${id}'] .colour`)?.getAttribute('d')).toMatch(/^M.*Z$/);
      expect(container.querySelector(`[data-badge='${id}']`)?.textContent.trim()).toBe(`+${gold}`);
    }
    expect(container.querySelectorAll('[data-group]')).toHaveLength(groups.length);
  });

  it('is written lower where the name of a square stands below a corner of its card', async () => {
    const [first, second] = [CARDS['A6'], Object.values(CARDS).find((card) => isCornered(card))];
    expect([first, second].map((card) => card !== undefined && isCornered(card))).toEqual([false, true]);
    const lies = (card: string | undefined) => ({ ...scene('main').public.squares['a2'], ...(card ? { card } : {}) });
    const lowOf = async (card: string | undefined): Promise<boolean | undefined> => {
      const table = scene('main').public;
      const players = table.players.map((one, seat) =>
        seat === 0 ? { ...one, groups: [{ squares: ['a2', 'a3'], gold: 4 }] } : { ...one, groups: [] },
      );
      const container = await drawn({ ...table, players, squares: { ...table.squares, a2: lies(card) } });
      return container.querySelector('.badge')?.classList.contains('low');
    };
    expect([await lowOf(first?.id), await lowOf(second?.id)]).toEqual([false, true]);
  });
});

describe('in words', () => {
  it('a square says which group it is in and what that pays', () => {
    const name = VIEWS.find((one) => scene(one).public.players.some(({ groups = [] }) => groups.length > 0));
    expect(name).toBeDefined();
    const model = modelOf(scene(name ?? 'main'));
    const square = model.table.rows.flat().find((one) => groupAt(model.table, one) !== undefined) ?? '';
    const { squares, gold, seat } = groupAt(model.table, square) ?? { squares: [], gold: 0, seat: 0 };
    const who = reader(3).formatter.seatName(seat);
    expect(squareLabel(model, reader(3), choicesOf(model), square)).toContain(
      `in a group of ${squares.length} of ${who}, ${gold} gold`,
    );
  });
});
