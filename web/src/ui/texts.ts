// Texts in both languages. The sources are Fluent files beside the Python package's own, one syntax for both sides.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import english from '../../../src/saltsea/content/texts/web.en.ftl?raw';
import french from '../../../src/saltsea/content/texts/web.fr.ftl?raw';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;
export type Say = (id: string, facts?: Facts) => string;

export const SOURCES: Readonly<Record<Language, string>> = { en: english, fr: french };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first language the reader understands, as the browser lists them; English when it lists none of ours. */
export function firstGuess(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
  return isLanguage(best) ? best : 'en';
}

/** A speaker of one language. A missing text is a mistake of ours: it throws, so that a test sees it first. */
export function speaker(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mistakes = bundle.addResource(new FluentResource(SOURCES[language]));
  if (mistakes.length > 0) throw new Error(`texts of ${language}: ${mistakes.join('; ')}`);
  return (id, facts) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) throw new Error(`no text ${id} in ${language}`);
    return bundle.formatPattern(pattern, facts);
  };
}
