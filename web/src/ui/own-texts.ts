// The client's own texts, as they are written: those of a language come as one file, when it is read, and what pages
// other than a table say as a second one. A page that came with all of them was too heavy for what one reader reads.
import FILES from 'virtual:own-texts';

type Part = keyof typeof FILES;
const known = new Map<string, string>();
let wanted: readonly Part[] = ['table'];

const nameOf = (part: Part, language: string): string => `${part}.${language}`;

/** From now on, in every language: what other pages say is loaded, too. */
export function wantPageTexts(): void {
  wanted = ['table', 'pages'];
}

export const hasOwnTexts = (language: string): boolean => wanted.every((part) => known.has(nameOf(part, language)));

/** To be awaited before anything is said in this language. */
export async function loadOwnTexts(language: string): Promise<void> {
  await Promise.all(wanted.map((part) => loadPart(part, language)));
}

async function loadPart(part: Part, language: string): Promise<void> {
  const name = nameOf(part, language);
  const texts = known.has(name) ? undefined : await FILES[part][language]?.();
  if (texts !== undefined) known.set(name, texts.default);
}

/** What is said before its texts are there is a mistake of ours. */
export function ownTexts(language: string): string {
  const found = known.get(nameOf('table', language));
  if (found === undefined) throw new Error(`the texts of ${language} are not loaded`);
  return `${found}\n${known.get(nameOf('pages', language)) ?? ''}`;
}
