// The story of a table of the pirates, or of their App: what its server tells of the chapter to those who may know it.
import type { TableStory } from '../table/extension';
import { ask } from '../wire/api';
import type { Language } from '../wire/language';
import type { VoyageStory } from '../wire/types';

/** The pages around a table hand on what this game's server has told them. */
export function voyageOf(story: TableStory): VoyageStory;
export function voyageOf(story: TableStory | undefined): VoyageStory | undefined;
export function voyageOf(story: TableStory | undefined): VoyageStory | undefined {
  return story as VoyageStory | undefined;
}

/** What everybody at a table may know of the chapter that it sails; `key` is that of a seat there, or a log book. */
export const fetchVoyage = (code: string, language: Language, key: string): Promise<VoyageStory> =>
  ask<VoyageStory>(`/api/tables/${code}/words?language=${language}`, { key });
/** What the crew of a game was told, and how it ended; for them, and for players who have come as far. */
export const fetchGameWords = (id: string, language: Language, key: string): Promise<VoyageStory> =>
  ask<VoyageStory>(`/api/games/${encodeURIComponent(id)}/words?language=${language}`, { key });
