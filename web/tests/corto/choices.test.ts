// Everything legal can be touched somewhere, and what has nothing to offer can be asked about.
import { describe, expect, it } from 'vitest';
import { choicesOf, meantOn, offerOf, whereOn } from '../../src/corto/choosing/choices';
import { dropped } from '../../src/corto/choosing/drops';
import { handShown, leader, look, piecesOn, rows, squareNamed } from '../../src/corto/view';
import { scene, VIEWS } from '../helpers/corto-scenes';

const at = (name: Parameters<typeof scene>[0], change = {}) => {
  const sight = look(scene(name, change));
  return { sight, choices: choicesOf(sight) };
};

describe('what can be done', () => {
  it.each(VIEWS)('is all to be found by touching (%s)', (name) => {
    const { sight, choices } = at(name);
    const { plays, discards, recovers, squares, buttons } = choices;
    const offered = [plays, discards, recovers].flatMap((offers) => [...offers.values()]);
    const found = [...offered, ...[...squares.values()].flat(), ...buttons].map(({ action }) => action);
    expect(new Set(found)).toEqual(new Set(sight.legal));
    expect(found).toHaveLength(sight.legal.length);
  });

  it.each(VIEWS)('lies on squares that are on the board (%s)', (name) => {
    const { sight, choices } = at(name);
    const board = rows(sight.table).flat();
    expect([...choices.squares.keys()].filter((square) => !board.includes(square))).toEqual([]);
  });

  it('says which of it is final, where something else is not', () => {
    const place = at('place').choices;
    expect([...place.squares.values()].flat().map((offer) => offer.isFinal)).toEqual([false, true]);
    expect(place.hasLine).toBe(true);
    expect(at('start-draw').choices.hasLine).toBe(false);
  });

  it('finds the train by the square beside which it stands, and a deck by its strip', () => {
    const { sight } = at('main');
    expect(whereOn(sight, { kind: 'HitTrain' })).toBe(sight.table.train);
    expect(whereOn(sight, { kind: 'Draw', adventure: sight.table.strips[2] ?? 0 })).toBe(18);
    expect(whereOn(sight, { kind: 'EndTurn' })).toBeUndefined();
  });

  it('knows an action by what it says, not by its order', () => {
    const { sight } = at('border');
    expect(offerOf(sight, { owner: 2, kind: 'Hit', square: 12 })?.isFinal).toBe(false);
    expect(offerOf(sight, { kind: 'Hit', square: 12, owner: 1 })).toBeUndefined();
  });
});

describe('what somebody means who touches a square with nothing to offer', () => {
  it.each([
    ['main', 'Place'],
    ['place', 'Place'],
    ['start-mark', 'Mark'],
    ['sail', 'Sail'],
    ['move', 'Move'],
    ['lift', 'Lift'],
    ['remove', 'Remove'],
    ['pick-second', 'Pick'],
    ['shift-to', 'Mark'],
    ['visit', 'Mark'],
  ] as const)('at %s is %s', (name, kind) => {
    expect(meantOn(at(name).sight, 3)).toMatchObject({ kind, square: 3 });
  });

  it('is a hit on somebody else’s marker before one’s own, and a kill where there is none', () => {
    const { sight } = at('border');
    expect(meantOn(sight, 1)).toEqual({ kind: 'Hit', square: 1, owner: 0 });
    expect(meantOn(sight, 13)).toEqual({ kind: 'Hit', square: 13, owner: 3 });
    expect(meantOn(sight, 28)).toEqual({ kind: 'Kill', square: 28 });
    expect(meantOn(at('crow').sight, 7)).toMatchObject({ kind: 'SendHome', square: 7 });
    expect(meantOn(at('act').sight, 7)).toMatchObject({ kind: 'Mark', square: 7 });
  });
});

describe('the table at a glance', () => {
  it('keeps a card that is being played in its place in the hand', () => {
    const { sight } = at('place');
    expect(sight.hand).not.toContain(sight.inPlay);
    expect(handShown(sight)).toContain(sight.inPlay);
    expect(handShown(at('border').sight)).toEqual([]);
  });

  it('names who has most markers, if one has', () => {
    expect(leader([1, 2, 0])).toBe(1);
    expect(leader([2, 2, 1])).toBeUndefined();
    expect(leader([0, 0])).toBeUndefined();
  });

  it('knows what stands on a square, and squares by their names', () => {
    const { table } = at('length-9').sight;
    expect(piecesOn(table, table.vessel)).toContain('vessel');
    expect(piecesOn(table, 8)).toContain('gold');
    expect(squareNamed(table, 'b3')).toBe(11);
    expect(squareNamed(table, 'z9')).toBeUndefined();
  });
});

describe('dropping', () => {
  const on = (square: number) => ({ kind: 'square', square }) as const;

  it('a card on a square plays it there, and on the pile discards it', () => {
    const { sight, choices } = at('main');
    expect(dropped({ kind: 'card', card: 7 }, on(3), sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Play', card: 7 } },
      on(3),
    ]);
    expect(dropped({ kind: 'card', card: 7 }, { kind: 'pile' }, sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Discard', card: 7 } },
    ]);
    expect(dropped({ kind: 'card', card: 7 }, { kind: 'nowhere' }, sight, choices)).toEqual([]);
  });

  it('a card in play beside the board takes it back', () => {
    const { sight, choices } = at('place');
    const card = sight.inPlay ?? -1;
    expect(dropped({ kind: 'card', card }, on(10), sight, choices)).toEqual([on(10)]);
    expect(dropped({ kind: 'card', card }, { kind: 'nowhere' }, sight, choices)).toEqual([{ kind: 'undo' }]);
  });

  it('pieces and markers does what their step asks for', () => {
    const { sight, choices } = at('shift-from');
    const [from = 0] = choices.squares.keys();
    expect(dropped({ kind: 'square', square: from }, on(5), sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Lift', square: from } },
      on(5),
    ]);
    expect(dropped({ kind: 'square', square: from }, on(from), sight, choices)).toEqual([]);
    expect(dropped({ kind: 'corto' }, on(5), sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Move', square: 5 } },
    ]);
    expect(dropped({ kind: 'vessel' }, on(5), sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Sail', square: 5 } },
    ]);
    expect(dropped({ kind: 'stock' }, on(5), sight, choices)).toEqual([
      { kind: 'do', action: { kind: 'Mark', square: 5 } },
    ]);
    expect(dropped({ kind: 'stock' }, { kind: 'pile' }, sight, choices)).toEqual([]);
    const lift = at('lift');
    const [source = 0] = lift.choices.squares.keys();
    expect(dropped({ kind: 'square', square: source }, on(5), lift.sight, lift.choices)).toHaveLength(1);
  });
});
