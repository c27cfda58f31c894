// What flies over the table for an event, what the last turn has touched, and where keys and menus go.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TableContext } from '../../src/corto/context';
import Effects from '../../src/corto/effects/Effects.svelte';
import { type Effect, effectsOf } from '../../src/corto/effects/effects';
import { commandOf } from '../../src/corto/choosing/keys';
import { touched } from '../../src/corto/board/lately';
import { beside, likewise, nextOf, overlaps, squareAfter, within } from '../../src/corto/board/layout';
import type { CortoHappening, CortoScene } from '../../src/corto/view';
import type { LogLine } from '../../src/table/scene';
import type { Shortcuts } from '../../src/ui/shortcuts';
import type { GameEvent } from '../../src/wire/views/corto';
import { EVENTS, happening, lineWith, one, scene } from '../helpers/corto-scenes';

const board = scene('border');
const effects = (event: GameEvent, before = board, after = before): readonly Effect[] =>
  effectsOf(one(event, before, after));

/** The same scene with one thing changed in its public part. */
const changed = (view: CortoScene, change: Partial<CortoScene['public']>): CortoScene => ({
  ...view,
  public: { ...view.public, ...change },
});

describe('effects', () => {
  it('come for everything that moves, and for nothing else', () => {
    const still = EVENTS.filter((kind) => {
      const all: CortoHappening = happening(kind);
      return effectsOf({ ...all, events: all.events.filter(({ event }) => event?.kind === kind) }).length === 0;
    });
    expect([...still].sort()).toEqual([
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

  it('of the train are in its lane beside the squares', () => {
    const [rolled] = effectsOf(happening('TrainRolled')).filter(({ kind }) => kind === 'piece');
    const event = happening('TrainRolled').events.find((one) => one.event?.kind === 'TrainRolled')?.event;
    expect(event?.kind === 'TrainRolled' && rolled !== undefined && 'to' in rolled && rolled.to).toBe(
      `train-${event?.kind === 'TrainRolled' ? event.square : ''}`,
    );
    const hit = effectsOf(happening('TrainHit')).find(({ kind }) => kind === 'burst');
    expect(hit !== undefined && 'at' in hit && hit.at).toMatch(/^train-[a-d][1-9]$/);
  });

  it('aim where the train is drawn, and come from as far beside the square it leaves', async () => {
    const boxes: Record<string, readonly [number, number, number, number]> = {
      'square-a3': [100, 20, 40, 60],
      'square-a4': [140, 20, 40, 60],
      train: [150, 81, 20, 20],
    };
    const boxed = (name: string): HTMLElement => {
      const node = document.createElement('div');
      const [x, y, width, height] = boxes[name] ?? [0, 0, 0, 0];
      node.getBoundingClientRect = () => new DOMRect(x, y, width, height);
      if (name === 'train') node.dataset['piece'] = 'train';
      else node.dataset['spot'] = name;
      return node;
    };
    const area = document.createElement('div');
    const last = boxed('square-a4');
    last.append(boxed('train'));
    area.append(boxed('square-a3'), last);
    const animate = vi.fn((_: Keyframe[]) => ({}) as Animation);
    const before = Element.prototype.animate;
    Element.prototype.animate = animate;
    const from = changed(board, { squares: { a3: { pieces: ['train'] } } });
    const event = { kind: 'TrainRolled', square: 'a4', way: 'higher' } as const;
    const context = { settings: { motion: 1 } } as unknown as TableContext;
    render(Effects, { props: { context, area, happening: one(event, from, changed(board, { squares: {} })) } });
    await tick();
    Element.prototype.animate = before;
    const [start, end] = animate.mock.calls[0]?.[0] ?? [];
    expect([start?.['transform'], end?.['transform']]).toEqual([
      expect.stringContaining('translate(120px, 91px)'),
      expect.stringContaining('translate(160px, 91px)'),
    ]);
  });

  it.each(EVENTS)('of %s begin and end at spots of the table', (kind) => {
    const spots = effectsOf(happening(kind)).flatMap((effect) =>
      'at' in effect ? [effect.at] : [effect.from, effect.to],
    );
    expect(
      spots.filter(
        (spot) =>
          !/^((square|train)-[a-d][1-9]|group-[0-3]-[a-d][1-9]|(hand|stock|seal|gold)-[0-3]|pile|played)$/.test(spot),
      ),
    ).toEqual([]);
  });

  it('show a hit as a burst and a marker that goes home', () => {
    expect(effects({ kind: 'MarkerHit', seat: 3, square: 'b4', owner: 2 })).toEqual([
      { kind: 'burst', power: 'hit', at: 'square-b4' },
      { kind: 'marker', seat: 2, from: 'square-b4', to: 'stock-2' },
    ]);
  });

  it('start a figurine where it stood before, and one’s own card from the hand', () => {
    expect(effects({ kind: 'FigurineMoved', figurine: 'corto', square: 'a6' })).toEqual([
      { kind: 'figurine', figurine: 'corto', from: 'square-a4', to: 'square-a6' },
    ]);
    expect(effects({ kind: 'FigurineMoved', figurine: 'rasputin', square: 'a6' })).toMatchObject([{ from: 'played' }]);
    expect(effects({ kind: 'Placed', seat: 3, card: 'C5', square: 'a6' })).toMatchObject([{ from: 'hand-3' }]);
    expect(effects({ kind: 'Placed', seat: 1, card: 'C5', square: 'a6' })).toMatchObject([{ from: 'played' }]);
    expect(effects({ kind: 'CardPlayed', seat: 3, card: 'C5', left: 0 })).toEqual([]);
  });

  it('draw unseen cards by their backs', () => {
    expect(effects({ kind: 'Drew', seat: 1, adventure: 'E' })).toEqual([
      { kind: 'card', card: null, adventure: 'E', from: 'square-c1', to: 'hand-1' },
    ]);
  });

  it('send a coin to whoever is paid, and let a group that grows flash what it gained', () => {
    expect(effects({ kind: 'FriendPaid', square: 'b4', seat: 2 })).toMatchObject([
      { kind: 'coin', from: 'square-b4', to: 'gold-2' },
    ]);
    const groups = [{ squares: ['a2', 'a3'], gold: 4, largest: true }];
    const larger = [{ squares: ['a2', 'a3', 'a4'], gold: 6, largest: true }];
    const having = (own: typeof groups) =>
      changed(board, { players: board.public.players.map((player) => ({ ...player, groups: own })).slice(0, 1) });
    const marked: GameEvent = { kind: 'Marked', seat: 0, square: 'a4' };
    expect(effects(marked, having(groups), having(larger)).slice(1)).toEqual([
      { kind: 'gain', gold: 2, at: 'group-0-a2' },
      { kind: 'coin', from: 'square-a4', to: 'gold-0', purse: { seat: 0, gold: 4 } },
    ]);
    expect(effects(marked, having(larger), having(groups))).toHaveLength(1);
  });

  it('send a coin for gold that nothing else brings', () => {
    const having = (gold: number) =>
      changed(board, { players: board.public.players.map((player) => ({ ...player, groups: [], gold })) });
    const sailed: GameEvent = { kind: 'VesselSailed', square: 'b4' };
    const coins = effects(sailed, having(3), having(5)).filter(({ kind }) => kind === 'coin');
    expect(coins).toHaveLength(board.public.players.length);
    expect(coins[1]).toEqual({ kind: 'coin', from: 'square-b4', to: 'gold-1', purse: { seat: 1, gold: 3 } });
    expect(effects(sailed, having(5), having(5)).filter(({ kind }) => kind === 'coin')).toEqual([]);
  });

  it.each([
    { motion: 1, until: 4 },
    { motion: 0, until: undefined },
  ])('let a panel show the new gold when its coin lands, with motion $motion', async ({ motion, until }) => {
    const area = document.createElement('div');
    for (const spot of ['square-b4', 'gold-2']) {
      const node = document.createElement('div');
      node.dataset['spot'] = spot;
      area.append(node);
    }
    const animations: Animation[] = [];
    const before = Element.prototype.animate;
    Element.prototype.animate = () => {
      const animation = {} as Animation;
      animations.push(animation);
      return animation;
    };
    const owner = { ...board.public.players[2], groups: [], gold: 4 } as (typeof board.public.players)[number];
    const from = changed(board, { players: board.public.players.with(2, owner) });
    const after = changed(board, { players: board.public.players.with(2, { ...owner, gold: 5 }) });
    const event = { kind: 'FriendPaid', square: 'b4', seat: 2 } as const;
    const context = { settings: { motion } } as unknown as TableContext;
    const { component } = render(Effects, {
      props: { context, area, happening: one(event, from, after) },
    }) as { component: { goldUntilLanded: (seat: number) => number | undefined } };
    await tick();
    expect([component.goldUntilLanded(2), component.goldUntilLanded(1)]).toEqual([until, undefined]);
    for (const animation of [...animations]) animation.onfinish?.({} as AnimationPlaybackEvent);
    expect(component.goldUntilLanded(2)).toBeUndefined();
    Element.prototype.animate = before;
  });

  it('let two characters cross', () => {
    const after = changed(board, { squares: { a2: { card: 'A1' }, a3: { card: 'A2' } } });
    expect(effects({ kind: 'Exchanged', first: 'a2', second: 'a3' }, board, after)).toMatchObject([
      { kind: 'card', card: 'A1', from: 'square-a3', to: 'square-a2' },
      { kind: 'card', card: 'A2', from: 'square-a2', to: 'square-a3' },
    ]);
  });

  it('bring the aces from where they wait, then from the player who has them', () => {
    const taken: GameEvent = { kind: 'AcesTaken', seat: 1 };
    const free = changed(board, { supplies: { aces: 'b1' } });
    expect(effects(taken, free)).toMatchObject([{ piece: 'aces', from: 'square-b1', to: 'seal-1' }]);
    const players = free.public.players.map((player, seat) =>
      seat === 2 ? { ...player, prizes: { aces: 1 } } : player,
    );
    expect(effects(taken, changed(free, { players }))).toMatchObject([{ from: 'seal-2' }]);
  });

  it('do not come when something is taken back, or when nothing was seen before', () => {
    const hit = one({ kind: 'MarkerHit', seat: 3, square: 'b4', owner: 2 }, board);
    expect(effectsOf({ ...hit, undoTo: 4 })).toEqual([]);
    expect(effectsOf({ ...hit, before: undefined })).toEqual([]);
  });
});

describe('the last turn', () => {
  const line = (...events: readonly unknown[]): LogLine => ({
    line: 1,
    at: 0,
    by: 2,
    undo_to: null,
    events: events.map((event) => ({ event })),
  });

  it('numbers squares by the cards that touched them', () => {
    const found = touched([
      line({ kind: 'CardPlayed', card: 1 }),
      line({ kind: 'Placed', square: 'a4' }, { kind: 'Marked', square: 'a4' }),
      line({ kind: 'CardPlayed', card: 2 }),
      line(
        { kind: 'MarkerHit', square: 'a4' },
        { kind: 'MarkerMoved', source: 'a6', square: 'a7' },
        { kind: 'Exchanged', first: 'a8', second: 'a9' },
      ),
    ]);
    expect(Object.fromEntries([...found].map(([square, touch]) => [square, touch.cards.join()]))).toEqual({
      a4: '1,2',
      a6: '2',
      a7: '2',
      a8: '2',
      a9: '2',
    });
    expect(found.get('a4')?.seat).toBe(2);
  });

  it('touches nothing by the dealing', () => {
    expect(touched([lineWith('Started')]).size).toBe(0);
  });
});

describe('the keys', () => {
  const { rows } = board.public;
  const press = (key: string, init: KeyboardEventInit = {}, shortcuts: Shortcuts = 'on') =>
    commandOf(new KeyboardEvent('keydown', { key, ...init }), shortcuts);

  it('lead from square to square, and the edge holds', () => {
    expect(squareAfter(rows, 'a1', 'ArrowRight')).toBe('a2');
    expect(squareAfter(rows, 'a1', 'ArrowLeft')).toBe('a1');
    expect(squareAfter(rows, 'a2', 'ArrowDown')).toBe('b2');
    expect(squareAfter(rows, 'd2', 'ArrowDown')).toBe('d2');
    expect(squareAfter(rows, 'b2', 'End')).toBe('b8');
    expect(squareAfter(rows, 'b2', 'Home')).toBe('b1');
    expect(squareAfter(rows, 'b2', 'x')).toBeUndefined();
  });

  it('lead on to the next choice, round and round', () => {
    const next = (from: string, way: 1 | -1) => nextOf(['b4', 'a4', 'c5'], { rows, from, way });
    expect([next('a4', 1), next('b1', 1), next('c5', 1)]).toEqual(['b4', 'b4', 'a4']);
    expect([next('a4', -1), next('c5', -1), next('d1', -1)]).toEqual(['c5', 'b4', 'c5']);
    expect(nextOf([], { rows, from: 'a4', way: 1 })).toBeUndefined();
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

  it('knows whether it would cover something', () => {
    const prompt = { x: 10, y: 100, width: 80, height: 20 };
    expect(overlaps({ x: 60, y: 90, width: 40, height: 20 }, prompt)).toBe(true);
    expect(overlaps({ x: 60, y: 80, width: 40, height: 20 }, prompt)).toBe(false);
    expect(overlaps({ x: 90, y: 100, width: 40, height: 20 }, prompt)).toBe(false);
  });

  it('counts from the corner of the table', () => {
    expect(
      likewise(
        { x: 100, y: 50, width: 40, height: 60 },
        { x: 15, y: 71, width: 20, height: 20 },
        { x: 5, y: 10, width: 40, height: 60 },
      ),
    ).toEqual({ x: 110, y: 111, width: 20, height: 20 });
    expect(within({ x: 30, y: 50, width: 4, height: 5 }, { x: 10, y: 20, width: 100, height: 100 })).toEqual({
      x: 20,
      y: 30,
      width: 4,
      height: 5,
    });
  });
});
