// The drawn story of each chapter, fetched when a reader comes to it: no page carries pictures of chapters that it does not show.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../../../ui/texts';
import type { Drawing } from './layers';

export interface ChapterArt {
  /** Four panels, in the order of the story. */
  readonly STORY: readonly Drawing[];
  readonly WON: Drawing;
  readonly LOST: Drawing;
}

/** Which picture of a chapter: a panel of its story, or how it ended. */
export type SceneId = '1' | '2' | '3' | '4' | 'won' | 'lost';

const CHAPTERS = import.meta.glob<ChapterArt>('./chapters/chapter-*.ts');
const TEXTS = import.meta.glob<string>('../../../../../src/saltsea/content/pirates/scenes/scenes.*.ftl', {
  query: '?raw',
  import: 'default',
});

export const isDrawn = (chapter: string): boolean => `./chapters/chapter-${chapter}.ts` in CHAPTERS;

/** One picture of a chapter; null for chapters that have none, such as players' own. */
export async function loadScene(chapter: string, scene: SceneId): Promise<Drawing | null> {
  const art = await CHAPTERS[`./chapters/chapter-${chapter}.ts`]?.();
  if (art === undefined) return null;
  if (scene === 'won') return art.WON;
  return scene === 'lost' ? art.LOST : (art.STORY[Number(scene) - 1] ?? null);
}

/** What a picture shows, in words. */
export async function describeScene(language: Language, chapter: string, scene: SceneId): Promise<string> {
  const file = Object.keys(TEXTS).find((name) => name.endsWith(`.${language}.ftl`));
  const source = file === undefined ? undefined : await TEXTS[file]?.();
  if (source === undefined) return '';
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage(`scene-${chapter}-${scene}`)?.value;
  return pattern === null || pattern === undefined ? '' : bundle.formatPattern(pattern);
}
