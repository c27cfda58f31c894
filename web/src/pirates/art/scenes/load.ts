// The drawn story of each chapter, fetched when a reader comes to it: no page carries pictures of chapters that it does not show.
// What they show in words is the server's to tell, with the story, because a locked chapter stays secret.
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

export const isDrawn = (chapter: string): boolean => `./chapters/chapter-${chapter}.ts` in CHAPTERS;

/** One picture of a chapter; null for chapters that have none, such as players' own. */
export async function loadScene(chapter: string, scene: SceneId): Promise<Drawing | null> {
  const art = await CHAPTERS[`./chapters/chapter-${chapter}.ts`]?.();
  if (art === undefined) return null;
  if (scene === 'won') return art.WON;
  return scene === 'lost' ? art.LOST : (art.STORY[Number(scene) - 1] ?? null);
}
