// A player's gold, line by line and added up to be shown. What pays, and how much, was said by the server.
import { COUNT_TEXTS, GROUP_SOURCE } from '../../wire/corto-count';
import type { Sentence } from '../../ui/sentences';
import type { CortoGroup, CortoPlayer, CortoSquare, GoldLine } from '../../wire/views/corto';

/** How a sentence names a card of an adventure that is not in play. */
const UNUSED = 'unused';

/** A line of the count: a group, or what else pays. */
export interface CountLine extends GoldLine {
  /** Whether it is the player's largest group. */
  readonly largest?: boolean;
}

type Squares = Readonly<Record<string, CortoSquare>>;

/** What all groups of a player pay together. */
export const groupGold = ({ groups = [] }: CortoPlayer): number => groups.reduce((sum, { gold }) => sum + gold, 0);

/** What a panel shows: all gold where scores are open, else what the groups pay. */
export const goldShown = (player: CortoPlayer): number => player.gold ?? groupGold(player);

/** Every line of a player's count, the groups first. */
export function linesOf(player: Pick<CortoPlayer, 'groups' | 'count'>, squares: Squares): readonly CountLine[] {
  const { groups = [], count = [] } = player;
  return [...groups.map((group) => groupLine(group, squares)), ...count];
}

function groupLine({ gold, squares, largest = false, each = 1 }: CortoGroup, board: Squares): CountLine {
  const number = squares.length;
  const cards = squares.map((square) => board[square]?.card ?? null);
  return { source: GROUP_SOURCE, gold, number, each, largest, cards, squares };
}

/** A line of the count as its sentence. */
export const lineSentence = ({ source, gold, number = 0, squares = [], cards = [] }: CountLine): Sentence => ({
  text: COUNT_TEXTS[source],
  args: { number, gold, squares, cards: cards.map((card) => card ?? UNUSED) },
});

/** The gold of each source, in the order of the count; where scores are not open, that of the groups alone. */
export function bySource(player: CortoPlayer): readonly { readonly source: string; readonly gold: number }[] {
  const sums = new Map<string, number>();
  for (const { source, gold } of linesOf(player, {})) sums.set(source, (sums.get(source) ?? 0) + gold);
  return [...sums].map(([source, sum]) => ({ source, gold: sum }));
}
