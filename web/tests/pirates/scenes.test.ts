// The drawn story: six pictures for each chapter, each unlike all others, painted with the washes and told in every language.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { W } from '../../src/pirates/art/drawing/pen';
import { FRAME, written, type Drawing } from '../../src/pirates/art/scenes/layers';
import { isDrawn, loadScene, type SceneId } from '../../src/pirates/art/scenes/load';

const CHAPTERS = Array.from({ length: 10 }, (_, place) => String(place + 1));
const SCENES: readonly SceneId[] = ['1', '2', '3', '4', 'won', 'lost'];
const SOURCES = import.meta.glob<string>('../../../src/saltsea/content/pirates/scenes/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const all = async (): Promise<Map<string, Drawing>> =>
  new Map(
    await Promise.all(
      CHAPTERS.flatMap((chapter) =>
        SCENES.map(async (scene) => [`scene-${chapter}-${scene}`, (await loadScene(chapter, scene)) ?? []] as const),
      ),
    ),
  );

describe('the drawn story', () => {
  it('has four panels and two endings in each chapter, each of its own', async () => {
    const drawn = [...(await all()).values()].map((drawing) => written(drawing, (wash) => wash));
    expect(new Set(drawn).size).toBe(60);
    for (const one of drawn) expect(one).not.toMatch(/NaN|undefined/);
  });

  it('paints with the washes of the palette and no others', async () => {
    const washes = new Set<string>(['none', ...Object.values(W)]);
    for (const [name, drawing] of await all()) {
      written(drawing, (wash) => {
        expect(washes.has(wash) || /^var\(--w-sailor-\d\)$/.test(wash), `${name}: ${wash}`).toBe(true);
        return wash;
      });
    }
  });

  it('covers windows that are much wider or higher than the frame', async () => {
    for (const [name, drawing] of await all()) {
      const [first] = drawing;
      const numbers = first !== undefined && 'd' in first ? (first.d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number) : [];
      expect(Math.min(...numbers), name).toBeLessThan(-FRAME.width / 2);
      expect(Math.max(...numbers), name).toBeGreaterThan(FRAME.width);
    }
  });

  it('is told in words in every language', () => {
    const ids = CHAPTERS.flatMap((chapter) => SCENES.map((scene) => `scene-${chapter}-${scene}`));
    for (const source of Object.values(SOURCES))
      expect(new FluentResource(source).body.map(({ id }) => id)).toEqual(ids);
  });

  it('leaves players’ own chapters alone', async () => {
    expect(isDrawn('0')).toBe(false);
    expect(await loadScene('free', 'won')).toBeNull();
  });
});
