// Levels of computer players in words: what each is called, and in one line what it is like.
import type { Voice } from '../ui/texts';

/** A bot of a game that has no text for it is called by its id. */
export function levelName(voice: Voice, bot: string): string {
  return voice.has(`bot-${bot}`) ? voice.say(`bot-${bot}`) : bot;
}

/** Empty where no text tells it. */
export function levelAbout(voice: Voice, bot: string): string {
  return voice.part(`bot-${bot}`, 'about');
}

/** The level of a bot with a personality, LEVEL-PERSONALITY; any other bot is its own level. */
export function levelOf(bots: readonly string[], personalities: readonly string[], bot: string): string {
  return (personalities.includes(bot) ? bots.find((level) => bot.startsWith(`${level}-`)) : undefined) ?? bot;
}

/** Bots with a personality, by personality, each group in the order of levels. */
export function byPersonality(bots: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const personalities = new Set(bots.map(personalityOf));
  return [...personalities].map((personality) => [
    personality,
    bots.filter((bot) => personalityOf(bot) === personality),
  ]);
}

function personalityOf(bot: string): string {
  return bot.slice(bot.indexOf('-') + 1);
}

/** The levels that a seat can be given to, and the bot that has it now: one of an older table is no level today. */
export function withCurrent(bots: readonly string[], current: string): readonly string[] {
  return current === '' || bots.includes(current) ? bots : [current, ...bots];
}
