// The count as a scene: it ends at the very scores that the server counted, card by card, and says what decided.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Ending from '../../src/corto/ending/Ending.svelte';
import { course, cutout, eachOf, goldAfter, goldOf, shownOf, sources } from '../../src/corto/ending/ending';
import type { CortoScene } from '../../src/corto/view';
import type { Outcome } from '../../src/table/scene';
import { tell } from '../../src/ui/sentences';
import { endsOf, pointsOf } from '../../src/corto/chart/chart';
import { chartOf } from '../../src/corto/ending/course';
import type { CortoCourse, CortoEnding, CortoTable } from '../../src/wire/views/corto';
import { formatterOf, VOICES } from '../helpers/corto-scenes';
import { people, story } from '../helpers/story';
import { settingsOf } from '../helpers/settings';

const FINISHED = ['two', 'four', 'nobody-goes-on', 'taken-back', 'tie-by-stock', 'shared-victory', 'partners'];

const COURSE: CortoCourse = {
  moments: [
    { line: 10, turn: 1, seat: 0, gold: [4, 0] },
    { line: 20, turn: 2, seat: 1, gold: [2, 4] },
    { line: 30, turn: 3, seat: 0, gold: [2, 5] },
  ],
  turning: {
    line: 20,
    say: { text: 'story-turning', args: { turn: 2, seat: 1, names: [1], number: 1, gold: 3 } },
  },
};

interface Over {
  readonly scene: CortoScene;
  readonly view: CortoTable;
  readonly ending: CortoEnding;
  readonly outcome: Outcome;
}

function ended(name: string): Over {
  const { last: scene } = story(name);
  const { ending } = scene.public;
  if (scene.outcome === null || ending == null) throw new Error(`${name} is not over`);
  return { scene, view: scene.public, ending, outcome: scene.outcome };
}

function said(name: string): { readonly winners: string; readonly tie: string } {
  const { verdict, tie = [] } = ended(name).ending;
  const formatter = formatterOf(VOICES.en, people());
  return { winners: tell(formatter, verdict), tie: tie.map((one) => tell(formatter, one)).join(' ') };
}

describe.each(FINISHED)('the count of %s', (name) => {
  const { view, ending } = ended(name);
  const all = sources(view);
  const scene = course(all);
  const number = view.players.length;

  it('ends at the scores', () => {
    const gold = goldAfter(scene, scene.length, number);
    const together = ending.sides.map(({ seats }) => seats.reduce((sum, seat) => sum + (gold[seat] ?? 0), 0));
    expect(together).toEqual(ending.sides.map((side) => side.gold));
    expect(view.players.map((_, seat) => all.reduce((sum, source) => sum + goldOf(source, seat), 0))).toEqual(gold);
  });

  it('never runs backwards and begins with nothing', () => {
    expect(goldAfter(scene, 0, number)).toEqual(view.players.map(() => 0));
    expect(scene.every((moment) => moment.gold >= 0)).toBe(true);
  });

  it('shows every line whole at the end', () => {
    for (const { lines } of all)
      for (const line of lines)
        expect(shownOf(scene, scene.length, line)).toEqual({ pieces: line.number ?? 0, gold: line.gold });
  });
});

describe('gold over time', () => {
  it('begins with nothing at the left and ends with the last turn at the right', () => {
    expect(pointsOf(chartOf(COURSE), 0)).toBe('0,90 106.7,18 213.3,54 320,54');
    expect(pointsOf(chartOf(COURSE), 1)).toBe('0,90 106.7,90 213.3,18 320,0');
  });

  it('has no shape on top of another where lines end together', () => {
    const ends = (gold: readonly number[]) => {
      const found = endsOf({ places: [gold], most: 10, height: 100 }, [0, 1, 2, 3]);
      return [0, 1, 2, 3].map((seat) => Math.round((found.get(seat) ?? 0) * 10) / 10);
    };
    expect(ends([10, 7, 4, 1])).toEqual([0, 30, 60, 90]);
    expect(ends([10, 0, 0, 0])).toEqual([0, 71.2, 85.6, 100]);
    expect(ends([6, 10, 10, 5])).toEqual([40, 0, 14.4, 54.4]);
  });
});

describe('the verdict', () => {
  it('names the winner', () => {
    const { outcome, ending } = ended('two');
    expect(outcome.winners).toHaveLength(1);
    expect(ending.sides.flatMap(({ seats, won }) => (won === true ? seats : []))).toEqual(outcome.winners);
    expect(said('two').winners).toMatch(/^(You win|Bob wins) with \d+ gold\.$/);
    expect(said('two').tie).toBe('');
  });

  it('says what broke a tie', () => {
    expect(said('tie-by-stock').winners).toMatch(/^(You win|\w+ wins) with/);
    expect(said('tie-by-stock').tie).toMatch(
      /have \d+ gold, so the markers left in stock decided\. In stock: \w+ \d+\. In stock: \w+ \d+\.$/,
    );
  });

  it('says why a victory is shared', () => {
    expect(said('shared-victory').winners).toMatch(/^\w+ and \w+ share the victory/);
    expect(said('shared-victory').tie).toContain('equally many markers');
  });

  it('names both partners of a side', () => {
    expect(ended('partners').ending.sides.map(({ seats, each }) => [seats, each?.length])).toEqual([
      [[0, 2], 2],
      [[1, 3], 2],
    ]);
    expect(said('partners').winners).toMatch(/^(You and Carla|Bob and Dev) win together with \d+ gold\.$/);
  });
});

describe('what is drawn', () => {
  it('is a cutting of the board, as small as the group', () => {
    const rows = [
      ['a1', 'a2', 'a3', 'a4'],
      ['b1', 'b2', 'b3', 'b4'],
      ['c1', 'c2', 'c3', 'c4'],
    ];
    expect(cutout(rows, ['b2', 'b3', 'c3'])).toEqual([
      ['b2', 'b3'],
      [null, 'c3'],
    ]);
  });

  it('shows every piece of a quest', () => {
    expect(eachOf({ ingot: 2, crow: 1 })).toEqual(['ingot', 'ingot', 'crow']);
    expect(eachOf()).toEqual([]);
  });
});

describe('the scene', () => {
  function open(name: string, motion: 0 | 1): void {
    const settings = settingsOf({ motion });
    const { scene, view } = ended(name);
    const seats = people(view.players.length);
    render(Ending, { scene, seats, formatter: formatterOf(VOICES.en, seats), voice: VOICES.en, settings });
  }

  function row(title: string): readonly (string | null)[] {
    const header = within(screen.getByRole('table')).getByRole('rowheader', { name: title });
    return [...(header.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  }

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('fetch', async () => Response.json(COURSE));
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is over at once for who wants no motion', () => {
    open('tie-by-stock', 0);
    expect(screen.getByText(said('tie-by-stock').winners)).toBeTruthy();
    expect(row('Gold')).toEqual(ended('tie-by-stock').outcome.scores.map(String));
    expect(screen.getByRole('link', { name: 'Victory (V5)' }).getAttribute('href')).toBe('/rules/corto#V5');
    expect(screen.getByRole('link', { name: /\(E1\)$/ }).getAttribute('href')).toBe('/rules/corto#E1');
  });

  it('draws the bars to one scale: the most gold is a whole one', () => {
    const { outcome } = ended('four');
    open('four', 0);
    const bars = [...document.querySelectorAll<HTMLElement>('.bar > .fill')].map(({ style }) => style.width);
    const most = Math.max(...outcome.scores);
    expect(bars).toEqual(outcome.scores.map((gold) => `${(gold / most) * 100}%`));
  });

  it('runs by itself to the end, and its table is there for listeners from the start', async () => {
    vi.useFakeTimers();
    open('two', 1);
    expect(row('Gold')).toEqual(ended('two').outcome.scores.map(String));
    expect(screen.queryByText(said('two').winners)).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(said('two').winners)).toBeTruthy();
  });

  it('can be skipped', async () => {
    open('four', 1);
    screen.getByRole('button', { name: 'Straight to the end' }).click();
    expect(await screen.findByText(said('four').winners)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Straight to the end' })).toBeNull();
  });

  it('runs once: opened again, it stands at its end', () => {
    open('two', 1);
    expect(screen.queryByText(said('two').winners)).toBeNull();
    cleanup();
    open('two', 1);
    expect(screen.getByText(said('two').winners)).toBeTruthy();
    localStorage.setItem('saltsea.counted', '{damaged');
    cleanup();
    open('two', 1);
    expect(screen.queryByText(said('two').winners)).toBeNull();
  });

  it('says in a sentence why the others lost', () => {
    open('four', 0);
    const reasons = ended('four').ending.sides.flatMap(({ why }) => (why == null ? [] : [why]));
    expect(reasons).toHaveLength(3);
    for (const why of reasons)
      expect(screen.getByText(tell(formatterOf(VOICES.en, people(4)), why)).textContent).toMatch(
        /gold more than|as much/,
      );
  });

  it('marks the turning point, and leads to it in the replay', async () => {
    open('two', 0);
    const link = await screen.findByRole('link', { name: 'Look at it' });
    expect(link.getAttribute('href')).toMatch(/^\/replay\/.*\?line=20$/);
    expect(link.parentElement?.textContent).toContain('Turn 2, played by Bob, decided it: from then on Bob was ahead.');
    expect(screen.getByRole('img', { name: /You 2, Bob 5/ }).querySelectorAll('polyline')).toHaveLength(4);
  });

  it('says what each side of partners has together', async () => {
    open('partners', 0);
    expect(await screen.findByRole('img', { name: /You and Carla 2, Bob and Dev 5$/ })).toBeTruthy();
    const { scores } = ended('partners').outcome;
    expect(screen.getByText(`You and Carla together: ${scores[0]} gold`)).toBeTruthy();
    expect(screen.getByText(`Bob and Dev together: ${scores[1]} gold`)).toBeTruthy();
  });
});
