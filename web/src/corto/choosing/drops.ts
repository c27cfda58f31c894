// What it means to drag something somewhere: the same wishes that touches would have made.
import type { Choices } from './choices';
import type { Wish } from './chooser.svelte';
import type { Sight } from '../view';

export type Held =
  | { readonly kind: 'card'; readonly card: number }
  /** One of one's own markers that is not on the board. */
  | { readonly kind: 'stock' }
  | { readonly kind: 'corto' | 'rasputin' | 'vessel' }
  /** A marker that may be taken up, or a character that may change places. */
  | { readonly kind: 'square'; readonly square: number };

export type Target =
  { readonly kind: 'square'; readonly square: number } | { readonly kind: 'pile' } | { readonly kind: 'nowhere' };

export function dropped(held: Held, target: Target, sight: Sight, choices: Choices): readonly Wish[] {
  if (held.kind === 'card') return droppedCard(held.card, target, sight);
  if (target.kind !== 'square') return [];
  const { square } = target;
  switch (held.kind) {
    case 'stock':
      return [{ kind: 'do', action: { kind: 'Mark', square } }];
    case 'corto':
    case 'rasputin':
      return [{ kind: 'do', action: { kind: 'Move', square } }];
    case 'vessel':
      return [{ kind: 'do', action: { kind: 'Sail', square } }];
    case 'square':
      return held.square === square ? [] : movedFrom(held.square, square, sight, choices);
  }
}

function droppedCard(card: number, target: Target, sight: Sight): readonly Wish[] {
  const isInPlay = sight.inPlay === card;
  switch (target.kind) {
    case 'square':
      return [...(isInPlay ? [] : [{ kind: 'do', action: { kind: 'Play', card } } as const]), target];
    case 'pile':
      return [...(isInPlay ? [{ kind: 'undo' } as const] : []), { kind: 'do', action: { kind: 'Discard', card } }];
    case 'nowhere':
      return isInPlay ? [{ kind: 'undo' }] : [];
  }
}

/** Where the marker goes is known already when only its source was asked for. */
function movedFrom(from: number, to: number, { table }: Sight, choices: Choices): readonly Wish[] {
  const offer = choices.squares.get(from)?.find(({ action }) => action.kind === 'Lift' || action.kind === 'Pick');
  if (offer === undefined) return [];
  const first: Wish = { kind: 'do', action: offer.action };
  return table.step === 'lift' ? [first] : [first, { kind: 'square', square: to }];
}
