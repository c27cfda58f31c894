// The table itself, drawn from real moments: what a reader finds there.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wash, W } from '../../src/pirates/art/drawing/pen';
import Ending from '../../src/pirates/ending/Ending.svelte';
import { posterSvg } from '../../src/pirates/ending/poster';
import Table from '../../src/pirates/Table.svelte';
import { PIRATES } from '../../src/pirates/page';
import type { Sounds } from '../../src/sound/create';
import { createSettings } from '../../src/ui/settings.svelte';
import type { Said } from '../../src/wire/types';
import {
  FIRST_VOICES,
  kindsOf,
  LINES,
  people,
  scene,
  formatter,
  VIEWS,
  type ViewName,
  WHOLE_VOICES,
} from '../helpers/pirates-scenes';
import { clock, props, spot } from '../helpers/pirates-table';
import type { PiratesHappening } from '../../src/pirates/view';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  it('brings all that a table asks for', () => {
    expect(PIRATES.phrases?.(scene('sailing'))).toContain('helm');
    expect(PIRATES.headline?.(scene('sailing'), WHOLE_VOICES.en, undefined)).toBe('1. Broken Chains');
  });

  it('offers the shout about the cannon ahead only where there is one', async () => {
    const without = scene('sailing');
    const { ship } = without.public;
    expect(ship.spaces).not.toContain('chaser');
    const aboard = scene('sailing', {
      public: { ...without.public, ship: { ...ship, spaces: [...ship.spaces, 'chaser'] } },
    });
    expect(PIRATES.phrases?.(without)).not.toContain('chaser');
    expect(PIRATES.phrases?.(aboard)).toContain('chaser');
    const { rerender } = render(Table, props(without));
    await fireEvent.click(screen.getByRole('button', { name: 'All shouts' }));
    expect(screen.queryByText('I take the cannon ahead.')).toBeNull();
    await rerender(props(aboard));
    expect(screen.getByText('I take the cannon ahead.')).toBeTruthy();
  });

  it.each(VIEWS)('is drawn in %s, with a name on every button, in both languages', (name) => {
    for (const voice of [WHOLE_VOICES.en, FIRST_VOICES.fr]) {
      render(Table, props(scene(name), { voice, formatter: formatter(voice) }));
      for (const button of screen.getAllByRole('button'))
        expect(button.getAttribute('aria-label') ?? button.textContent.trim()).not.toBe('');
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
      cleanup();
    }
  });

  it('shows the speed that the choice of the sails names, and the corks and balls that the view counts', async () => {
    const shown = scene('ready-SetSails');
    const offers = shown.offers.map((offer) => ({
      ...offer,
      choices: (offer.choices ?? []).map((choice) =>
        offer.kind === 'SetSails' ? { ...choice, more: { speed: 7 } } : choice,
      ),
    }));
    const ship = { ...shown.public.ship, corks_left: 5, most_corks: 8, balls_left: 6, most_balls: 9 };
    render(Table, props({ ...shown, offers, public: { ...shown.public, ship } }));
    const timer = shown.private?.asks?.[0]?.timer ?? 0;
    await fireEvent.click(spot(`timer-${timer}`));
    const ways = [...document.querySelectorAll('[data-spot^=sails-]')];
    expect(new Set(ways.map((way) => way.textContent.trim()))).toEqual(new Set(['7']));
    expect(spot('corks').title).toBe(WHOLE_VOICES.en.say('deck-corks', { number: 5, most: 8 }));
    expect(spot('balls').title).toBe(WHOLE_VOICES.en.say('deck-balls', { number: 6, most: 9 }));
  });

  it('shows the time that the view leaves while its clock does not count', () => {
    const shown = scene('briefing');
    render(Table, props({ ...shown, public: { ...shown.public, clock: { ...shown.public.clock, left: 65_000 } } }));
    expect(document.querySelector('.digits')?.textContent).toBe('1:05');
  });

  it('has one tab stop on the board', () => {
    render(Table, props(scene('sailing')));
    expect(
      [...document.querySelectorAll('[data-board] button')].filter((button) => button.getAttribute('tabindex') === '0'),
    ).toHaveLength(1);
  });

  it('is drawn for watchers and in replays, with nothing to do', () => {
    render(Table, props(scene('watched'), { hands: null, clock: undefined, talk: undefined }));
    expect(screen.getAllByText('You are watching.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: 'Shouts for the crew' })).toBeNull();
  });
});

describe('a page that goes on without the table', () => {
  it('hears no clock of it any more', () => {
    const setScene = vi.fn();
    const sounds = { setScene, play: vi.fn(), settings: { muted: false } } as unknown as Sounds;
    const { unmount } = render(Table, props(scene('running'), { sounds }));
    expect(setScene).toHaveBeenLastCalledWith(expect.objectContaining({ running: true }));
    unmount();
    expect(setScene).toHaveBeenLastCalledWith({ running: false, left: null });
  });

  it('hears no shot of it any more', async () => {
    const fired = Object.values(LINES).find(({ events }) => kindsOf(events).includes('Fired'));
    if (fired === undefined) throw new Error('no cannon was fired');
    vi.useFakeTimers();
    const play = vi.fn();
    const sounds = { setScene: vi.fn(), play, settings: { muted: false } } as unknown as Sounds;
    const before = scene('running');
    const shown = { ...before, line: 999 };
    const happening: PiratesHappening = { ...fired.happening, scene: shown, before };
    const { unmount } = render(Table, props(shown, { sounds, happening }));
    expect(play).toHaveBeenCalledWith('cannon', expect.anything());
    play.mockClear();
    unmount();
    vi.advanceTimersByTime(5000);
    expect(play).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('leaves whoever writes where they are', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    render(Table, props(scene('briefing')));
    await tick();
    expect(document.activeElement).toBe(field);
    cleanup();
    field.remove();
    render(Table, props(scene('briefing')));
    await tick();
    expect(document.activeElement?.textContent).toContain('Ready');
  });
});

describe('time', () => {
  it('shows the round’s clock and the sand from the server’s deadlines', async () => {
    const shown = scene('running');
    const { began, lasts } = shown.public.clock;
    render(Table, props(shown, { clock: clock(began + lasts - 65_000) }));
    await tick();
    expect(document.querySelector('.digits')?.textContent).toBe('1:05');
  });

  it('says why it stands, and counts down', async () => {
    const { rerender } = render(
      Table,
      props(scene('running'), {
        clock: clock(0, { runs: false, why: 'lost' }),
        seats: people().map((seat) => ({ ...seat, isLost: seat.seat === 1 })),
      }),
    );
    expect(screen.getByText(/The connection of Bob is lost/)).toBeTruthy();
    await rerender(
      props(scene('running'), { clock: clock(0, { runs: false, why: 'countdown', resumesIn: () => 2100 }) }),
    );
    await tick();
    expect(document.querySelector('.count')?.textContent).toMatch(/3/);
    await rerender(props(scene('paused')));
    expect(screen.getAllByRole('button', { name: 'Resume' }).length).toBeGreaterThan(0);
  });
});

describe('what is said and what happens', () => {
  const said = (n: number, person: number, phrase: string): Said => ({
    kind: 'Said',
    n,
    at: n * 1000,
    person,
    phrase,
    words: '',
  });

  it('stands at the sailor’s badge, and two who want one place are warned', async () => {
    const talk = [said(1, 1, 'hello')];
    const { rerender } = render(Table, props(scene('sailing'), { talk }));
    expect(document.querySelector('.bubble')).toBeNull();
    await rerender(props(scene('sailing'), { talk: [...talk, said(2, 1, 'helm'), said(3, 2, 'helm')] }));
    await tick();
    expect([...document.querySelectorAll('.bubble')].map((bubble) => bubble.textContent.trim())).toEqual([
      'I take the helm.',
      'I take the helm.',
    ]);
    expect(screen.getAllByText('Two of you want the same place: Helm.').length).toBeGreaterThan(0);
  });

  it('shows the end of a round moment by moment, and lets it be skipped', async () => {
    const end = Object.values(LINES).find(
      ({ events }) => kindsOf(events).includes('EnemyShot') && kindsOf(events).includes('RoundEnded'),
    );
    if (end === undefined) throw new Error('no round ended');
    const before = scene('sailing');
    const after = scene('briefing', { line: 999 });
    const happening: PiratesHappening = { ...end.happening, scene: after, before };
    const { rerender } = render(Table, props(before));
    await rerender(props(after, { happening }));
    await tick();
    expect(document.querySelector('.brief')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await tick();
    expect(document.querySelector('.brief')).not.toBeNull();
  });

  it('cries an event aloud, with Continue where the game waits', async () => {
    const line = Object.values(LINES).find(({ events }) => kindsOf(events).includes('EventCame'));
    if (line === undefined) throw new Error('no event');
    const shown = scene('held', { line: 999 });
    const given = props(shown, {
      happening: { ...line.happening, scene: shown, before: scene('held') },
    });
    render(Table, given);
    await tick();
    expect(document.querySelector("[aria-live='assertive']")?.textContent).not.toBe('');
    const law = screen.getByRole('button', { name: 'What the rule says' });
    expect(document.querySelector('.law')).toBeNull();
    await fireEvent.click(law);
    expect(document.querySelector('.law')?.textContent).not.toBe('');
    expect(document.querySelector('.event .law'), 'the law covers no card').toBeNull();
    // One button and no second one beside it: which of two is meant?
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Continue' });
  });
});

const REPORT = {
  awards: [
    { what: 'gunner', seat: 0, number: 3, sentence: { text: 'award-pirates-gunner', args: { seat: 0, number: 3 } } },
  ],
  passages: [{ text: 'passage-pirates-found', args: { card: 'card.passage-2', position: 'NE1' } }],
};

describe('the ending', () => {
  it.each([
    ['won', /The chapter is won/],
    ['sunk', /the Ellen goes down/],
    ['late', /Out of time/],
  ] as const)('tells how it ended: %s', async (name: ViewName, words) => {
    const shown = scene(name);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(REPORT)));
    render(Ending, {
      scene: shown,
      seats: people(),
      formatter: formatter(),
      voice: WHOLE_VOICES.en,
      settings: createSettings(),
    });
    expect(screen.getByText(words)).toBeTruthy();
    const { points, score = [], stars = [], halves = 2 } = shown.public.end ?? {};
    if (name === 'won') {
      expect(screen.getAllByText(String(points)).length).toBeGreaterThan(0);
      const sum = score.reduce((all, line) => all + line.points, 0);
      expect(Math.floor((sum * halves) / 2), 'the lines add up').toBe(points);
      expect(document.querySelectorAll('.why li.earned')).toHaveLength(stars.filter(({ earned }) => earned).length);
    } else expect(screen.getByText(/brings no points/)).toBeTruthy();
    expect(screen.getByText(/life points? left/i, { selector: '.ship span' })).toBeTruthy();
    expect(await screen.findByText('Best gunner: you (3 damage)')).toBeTruthy();
    expect(screen.getByText('Passage 2 lay at NE1.')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('is a picture to share that needs no stylesheet', () => {
    const svg = posterSvg(
      {
        drawing: [wash(W.red, 'M0 0H320V200H0Z', 2)],
        title: '1. A & B',
        result: 'Won!',
        stars: 2,
        starsInAll: 3,
        lives: 3,
        livesAtStart: 5,
        points: '42 points',
        awards: ['Best gunner: Ann'],
      },
      () => '#c33f27',
    );
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(svg).not.toContain('var(');
    expect(parsed.querySelector('text')?.textContent).toBe('1. A & B');
    expect(parsed.querySelectorAll('path[fill="none"]')).toHaveLength(1 + 2);
  });
});
