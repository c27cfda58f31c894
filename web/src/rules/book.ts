// The rules as a book: chapters and paragraphs, read off the texts that the engine's own refusals name.
import type { Voice } from '../ui/texts';

export const SUBJECTS = ['corto', 'pirates', 'table'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Rule {
  /** C5; with its subject in front it is the id that a refusal names. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Rule[];
}

export function isSubject(name: string): name is Subject {
  return SUBJECTS.some((subject) => subject === name);
}

/** The text of a rule by its id: corto.C5. */
export function textOf(rule: string): string {
  return `rule-${rule.replaceAll('.', '-')}`;
}

/** Rules of Corto that a picture explains; a test holds this list to the pictures, which come later than the page. */
const EXAMPLES: ReadonlySet<string> = new Set(['T1', 'F3', 'V6']);

export function hasExample(subject: Subject, rule: string): boolean {
  return subject === 'corto' && EXAMPLES.has(rule);
}

/** In the order of the texts. Of a story's later chapters the texts that come with the client tell nothing. */
export function chapters(voice: Voice, subject: Subject): readonly Chapter[] {
  const start = `rule-${subject}-`;
  const found = new Map<string, Rule[]>();
  for (const text of voice.ids()) {
    if (!text.startsWith(start)) continue;
    const [chapter, id] = named(text.slice(start.length));
    found.set(chapter, [
      ...(found.get(chapter) ?? []),
      { id, title: voice.part(text, 'title'), text: voice.say(text) },
    ]);
  }
  return [...found].map(([id, rules]) => ({ id, rules }));
}

/** `C5` stands in chapter c, `card-ghost-ship` is card.ghost-ship and stands among the cards. */
function named(rest: string): readonly [chapter: string, id: string] {
  const word = /^([a-z]+)-/.exec(rest)?.[1];
  return word === undefined ? [rest.charAt(0).toLowerCase(), rest] : [word, `${word}.${rest.slice(word.length + 1)}`];
}

// --- search ---

/** What two spellings have in common: small letters without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('œ', 'oe').toLowerCase();
}

/** Every word of the question is somewhere in one of these. */
export function matches(question: string, ...places: readonly string[]): boolean {
  const all = folded(places.join(' '));
  return folded(question)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The rules that answer a question, in their order; a rule that is called by its id stands alone. */
export function found(all: readonly Chapter[], subject: Subject, question: string): readonly Rule[] {
  const rules = all.flatMap((chapter) => chapter.rules);
  const asked = folded(question.trim()).replace(`${subject}.`, '');
  const named = rules.filter((rule) => folded(rule.id) === asked);
  return named.length > 0
    ? named
    : rules.filter((rule) => matches(question.trim(), rule.id, `${subject}.${rule.id}`, rule.title, rule.text));
}

// --- cross-references ---

export interface Span {
  readonly text: string;
  /** The rule that it names; undefined for plain words. */
  readonly rule?: string;
}

const NAMED = /\b(Q[A-F]|[A-Z]\d{1,2})\b/;

/** A paragraph in spans, those that name a rule by themselves. */
export function spans(text: string, exists: (rule: string) => boolean): readonly Span[] {
  return text.split(NAMED).flatMap((part, place) => {
    if (part === '') return [];
    return [place % 2 === 1 && exists(part) ? { text: part, rule: part } : { text: part }];
  });
}
