// Everything that the server offers can be touched somewhere, or dragged; the table finds things by their names.
import { describe, expect, it } from 'vitest';
import { choicesOf, possibleOf, whereOn } from '../../src/corto/choosing/choices';
import { dropped } from '../../src/corto/choosing/drops';
import { ofPuzzle } from '../../src/corto/choosing/of-puzzle';
import { cardOn, deckSquare, isDeck, isSquare, modelOf, watchedModel, squareWith } from '../../src/corto/view';
import { offer, scene, VIEWS } from '../helpers/corto-scenes';

const at = (name: Parameters<typeof scene>[0], change: Parameters<typeof scene>[1] = {}) => {
  const model = modelOf(scene(name, change));
  return { model, choices: choicesOf(model) };
};

describe('what can be done', () => {
  it.each(VIEWS)('is all to be found by touching (%s)', (name) => {
    const { model, choices } = at(name);
    const { plays, discards, recovers, squares, buttons } = choices;
    const offered = [plays, discards, recovers].flatMap((offers) => [...offers.values()]);
    const found = [...offered, ...[...squares.values()].flat(), ...buttons].map(({ id }) => id);
    const number = model.scene.offers.reduce((sum, { choices: own = [] }) => sum + own.length, 0);
    expect(new Set(found)).toEqual(new Set(choices.all.map(({ id }) => id)));
    expect(found).toHaveLength(number);
  });

  it.each(VIEWS)('lies on squares that are on the board (%s)', (name) => {
    const { model, choices } = at(name);
    expect([...choices.squares.keys()].filter((square) => !isSquare(model.table, square))).toEqual([]);
  });

  it('says which of it is final, where something else is not', () => {
    const place = at('place').choices;
    expect([...place.squares.values()].flat().map(({ isFinal }) => isFinal)).toEqual([false, true]);
    expect(place.hasLine).toBe(true);
    expect(at('start-draw').choices.hasLine).toBe(false);
  });

  it('finds the train by the square beside which it stands, and a deck by its strip', () => {
    const offers = [
      offer('HitTrain', [{}], { on: 'train' }),
      offer('Draw', [{ args: { adventure: 'E' } }], { on: 'deck' }),
      offer('EndTurn', [{}], { on: '' }),
    ];
    const { model, choices } = at('border', { offers });
    expect(choices.all.map((one) => whereOn(model, one))).toEqual(['c6', 'c1', undefined]);
    expect(choices.buttons.map(({ action }) => action)).toEqual([{ kind: 'EndTurn' }]);
  });

  it('knows an action by what it says, not by its order', () => {
    const { choices } = at('border');
    expect(possibleOf(choices, { owner: 2, kind: 'Hit', square: 'b4' })?.isFinal).toBe(false);
    expect(possibleOf(choices, { kind: 'Hit', square: 'b4', owner: 1 })).toBeUndefined();
  });

  it('is nothing for those who only look on', () => {
    const model = watchedModel(scene('border'));
    expect(choicesOf(model).all).toEqual([]);
    expect([model.isMine, model.isChoosing, model.scene.undo]).toEqual([false, false, null]);
  });
});

describe('the table at a glance', () => {
  it('keeps a card that is being played in its place in the hand', () => {
    const { model } = at('place');
    expect(model.inPlay).not.toBeNull();
    expect(model.hand).toContain(model.inPlay);
    expect(at('border').model.hand).toEqual([]);
  });

  it('knows what stands on a square, and squares by their names', () => {
    const { table } = at('length-9').model;
    expect(squareWith(table, 'gold')).toBe('a9');
    expect(squareWith(table, 'vessel')).toMatch(/^[a-d][1-9]$/);
    expect([isSquare(table, 'b3'), isSquare(table, 'z9')]).toEqual([true, false]);
    expect([isDeck(table, 'b1'), isDeck(table, 'b2')]).toEqual([true, false]);
    expect(table.strips.map((strip) => deckSquare(table, strip))).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect([cardOn(table, 'a1'), cardOn(at('border').model.table, 'a2')]).toEqual([undefined, 'A5']);
  });
});

describe('dropping', () => {
  const on = (square: string) => ({ kind: 'square', square }) as const;
  const sure = (square: string) => ({ ...on(square), isSure: true }) as const;
  const card = { kind: 'card', card: 'A8' } as const;

  it('a card on a square plays it there, and on the pile discards it', () => {
    const { choices } = at('main');
    expect(dropped(card, on('a4'), null, choices)).toEqual([
      { kind: 'do', action: { kind: 'Play', card: 'A8' } },
      sure('a4'),
    ]);
    expect(dropped(card, { kind: 'pile' }, null, choices)).toEqual([
      { kind: 'do', action: { kind: 'Discard', card: 'A8' } },
    ]);
    expect(dropped(card, { kind: 'nowhere' }, null, choices)).toEqual([]);
  });

  it('a card in play beside the board takes it back', () => {
    const { choices } = at('place');
    expect(dropped(card, on('b2'), 'A8', choices)).toEqual([sure('b2')]);
    expect(dropped(card, { kind: 'nowhere' }, 'A8', choices)).toEqual([{ kind: 'undo' }]);
    expect(dropped(card, { kind: 'pile' }, 'A8', choices)).toHaveLength(2);
  });

  it('a piece on a square means that piece', () => {
    const { choices } = at('shift-from');
    expect(dropped({ kind: 'piece', piece: 'corto' }, on('a6'), null, choices)).toEqual([
      { kind: 'drag', piece: 'corto', square: 'a6' },
    ]);
    expect(dropped({ kind: 'piece', piece: 'stock' }, { kind: 'pile' }, null, choices)).toEqual([]);
  });

  it('what lies on a square goes to another one, which is touched if the next step asks for one', () => {
    const { choices } = at('shift-from');
    const [from = ''] = choices.squares.keys();
    expect(dropped({ kind: 'square', square: from }, on('a6'), null, choices)).toEqual([
      { kind: 'do', action: { kind: 'Lift', square: from } },
      sure('a6'),
    ]);
    expect(dropped({ kind: 'square', square: from }, on(from), null, choices)).toEqual([]);
    const lift = at('lift').choices;
    const [source = ''] = lift.squares.keys();
    expect(dropped({ kind: 'square', square: source }, on('a6'), null, lift)).toHaveLength(1);
  });
});

describe('what a puzzle offers', () => {
  const ways = ['Play', 'Discard', 'Draw', 'EndTurn'];
  const asks = [
    { text: 'corto-main', args: { ways } },
    { text: 'corto-draws', args: { draws: 2 } },
  ];
  const offers = ways.map((kind) => offer(kind, [{}]));

  it('is neither to draw nor to discard nor to end the turn', () => {
    const posed = ofPuzzle(scene('border', { asks, offers }));
    expect(posed.offers.map(({ kind }) => kind)).toEqual(['Play']);
    expect(posed.asks).toEqual([{ text: 'corto-main', args: { ways: ['Play'] } }]);
  });

  it('is to be checked where no card can be played any more', () => {
    const left = { text: 'corto-main', args: { ways: ways.slice(1) } };
    const posed = ofPuzzle(scene('border', { asks: [left], offers: offers.slice(1) }));
    expect([posed.offers, posed.asks]).toEqual([[], [{ text: 'corto-puzzle-done' }]]);
  });

  it('leaves the steps of a card as they are', () => {
    const step = scene('border');
    expect(ofPuzzle(step)).toEqual(step);
  });
});
