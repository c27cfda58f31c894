// What everything on the table is called, what is asked, what is shouted, what is heard, and what a voyage was worth.
import { describe, expect, it } from 'vitest';
import { promptNow } from '../../src/pirates/choosing/prompt';
import { choicesOf } from '../../src/pirates/choosing/choices';
import { followsSaid } from '../../src/pirates/choosing/preview.svelte';
import { effectsOf } from '../../src/pirates/effects/effects';
import { doneSoFar, goalText, stepsOf, stillHidden, voyageTitle } from '../../src/pirates/goal';
import { clockSaid, markPassed, seaSaid } from '../../src/pirates/speech/announcements';
import { commandOf } from '../../src/pirates/choosing/key-bindings';
import type { QueuedAction } from '../../src/pirates/choosing/queued-actions.svelte';
import { cardLabel, type Labelling, spaceLabel, timerLabel } from '../../src/pirates/words/labels';
import { noisesOf, sideOf } from '../../src/pirates/sound/noises';
import { around, edgeBeside, nextTo, percent, pointOf } from '../../src/pirates/board/places';
import { takenBy } from '../../src/pirates/speech/stale-hint';
import { CLAIM_LASTS, claimsOf, disputed, ownPhrases, PHRASES } from '../../src/pirates/speech/phrases';
import { SHIP_SPOTS, type Spot } from '../../src/pirates/board/spots';
import {
  cardsOf,
  cardUnder,
  modelOf,
  outlook,
  ownTogether,
  type ShipSpace,
  type BoardModel,
} from '../../src/pirates/view';
import { DESK, PHONE, POSITIONS } from '../../src/pirates/art/geometry';
import { SOUNDS } from '../../src/sound/sounds';
import type { Shortcuts } from '../../src/ui/shortcuts';
import type { Hint, Refused, Said, VoyageStory } from '../../src/wire/types';
import type { PiratesView, TimerAsk } from '../../src/wire/views/pirates';
import {
  FIRST_VOICES,
  FOLLOWS,
  LINES,
  reader,
  scene,
  formatter,
  VIEWS,
  type ViewName,
  WHOLE_VOICES,
} from '../helpers/pirates-scenes';

function labelling(name: ViewName, change: Partial<Labelling> = {}): Labelling {
  const model = modelOf(scene(name));
  return { model, reader: reader(model.seat), now: model.scene.at, offers: new Map(), ...change };
}

const IDLE = {
  open: null,
  held: null,
  deeds: [],
  reason: null,
  picked: { cannons: [], powder: false },
  plans: new Map(),
};
const AWAKE = { has: () => false, missing: [] };
const WRONG = /undefined|NaN|\{|-1|null|none|; ;|, ,/;

describe('labels', () => {
  it.each(VIEWS)('name every space, card and timer of %s, in both languages and at any chapter', (name) => {
    for (const voice of [...Object.values(WHOLE_VOICES), ...Object.values(FIRST_VOICES)]) {
      const label = labelling(name, { reader: reader(0, voice) });
      const { model } = label;
      const all = [
        ...model.table.ship.spaces.map((space) => spaceLabel(label, space)),
        ...cardsOf(model.table).map((card) => cardLabel(label, card)),
        ...model.timers.map((timer) => timerLabel(label, timer)),
        clockSaid(label),
        seaSaid(label),
      ];
      expect(all.join('\n')).not.toMatch(WRONG);
      expect(all.every((one) => one.length > 3)).toBe(true);
    }
  });

  it('say whose timer runs there and for how long', () => {
    const { model } = labelling('running');
    const { space } = model.timers[0] ?? {};
    if (space === null || space === undefined || cardUnder(space) !== null)
      throw new Error('the first timer is not aboard');
    const down = model.table.clock.began + (model.table.timers[0]?.ends ?? 0);
    const label = labelling('running', {
      now: down - 12_000,
      reader: reader(0),
      model: { ...model, timers: model.timers.map((timer) => ({ ...timer, isMine: timer.timer === 0 })) },
    });
    const exact = { ...label, isExact: true };
    expect(spaceLabel(exact, space as ShipSpace)).toMatch(/, taken; .*your Timer 1 is running, 12 seconds left/);
    const [first] = label.model.timers;
    if (first === undefined) throw new Error('no timers');
    expect(timerLabel(exact, first)).toMatch(/^your Timer 1 is running, 12 seconds left: /);
    expect(timerLabel({ ...exact, now: down - 900 }, first)).toMatch(/1 second left/);
    expect(clockSaid(label)).toMatch(/Your Timer 1 is running, 12 seconds left: /);
  });

  it('change their names a few times while the sand runs, not every second', () => {
    const { model } = labelling('running');
    const [timer] = model.timers;
    if (timer === undefined) throw new Error('no timer');
    const down = model.table.clock.began + (model.table.timers[0]?.ends ?? 0);
    const names = Array.from({ length: 30 }, (_, second) =>
      timerLabel(labelling('running', { now: down - 30_000 + second * 1000 }), timer),
    );
    expect([...new Set(names)].map((name) => /at most (\d+) seconds left/.exec(name)?.[1])).toEqual([
      '30',
      '20',
      '10',
      '5',
    ]);
  });

  it('say what a touch would do', () => {
    const placing = {
      timer: 0,
      action: { kind: 'Place', timer: 0, space: 'helm' },
      label: { text: 'action-pirates-Place', args: { timer: 0, space: 'helm' } },
      spot: 'space-helm',
    } as const;
    const label = labelling('sailing', {
      offers: new Map([['space-helm', { how: 'place', option: placing }]]),
    });
    expect(spaceLabel(label, 'helm')).toBe('Helm, free; you may: Set Timer 1: Helm');
    expect(spaceLabel(label, 'sails-1')).toBe('Sails 1, stopped by a cork');
  });

  it('say what a card shows', () => {
    const label = labelling('ready-Fire');
    const cards = cardsOf(label.model.table).map((card) => cardLabel(label, card));
    expect(cards.join('\n')).toMatch(/\d of \d life points?, fires \d shot/);
  });
});

describe('the name of a card', () => {
  it('goes inwards beside an edge of the picture, and nowhere else', () => {
    for (const layout of [DESK, PHONE]) {
      const half = layout.width / 2;
      expect(edgeBeside([layout.card.width / 2 - half, 0], layout)).toBe('left');
      expect(edgeBeside([half - layout.card.width / 2, 0], layout)).toBe('right');
      expect(edgeBeside([0, 0], layout)).toBeNull();
    }
  });
});

describe('what is asked', () => {
  it.each(VIEWS)('is one sentence in %s, in both languages', (name) => {
    const model = modelOf(scene(name));
    for (const voice of [...Object.values(WHOLE_VOICES), ...Object.values(FIRST_VOICES)]) {
      const said = promptNow({
        model,
        chooser: IDLE,
        waiting: AWAKE,
        reader: reader(model.seat, voice),
        isWatching: false,
        why: '',
        now: 0,
      });
      expect(said).toMatch(/[.!?]$/);
      expect(said).not.toMatch(WRONG);
    }
  });

  it('is nothing where nothing can be done, as on an earlier board', () => {
    const model = modelOf(scene('sailing'));
    expect(
      promptNow({
        model,
        chooser: IDLE,
        waiting: AWAKE,
        reader: reader(model.seat),
        isWatching: true,
        why: '',
        now: 0,
      }),
    ).toBe('You are watching.');
  });

  describe('of several timers', () => {
    const asks: readonly TimerAsk[] = [
      { timer: 1, task: 'perform' },
      { timer: 0, task: 'place', order: 1 },
    ];
    const asked = (change: Partial<Parameters<typeof promptNow>[0]>, given = asks): string =>
      promptNow({
        model: { ...modelOf(scene('sailing'), [0, 1]), asks: given },
        chooser: IDLE,
        waiting: AWAKE,
        reader: reader(0),
        isWatching: false,
        why: '',
        now: 0,
        ...change,
      });

    it('is none of them in a lesson, which says itself which timer is meant', () => {
      expect(asked({ isTaught: true })).toBe('Do what the hand points at; all else waits.');
      expect(asked({ isTaught: true, chooser: { ...IDLE, open: 0 } })).toMatch(/^Timer 1/);
    });

    it('is the one that the server puts first', () => {
      expect(asked({})).toMatch(/^Timer 2 is ready/);
      expect(asked({}, [...asks].reverse())).toBe('Timer 1 is free: tap a space.');
    });

    it('says that a free timer comes too late, as its spaces show', () => {
      const { table } = modelOf(scene('sailing'));
      const now = table.clock.began + (table.clock.late_from ?? NaN);
      expect(asked({ now }, asks.slice(1))).toMatch(/^Timer 1 is free, but too late/);
      expect(asked({ now: now - 1 }, asks.slice(1))).toBe('Timer 1 is free: tap a space.');
    });

    it('leaves out those of a player who waits, but for a ready one', () => {
      const waiting = { has: () => true, missing: [] };
      expect(asked({ waiting })).toMatch(/^Timer 2 is ready/);
      expect(asked({ waiting }, asks.slice(1))).toBe('You wait for something to happen.');
    });

    it('is in the order of the server for all seats of one device together', () => {
      const [one, other] = [asks.slice(1), asks.slice(0, 1)].map((some) => ({ timers: [], asks: some }));
      expect(ownTogether([one ?? null, other ?? null])?.asks).toEqual(asks);
    });
  });

  it('says why a timer can do nothing, or its plan must wait, in the language of the moment', () => {
    const model = modelOf(scene('ready-nothing'));
    const timer = model.asks[0]?.timer ?? -1;
    const reason: Refused = {
      kind: 'Refused',
      token: '',
      rule: 'pirates.A4',
      text: 'refusal-pirates-paused',
      facts: {},
      early: false,
      blocks: [],
    };
    const plan: QueuedAction = { timer, action: { kind: 'Turn' }, label: { text: '' }, sand: '', reason };
    for (const voice of Object.values(FIRST_VOICES)) {
      const common = { model, waiting: AWAKE, reader: reader(model.seat, voice), isWatching: false, why: '', now: 0 };
      const because = promptNow({ ...common, chooser: { ...IDLE, open: timer, reason } });
      const waits = promptNow({ ...common, chooser: { ...IDLE, plans: new Map([[timer, plan]]) } });
      expect(because).toContain(voice.say('refusal-pirates-paused'));
      expect(waits).toContain(voice.say('refusal-pirates-paused'));
    }
  });

  it('is a question of its own for everything that a timer does', () => {
    for (const name of VIEWS.filter((one) => one.startsWith('ready-'))) {
      const model = modelOf(scene(name));
      const ready = model.timers.find(({ isMine, isReady }) => isMine && isReady);
      const deeds = choicesOf(model).deeds.get(ready?.timer ?? -1) ?? [];
      const said = promptNow({
        model,
        chooser: { ...IDLE, open: ready?.timer ?? null, deeds },
        waiting: AWAKE,
        reader: reader(model.seat),
        isWatching: false,
        why: '',
        now: 0,
      });
      expect(said, name).toMatch(/\?$|nothing to do here now/);
    }
  });
});

describe('shouts', () => {
  const said = (person: number, phrase: string, at: number): Said => ({
    kind: 'Said',
    n: at,
    at,
    person,
    phrase,
    words: '',
  });
  const seatsOf = (person: number): readonly number[] => [person];

  it('have a text in both languages and a key of their own', () => {
    for (const voice of Object.values(FIRST_VOICES))
      expect(PHRASES.filter(({ id }) => !voice.has(`phrase-${id}`))).toEqual([]);
    expect(new Set(PHRASES.map(({ key }) => key)).size).toBe(PHRASES.length);
    expect(ownPhrases(scene('sailing').public)).not.toContain('thanks');
  });

  it('warn when two want the one place, and not when there is room or it is old', () => {
    const model = modelOf(scene('sailing'));
    const two = [said(0, 'helm', 1000), said(1, 'helm', 2000)];
    expect(disputed(claimsOf(two, 2000), model, seatsOf)).toEqual(['helm']);
    expect(disputed(claimsOf(two, 1001 + CLAIM_LASTS), model, seatsOf)).toEqual([]);
    expect(disputed(claimsOf([said(0, 'helm', 1000), said(1, 'lookout', 2000)], 2000), model, seatsOf)).toEqual([]);
    expect(disputed(claimsOf([...two, said(1, 'lookout', 3000)], 3000), model, seatsOf)).toEqual([]);
    // One of the two spaces of the Sails is damaged: one is free.
    expect(disputed(claimsOf([said(0, 'sails', 1), said(1, 'sails', 2)], 2), model, seatsOf)).toEqual(['sails']);
    expect(disputed(claimsOf([said(0, 'fire-right', 1), said(1, 'fire-right', 2)], 2), model, seatsOf)).toEqual([]);
  });

  it('warn by the room that the view tells of, not by what lies in the spaces', () => {
    const model = modelOf(scene('sailing'));
    const closed = { ...model, table: { ...model.table, ship: { ...model.table.ship, free_places: { lookout: 2 } } } };
    const both = (phrase: string): readonly string[] =>
      disputed(claimsOf([said(0, phrase, 1), said(1, phrase, 2)], 2), closed, seatsOf);
    expect([both('lookout'), both('fire-right')]).toEqual([[], ['right-cannons']]);
  });

  it('are settled by whoever stands there', () => {
    const model = modelOf(scene('sailing'));
    const timers = model.table.timers.map((timer, number) =>
      number === 0 ? { ...timer, space: 'helm' as const } : timer,
    );
    const atHelm = { ...model, table: { ...model.table, timers } };
    expect(disputed(claimsOf([said(0, 'helm', 1), said(1, 'helm', 2)], 2), atHelm, seatsOf)).toEqual([]);
  });
});

it('takes advice back about a space in which somebody stands meanwhile', () => {
  const model = modelOf(scene('sailing'));
  const stands = (isMine: boolean): BoardModel => ({
    ...model,
    timers: model.timers.map((timer, number) => ({ ...timer, isMine, space: number === 1 ? ('helm' as const) : null })),
  });
  const now = stands(false);
  const hint = (...needs: string[]): Hint => ({ say: { text: 'hint-pirates-steer' }, needs });
  expect(takenBy(hint('helm'), now)).toBe('another');
  expect(takenBy(hint('lookout'), now)).toBe(null);
  expect(takenBy(hint(), now)).toBe(null);
  expect(takenBy(hint('lookout', 'helm'), now)).toBe('another');
  expect(takenBy(hint('helm'), stands(true))).toBe('mine');
});

it('looks out from each area as the view names it', () => {
  const { table } = modelOf(scene('sailing'));
  const turned = { ...table, ship: { ...table.ship, looks: { helm: 'N', 'bow-chaser': 'S' } as const } };
  expect([outlook(turned, 'helm'), outlook(turned, 'bow-chaser'), outlook(turned, 'repairs')]).toEqual([
    'N',
    'S',
    undefined,
  ]);
});

describe('what is heard and seen of an event', () => {
  it('has a sound that exists, from the side that it comes from', () => {
    for (const { events } of Object.values(LINES)) {
      const noises = noisesOf(events, { sailorOf: (timer) => timer, isMine: () => false });
      expect(noises.filter(({ id }) => !(id in SOUNDS))).toEqual([]);
      for (const { how } of noises) expect(Math.abs(how?.pan ?? 0)).toBeLessThanOrEqual(1);
    }
    expect([sideOf('N1', 'N'), Math.sign(sideOf('NE1', 'N')), Math.sign(sideOf('NW1', 'N'))]).toEqual([0, 1, -1]);
  });

  it('flies between places that there are', () => {
    const all = Object.values(LINES).flatMap(({ events }) => effectsOf(events));
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(6);
    for (const effect of all) expect(JSON.stringify(effect)).not.toMatch(/undefined|--1|NaN/);
  });
});

describe('the goal', () => {
  const told = { chapter: '1', story: { title: 'T', goal: 'G' } } as unknown as VoyageStory;

  it('is told in the chapter’s words, or by its name alone', () => {
    const { table } = modelOf(scene('sailing'));
    expect(voyageTitle(WHOLE_VOICES.en, table)).toBe('1. Broken Chains');
    expect(goalText(WHOLE_VOICES.en, table)).toMatch(/Passage/);
    const later: PiratesView = { ...table, voyage: { ...table.voyage, chapter: '9' } };
    expect(voyageTitle(FIRST_VOICES.en, later)).toBe('Chapter 9');
    expect(goalText(FIRST_VOICES.en, later)).toBe('');
    expect(goalText(FIRST_VOICES.en, later, { ...told, chapter: '9' })).toBe('G');
    expect(voyageTitle(FIRST_VOICES.en, later, told), 'the table is set to another chapter by now').toBe('Chapter 9');
    const unnumbered = { ...table.voyage, unnumbered: true };
    const bay: PiratesView = { ...table, voyage: { ...unnumbered, chapter: 'lesson' } };
    const story = { ...told.story, title: 'The Bay' };
    expect(voyageTitle(FIRST_VOICES.en, bay, { ...told, chapter: 'lesson', story })).toBe('The Bay');
    const free: PiratesView = { ...table, voyage: { ...unnumbered, chapter: 'free', word: 'salt' } };
    expect(voyageTitle(FIRST_VOICES.en, free)).toBe('Free play: “salt”');
  });

  it.each(['en', 'fr'] as const)('is as far as the view says (%s)', (language) => {
    for (const name of VIEWS) {
      const { table } = modelOf(scene(name));
      for (const voices of [WHOLE_VOICES, FIRST_VOICES]) {
        const steps = stepsOf(formatter(voices[language]), table);
        expect(steps.map(({ said }) => said).join('\n')).not.toMatch(WRONG);
        if (voices === WHOLE_VOICES) expect(steps).toHaveLength(table.goal.steps?.length ?? 0);
      }
    }
  });

  it('counts what is done of it', () => {
    const { table } = modelOf(scene('sailing'));
    const done = [
      { text: 'done-pirates-sunk', args: { card: 'card.brigantine', number: 2 } },
      { text: 'done-pirates-taken', args: { token: 'token.loot', number: 1 } },
    ];
    expect(doneSoFar(formatter(), { ...table, goal: { ...table.goal, done } })).toEqual([
      'sunk: Brigantine × 2',
      'taken: Loot',
    ]);
    expect(stillHidden(formatter(), { ...table, hidden: { 'card.fog': 2, 'card.rocks': 1 } })).toEqual([
      'Fog × 2',
      'Rocks',
    ]);
  });
});

describe('what would follow', () => {
  it.each(['en', 'fr'] as const)('is a short line for every kind of deed (%s)', (language) => {
    for (const { kind, consequences } of FOLLOWS) {
      const said = followsSaid(formatter(WHOLE_VOICES[language]), consequences);
      expect(said, kind).toMatch(/^(Then|Ensuite)\s?: .+\.$/);
      expect(said).not.toMatch(WRONG);
    }
  });

  it('is one line of what the server foresees, and nothing where it foresees nothing', () => {
    const sentences = [
      { text: 'then-pirates-heading', args: { sector: 'NE' } },
      { text: 'then-pirates-corked', args: { space: ['helm', 'sails-1'] } },
    ];
    const said = followsSaid(formatter(WHOLE_VOICES.en), { sentences });
    expect(said).toBe('Then: the Ellen heads north-east; a cork in: Helm, Sails 1.');
    expect(followsSaid(formatter(), { chance: true })).toBe('');
  });
});

describe('keys and ways', () => {
  const press = (key: string, init: KeyboardEventInit = {}, shortcuts: Shortcuts = 'on') =>
    commandOf(new KeyboardEvent('keydown', { key, ...init }), shortcuts);

  it('mean timers, areas, shouts and orders, and nothing with a modifier', () => {
    expect(press('2')).toEqual({ kind: 'timer', timer: 1 });
    expect(press('h')).toEqual({ kind: 'area', area: 'helm' });
    expect(press('H', { shiftKey: true })).toEqual({ kind: 'shout', phrase: 'helm' });
    expect(press('g')).toEqual({ kind: 'go' });
    expect(press('h', { ctrlKey: true })).toBeUndefined();
    expect(press('z')).toEqual({ kind: 'point' });
    expect(press('é')).toBeUndefined();
  });

  it('are heard as the device is set, shouts too', () => {
    expect(
      ['2', 'h', 'H', 'g', '?'].map(
        (key) => press(key, {}, 'off') ?? press(key, { altKey: true }, 'off') ?? press(key, {}, 'alt'),
      ),
    ).toEqual(Array(5).fill(undefined));
    expect(press('2', { altKey: true }, 'alt')).toEqual({ kind: 'timer', timer: 1 });
    expect(press('H', { altKey: true, shiftKey: true }, 'alt')).toEqual({ kind: 'shout', phrase: 'helm' });
    for (const shortcuts of ['on', 'alt', 'off'] as const)
      expect(press('Escape', {}, shortcuts)).toEqual({ kind: 'cancel' });
  });

  it.each([DESK, PHONE])('lead over the whole board by arrows ($name)', (layout) => {
    const spots: readonly Spot[] = [...SHIP_SPOTS, ...POSITIONS.map((position) => `card-${position}` as const)];
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const where = { layout, turn, sailsSpace: null };
      const reached = new Set<Spot>(['space-helm']);
      for (const spot of reached)
        for (const way of ['up', 'down', 'left', 'right'] as const)
          reached.add(nextTo(spots, spot, way, where) ?? spot);
      expect(spots.filter((spot) => !reached.has(spot))).toEqual([]);
      for (const spot of spots) {
        const [x, y] = pointOf(spot, where);
        expect(Math.abs(x)).toBeLessThan(layout.width / 2);
        expect(Math.abs(y)).toBeLessThan(layout.height / 2);
      }
      expect(around(spots, where)).toHaveLength(spots.length);
    }
    expect(percent([0, 0], layout)).toEqual({ left: '50%', top: '50%' });
  });

  it('pass the marks of the clock once', () => {
    expect(markPassed(61, 60)).toEqual({ seconds: 60, isUrgent: false });
    expect(markPassed(12, 9)).toEqual({ seconds: 9, isUrgent: true });
    expect(markPassed(62, 28)).toEqual({ seconds: 28, isUrgent: false });
    expect([markPassed(60, 59), markPassed(0, 180), markPassed(20, 0)]).toEqual([null, null, null]);
  });
});
