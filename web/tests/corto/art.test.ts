// The cards' art: every card has a picture of its own, of finite numbers, the same each time; and colours that everybody can tell apart.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import namesEnglish from '../../../src/saltsea/content/corto/themes/stories.en.ftl?raw';
import namesFrench from '../../../src/saltsea/content/corto/themes/stories.fr.ftl?raw';
import plainEnglish from '../../../src/saltsea/content/corto/themes/neutral.en.ftl?raw';
import plainFrench from '../../../src/saltsea/content/corto/themes/neutral.fr.ftl?raw';
import { ADVENTURES, LOOKS } from '../../src/corto/art/adventures';
import { backPattern } from '../../src/corto/art/backs';
import { burst } from '../../src/corto/art/bursts';
import CardBack from '../../src/corto/art/CardBack.svelte';
import CardFace from '../../src/corto/art/CardFace.svelte';
import { ALL_CARDS, type CardFacts, CARDS } from '../../src/corto/art/cards';
import { fit, ON_SCREEN } from '../../src/corto/art/lettering';
import { drawing, type Size } from '../../src/corto/art/pictures';
import { PLAYERS } from '../../src/corto/art/players';
import { PORTRAITS } from '../../src/corto/art/people/portraits';
import { FIGURES, PIECES, pips, wax } from '../../src/corto/art/tokens';

const SIZES: readonly Size[] = ['panel', 'hand', 'large'];
const PATH = /^(M[^A-Za-z]+([LQCHVAZ][^A-Za-z]*)*)+$/;
const finite = (d: string): boolean =>
  PATH.test(d) && (d.match(/-?[\d.]+/g) ?? []).every((number) => Number.isFinite(Number(number)));
const cardOf = (id: string): CardFacts => {
  const found = CARDS[id];
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

describe('pictures', () => {
  it('are drawn for every card, at every size, with finite numbers', () => {
    expect(ALL_CARDS).toHaveLength(120);
    for (const card of ALL_CARDS)
      for (const size of SIZES) {
        const { scene, figures } = drawing(card, size);
        const bad = [...scene, ...figures.flatMap((figure) => figure.marks)].filter((mark) => !finite(mark.d));
        expect(bad.map((mark) => `${card.id}: ${mark.d}`)).toEqual([]);
        for (const figure of figures) expect(figure.transform).not.toMatch(/NaN|undefined/);
      }
  });

  it('are the same each time', () => {
    for (const card of ALL_CARDS) expect(drawing(card, 'hand')).toEqual(drawing(card, 'hand'));
  });

  it('belong to one card each, scenery and stance left aside', () => {
    const seen = ALL_CARDS.map((card) => JSON.stringify(drawing(card, 'hand').figures.map((figure) => figure.marks)));
    expect(new Set(seen).size).toBe(120);
  });

  it('show a person for every character and for Corto and Rasputin alone', () => {
    const wanted = ALL_CARDS.filter(
      (card) => card.kind === 'character' || (card.kind === 'figurine' && card.vehicle !== true),
    );
    expect(Object.keys(PORTRAITS).sort()).toEqual(wanted.map((card) => card.id).sort());
  });
});

describe('colours', () => {
  // Linear light after Machado, Oliveira and Fernandes (2009): full protanopia, deuteranopia, tritanopia.
  const SIGHTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
    full: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protan: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
  const linear = (hex: string): number[] =>
    [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
  const weigh = (weights: readonly number[], light: readonly number[]): number =>
    weights.reduce((sum, weight, index) => sum + weight * (light[index] ?? 0), 0);
  const luminance = (hex: string): number => weigh([0.2126, 0.7152, 0.0722], linear(hex));
  const contrast = (one: string, other: string): number => {
    const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const lab = (hex: string, model: readonly (readonly number[])[]): number[] => {
    const light = model.map((row) => Math.min(1, Math.max(0, weigh(row, linear(hex)))));
    const [x = 0, y = 0, z = 0] = [
      [0.4339, 0.3762, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0177, 0.1095, 0.8729],
    ].map((row) => root(weigh(row, light)));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const apart = (one: readonly number[], other: readonly number[]): number =>
    Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));

  it('carry their lettering: at least 4.5 to 1, by day and by night', () => {
    for (const { accent, night, lettering } of Object.values(LOOKS)) {
      expect(contrast(accent, lettering)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night, lettering)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('stay apart for every kind of colour sight', () => {
    for (const model of Object.values(SIGHTS))
      for (const scheme of ['accent', 'night'] as const) {
        const seen = ADVENTURES.map((adventure) => lab(LOOKS[adventure][scheme], model));
        const least = Math.min(
          ...seen.flatMap((one, index) => seen.slice(index + 1).map((other) => apart(one, other))),
        );
        expect(least).toBeGreaterThan(20);
      }
  });

  it('never stand alone: six emblems, six patterns, four shapes', () => {
    expect(new Set(ADVENTURES.map((adventure) => LOOKS[adventure].emblem)).size).toBe(6);
    expect(new Set(ADVENTURES.map(backPattern)).size).toBe(6);
    expect(new Set(PLAYERS.map((player) => player.shape)).size).toBe(4);
  });
});

describe('tokens', () => {
  it('are drawn with finite numbers', () => {
    const marks = [...Object.values(FIGURES), ...Object.values(PIECES), wax('#000000', '#ffffff'), pips(3)].flat();
    const paths = [
      ...marks.map((mark) => mark.d),
      ...ADVENTURES.flatMap((adventure) => [LOOKS[adventure].emblem, backPattern(adventure)]),
      ...PLAYERS.flatMap((player) => [player.shape, player.glyph]),
      burst({ x: 0, y: 0, rx: 9, spikes: 11, seed: 3 }),
    ];
    expect(paths.filter((d) => !finite(d))).toEqual([]);
  });
});

/** Of a square of an eighth of the height: a sixtieth of it. */
const FAR = 13.3;

describe('lettering', () => {
  it.each([namesEnglish, namesFrench, plainEnglish, plainFrench])(
    'fits every name into its box, on two lines at most',
    (theme) => {
      const names = [...theme.matchAll(/^card-corto-\w+ = (.+)$/gm)].map((match) => match[1] ?? '');
      expect(names).toHaveLength(120);
      for (const name of names) {
        const { lines, size } = fit(name, { width: 84, largest: 10 });
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(84.001);
        expect(size).toBeGreaterThan(6);
      }
    },
  );

  it.each([namesEnglish, namesFrench, plainEnglish, plainFrench])(
    'letters most names on the screen of a room so high that they are read from three metres',
    (theme) => {
      const names = [...theme.matchAll(/^card-corto-\w+ = (.+)$/gm)].map((match) => match[1] ?? '');
      const all = names.map((name) => fit(name, ON_SCREEN));
      for (const { lines } of all) {
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(ON_SCREEN.width + 0.001);
      }
      const small = all.filter(({ size }) => size < FAR).length;
      expect(small / names.length).toBeLessThanOrEqual(0.2);
      expect(Math.min(...all.map(({ size }) => size))).toBeGreaterThan(9);
    },
  );

  it('breaks at no-break spaces too, rather than not at all', () => {
    expect(fit('Halte-là\u00a0! Les papiers', { width: 40, largest: 10 }).lines).toHaveLength(2);
  });
});

describe('a card’s face', () => {
  it('is silent for a screen reader: the caller names it', () => {
    const { container } = render(CardFace, { card: cardOf('A1'), name: 'Pandora', size: 'large' });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toContain('PANDORA');
  });

  it('bears no letters on the board', () => {
    const { container } = render(CardFace, { card: cardOf('A1'), name: 'Pandora', size: 'panel' });
    expect(container.textContent.trim()).toBe('');
  });

  it.each(ALL_CARDS.map((card) => card.id))('%s draws', (id) => {
    const { container } = render(CardFace, { card: cardOf(id), name: id, size: 'hand' });
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has a back in its adventure’s colour', () => {
    const { container } = render(CardBack, { adventure: 'C' });
    expect(container.querySelector('svg')?.getAttribute('style')).toContain(LOOKS.C.accent);
  });
});
