// What flies over the table for an event, what the last turn has touched, and where keys and menus go.
import { describe, expect, it } from 'vitest';
import { type Effect, effectsOf } from '../../src/corto/effects/effects';
import { commandOf } from '../../src/corto/choosing/keys';
import { touched } from '../../src/corto/board/lately';
import { beside, nextOf, squareAfter, within } from '../../src/corto/board/layout';
import { look } from '../../src/corto/view';
import type { Shortcuts } from '../../src/ui/shortcuts';
import lines from '../fixtures/corto-lines.json';
import { lineWith, scene } from '../helpers/corto-scenes';

const after = scene('main');
const happening = (events: readonly unknown[], undoTo: number | null = null) => ({
  scene: after,
  before: scene('border'),
  by: 0,
  undoTo,
  events,
});
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

describe('effects', () => {
  it('come for everything that moves, and for nothing else', () => {
    const still = Object.keys(lines).filter((kind) => {
      const own = lineWith(kind as keyof typeof lines).events.filter(
        (event) => (event as { kind: string }).kind === kind,
      );
      return effectsOf(happening(own)).length === 0;
    });
    expect(still.sort()).toEqual([
      'Agreed',
      'Aimed',
      'AnywhereNext',
      'Began',
      'Declined',
      'DrawAsked',
      'EndNear',
      'Ended',
      'FigurineChosen',
      'FirstNamed',
      'Lifted',
      'MoreToDraw',
      'Picked',
      'QuestsLaid',
      'Skipped',
      'Started',
      'StripsLaid',
      'TurnBegan',
      'TurnEnded',
      'TurnedUp',
    ]);
  });

  it('show a hit as a burst and a marker that goes home', () => {
    const hit = { kind: 'MarkerHit', seat: 3, square: 12, owner: 2 };
    expect(effectsOf(happening([hit]))).toEqual([
      { kind: 'burst', power: 'hit', at: 'square-12' },
      { kind: 'marker', seat: 2, from: 'square-12', to: 'stock-2' },
    ]);
  });

  it('start a figurine where it stood before, and one’s own card from the hand', () => {
    expect(effectsOf(happening([{ kind: 'FigurineMoved', figurine: 0, square: 5 }]))).toEqual([
      { kind: 'figurine', figurine: 0, from: 'square-3', to: 'square-5' },
    ]);
    expect(effectsOf(happening([{ kind: 'FigurineMoved', figurine: 1, square: 5 }]))).toMatchObject([
      { from: 'played' },
    ]);
    expect(effectsOf(happening([{ kind: 'Placed', seat: 3, card: 44, square: 5 }]))).toMatchObject([
      { from: 'hand-3' },
    ]);
    expect(effectsOf(happening([{ kind: 'Placed', seat: 1, card: 44, square: 5 }]))).toMatchObject([
      { from: 'played' },
    ]);
    expect(effectsOf(happening([{ kind: 'CardPlayed', seat: 3, card: 44, step: 23, left: 0, figurine: -1 }]))).toEqual(
      [],
    );
  });

  it('draw unseen cards by their backs', () => {
    expect(effectsOf(happening([{ kind: 'Drew', seat: 1, adventure: 4, card: null }]))).toEqual([
      { kind: 'card', card: null, adventure: 4, from: 'square-18', to: 'hand-1' },
    ]);
  });

  it('let two characters cross', () => {
    const effects = effectsOf(happening([{ kind: 'Exchanged', first: 1, second: 2 }]));
    expect(kinds(effects)).toEqual(['card', 'card']);
    expect(effects).toMatchObject([
      { card: 4, from: 'square-2', to: 'square-1' },
      { card: 8, from: 'square-1', to: 'square-2' },
    ]);
  });

  it('do not come when something is taken back, or when nothing was seen before', () => {
    const hit = { kind: 'MarkerHit', seat: 3, square: 12, owner: 2 };
    expect(effectsOf(happening([hit], 4))).toEqual([]);
    expect(effectsOf({ ...happening([hit]), before: undefined })).toEqual([]);
  });
});

describe('the last turn', () => {
  const line = (...events: readonly unknown[]) => ({ line: 1, at: 0, by: 2, undo_to: null, events });

  it('numbers squares by the cards that touched them', () => {
    const found = touched([
      line({ kind: 'CardPlayed', card: 1 }),
      line({ kind: 'Placed', square: 3 }, { kind: 'Marked', square: 3 }),
      line({ kind: 'CardPlayed', card: 2 }),
      line(
        { kind: 'MarkerHit', square: 3 },
        { kind: 'MarkerMoved', source: 5, square: 6 },
        { kind: 'Exchanged', first: 7, second: 8 },
      ),
    ]);
    expect(Object.fromEntries([...found].map(([square, touch]) => [square, touch.cards.join()]))).toEqual({
      3: '1,2',
      5: '2',
      6: '2',
      7: '2',
      8: '2',
    });
    expect(found.get(3)?.seat).toBe(2);
  });

  it('touches nothing by the dealing', () => {
    expect(touched([lineWith('Started')]).size).toBe(0);
  });
});

describe('the keys', () => {
  const { table } = look(after);
  const press = (key: string, init: KeyboardEventInit = {}, shortcuts: Shortcuts = 'on') =>
    commandOf(new KeyboardEvent('keydown', { key, ...init }), shortcuts);

  it('lead from square to square, and the edge holds', () => {
    expect(squareAfter(table, 0, 'ArrowRight')).toBe(1);
    expect(squareAfter(table, 0, 'ArrowLeft')).toBe(0);
    expect(squareAfter(table, 1, 'ArrowDown')).toBe(10);
    expect(squareAfter(table, 28, 'ArrowDown')).toBe(28);
    expect(squareAfter(table, 10, 'End')).toBe(16);
    expect(squareAfter(table, 10, 'Home')).toBe(9);
    expect(squareAfter(table, 10, 'x')).toBeUndefined();
  });

  it('lead on to the next choice, round and round', () => {
    expect(nextOf([12, 3, 22], 3, 1)).toBe(12);
    expect(nextOf([12, 3, 22], 22, 1)).toBe(3);
    expect(nextOf([12, 3, 22], 3, -1)).toBe(22);
    expect(nextOf([], 3, 1)).toBeUndefined();
  });

  it('are heard only where nobody writes', () => {
    expect(press('3')).toEqual({ kind: 'hand', place: 3 });
    expect(press('u')).toEqual({ kind: 'undo' });
    expect(press('u', { ctrlKey: true })).toBeUndefined();
    expect(press('z')).toBeUndefined();
    const written = new KeyboardEvent('keydown', { key: 'u' });
    document.createElement('textarea').dispatchEvent(written);
    expect(commandOf(written, 'on')).toBeUndefined();
  });

  it('are heard as the device is set', () => {
    expect(
      ['3', 'u', 'U', '?'].map(
        (key) => press(key, {}, 'off') ?? press(key, { altKey: true }, 'off') ?? press(key, {}, 'alt'),
      ),
    ).toEqual(Array(4).fill(undefined));
    expect(press('3', { altKey: true }, 'alt')).toEqual({ kind: 'hand', place: 3 });
    expect(press('U', { altKey: true, shiftKey: true }, 'alt')).toEqual({ kind: 'reset' });
    for (const shortcuts of ['on', 'alt', 'off'] as const)
      expect(press('Escape', {}, shortcuts)).toEqual({ kind: 'cancel' });
  });
});

describe('a menu', () => {
  const area = { x: 0, y: 0, width: 360, height: 540 };

  it('lies under its square if there is room, else above, and never outside', () => {
    expect(beside({ x: 100, y: 100, width: 40, height: 60 }, { width: 160, height: 90 }, area)).toEqual({
      x: 40,
      y: 166,
    });
    expect(beside({ x: 100, y: 440, width: 40, height: 60 }, { width: 160, height: 90 }, area)).toEqual({
      x: 40,
      y: 344,
    });
    expect(beside({ x: 0, y: 0, width: 40, height: 60 }, { width: 160, height: 90 }, area).x).toBe(6);
    expect(beside({ x: 320, y: 0, width: 40, height: 60 }, { width: 160, height: 90 }, area).x).toBe(194);
  });

  it('counts from the corner of the table', () => {
    expect(within({ x: 30, y: 50, width: 4, height: 5 }, { x: 10, y: 20, width: 100, height: 100 })).toEqual({
      x: 20,
      y: 30,
      width: 4,
      height: 5,
    });
  });
});
