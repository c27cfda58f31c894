// A name in every language, for tests that read it in two.
import { LANGUAGES } from '../../src/ui/texts';
import type { Title } from '../../src/wire/types';

export const title = (en: string, fr = en): Title =>
  Object.fromEntries(LANGUAGES.map((language) => [language, language === 'fr' ? fr : en])) as unknown as Title;
