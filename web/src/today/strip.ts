// The strip of a day: what came of the deal, to be shared as text or as a picture. Signs say who was ahead after each turn.
import type { Say } from '../ui/texts';
import type { DealResult } from '../wire/types';

/** What a strip tells. */
export interface Strip {
  readonly day: string;
  readonly result: DealResult;
  /** What the bot is called. */
  readonly rival: string;
  readonly streak: number;
  /** Where others can play the same deal. */
  readonly link: string;
}

const AHEAD = '▲';
const LEVEL = '=';
const BEHIND = '▼';

/** One sign for each turn: ahead, level or behind. */
export function signs(leads: readonly number[]): string {
  return leads.map(sign).join('');
}

function sign(lead: number): string {
  if (lead === 0) return LEVEL;
  return lead > 0 ? AHEAD : BEHIND;
}

/** How it went, in words: for readers who hear the strip. */
export function courseWords(leads: readonly number[], say: Say): string {
  return say('strip-course', { ahead: leads.filter((lead) => lead > 0).length, turns: leads.length });
}

export function resultWords({ result, rival }: Pick<Strip, 'result' | 'rival'>, say: Say): string {
  const [mine = 0, theirs = 0] = result.gold;
  const ended = result.won ? 'won' : 'lost';
  const how = result.left ? 'left' : ended;
  return say(`strip-${how}`, { mine, theirs, rival });
}

/** A day as the reader's language writes it. */
export function dayWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** The whole strip as text. */
export function stripText(strip: Strip, say: Say, language: string): string {
  const row = strip.streak > 1 ? [say('strip-streak', { days: strip.streak })] : [];
  return [
    say('strip-title', { day: dayWords(strip.day, language) }),
    resultWords(strip, say),
    signs(strip.result.leads),
    [...row, say('on-honour')].join(' · '),
    strip.link,
  ].join('\n');
}
