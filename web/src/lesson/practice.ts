// A practice: what is new in one chapter, done in a small sea of its own before the sand runs. Where it is offered, and where
// its pupil came from. Which table is one, the server says.
const BACK_AS = 'saltsea.practice.back';
const CHAPTER = /^[1-9]\d?$/;
/** A pupil comes from a table, or from the page of the chapter; nothing else is an address to go back to. */
const TABLE = /^\/t\/[\w-]+$/;

/** The page that offers it; from a table it leads back there. */
export function practicePage(chapter: string, from: string): string {
  return `/learn/pirates?chapter=${chapter}${TABLE.test(from) ? `&back=${encodeURIComponent(from)}` : ''}`;
}

/** The chapter that an address asks for: what is none of a story's numbers is not practised, and not repeated in a title. */
export const practisedChapter = (asked: string | null): string => (asked !== null && CHAPTER.test(asked) ? asked : '');

/** Where a pupil of this chapter goes on, if the page was asked to lead back to a table. */
export function keepBack(chapter: string, asked: string | null): void {
  try {
    sessionStorage.setItem(BACK_AS, JSON.stringify([chapter, asked !== null && TABLE.test(asked) ? asked : '']));
  } catch {
    // a private window: then the page of the chapter is the way back
  }
}

export function backFrom(chapter: string): string {
  const own = `/campaign?chapter=${chapter}`;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(BACK_AS) ?? '[]');
    const [of, to] = Array.isArray(kept) ? (kept as unknown[]) : [];
    return of === chapter && typeof to === 'string' && TABLE.test(to) ? to : own;
  } catch {
    return own;
  }
}
