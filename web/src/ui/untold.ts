// What a page says whose own texts did not come: it has no others to say it with. So each language's line stands here.
import type { Language } from '../wire/language';

const LINES: Readonly<Record<Language, readonly [what: string, again: string]>> = {
  en: ['The connection broke while this page was on its way.', 'Try again'],
  fr: ['La connexion s’est rompue pendant que cette page était en route.', 'Réessayer'],
};

export function tellWithoutTexts(target: HTMLElement, language: Language): void {
  const [what, again] = LINES[language];
  const told = document.createElement('p');
  told.setAttribute('role', 'alert');
  told.lang = language;
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = again;
  button.onclick = () => location.reload();
  told.append(what, ' ', button);
  target.replaceChildren(told);
}
