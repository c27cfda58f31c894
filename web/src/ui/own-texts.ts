// The client's own texts, as they are written: those of a language come as one file, when it is read. A page that
// came with all languages was too heavy for what one reader reads.
import FILES from 'virtual:own-texts';

const known = new Map<string, string>();

export const hasOwnTexts = (language: string): boolean => known.has(language);

/** To be awaited before anything is said in this language. */
export async function loadOwnTexts(language: string): Promise<void> {
  const texts = await FILES[language]?.();
  if (texts !== undefined) known.set(language, texts.default);
}

/** What is said before its texts are there is a mistake of ours. */
export function ownTexts(language: string): string {
  const found = known.get(language);
  if (found === undefined) throw new Error(`the texts of ${language} are not loaded`);
  return found;
}
