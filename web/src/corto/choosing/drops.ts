// What it means to drag something somewhere: the same wishes that touches would have made.
import type { Choices } from './choices';
import type { Wish } from './chooser.svelte';

export type Held =
  | { readonly kind: 'card'; readonly card: string }
  /** A piece, or one of one's own markers that is not on the board; its name is that of an offer's `drag`. */
  | { readonly kind: 'piece'; readonly piece: string }
  /** What lies on a square: a marker or a character. */
  | { readonly kind: 'square'; readonly square: string };

export type Target =
  { readonly kind: 'square'; readonly square: string } | { readonly kind: 'pile' } | { readonly kind: 'nowhere' };

export function dropped(held: Held, target: Target, inPlay: string | null, choices: Choices): readonly Wish[] {
  if (held.kind === 'card') return droppedCard(held.card, target, inPlay);
  if (target.kind !== 'square') return [];
  if (held.kind === 'piece') return [{ kind: 'drag', piece: held.piece, square: target.square }];
  return held.square === target.square ? [] : movedFrom(held.square, target, choices);
}

function droppedCard(card: string, target: Target, inPlay: string | null): readonly Wish[] {
  const isInPlay = inPlay === card;
  switch (target.kind) {
    case 'square':
      return [
        ...(isInPlay ? [] : [{ kind: 'do', action: { kind: 'Play', card } } as const]),
        { ...target, isSure: true },
      ];
    case 'pile':
      return [...(isInPlay ? [{ kind: 'undo' } as const] : []), { kind: 'do', action: { kind: 'Discard', card } }];
    case 'nowhere':
      return isInPlay ? [{ kind: 'undo' }] : [];
  }
}

/** The second square is touched only if the next step asks for one. */
function movedFrom(
  from: string,
  target: Extract<Target, { readonly kind: 'square' }>,
  { squares }: Choices,
): readonly Wish[] {
  const found = squares.get(from)?.find(({ offer }) => offer.drag === 'square');
  if (found === undefined) return [];
  const first: Wish = { kind: 'do', action: found.action };
  return found.offer.next === 'square' ? [first, { ...target, isSure: true }] : [first];
}
