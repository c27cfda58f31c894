// Which picture a card bears, and where its figures stand on the sheet of 100 by 136.
import { adventureOf, type CardFacts } from './cards';
import { ADVANTAGES } from './things/advantages';
import { portrait } from './people/portrait';
import { isProp } from './people/props';
import { PORTRAITS, type Person, type Recipe } from './people/portraits';
import { scene } from './scenes';
import { OBJECTS, type Picture } from './things/things';
import { VEHICLES } from './things/vehicles';
import type { Mark } from './marks';

/** A panel of the board, small or wide enough for a name; a card of the hand; a card from close by. */
export type Size = 'panel' | 'board' | 'hand' | 'large';

export interface Figure {
  readonly transform: string;
  readonly marks: readonly Mark[];
}

export interface Drawing {
  readonly scene: readonly Mark[];
  readonly figures: readonly Figure[];
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

// A small panel wants a large head; a caption below wants it higher.
const ALONE: Readonly<Record<Size, Stand>> = {
  panel: { x: 50, y: 68, size: 1.18 },
  board: { x: 50, y: 60, size: 1.06 },
  hand: { x: 50, y: 58, size: 0.98 },
  large: { x: 50, y: 60, size: 0.98 },
};
/** On a small panel who holds something up steps back and aside, so that it is seen. */
const HOLDING: Stand = { x: 42, y: 63, size: 1 };
const CREW: readonly Stand[] = [
  { x: 28, y: -14, size: 0.64 },
  { x: 72, y: -18, size: 0.64 },
  { x: 50, y: 16, size: 0.7 },
];

function stand(person: Person, { x, y, size }: Stand): Figure {
  const scale = Math.round(size * (person.near ?? 1) * 1000) / 1000;
  const way = person.left === true ? -1 : 1;
  return {
    marks: portrait(person),
    transform: `translate(${x - way * 3 * size} ${y}) scale(${scale * way} ${scale}) rotate(${person.tilt ?? 0})`,
  };
}

function onPanel(person: Person): Stand {
  if (person.with?.some(isProp) !== true) return ALONE.panel;
  return person.left === true ? { ...HOLDING, x: 100 - HOLDING.x } : HOLDING;
}

function people(recipe: Recipe, size: Size): Figure[] {
  const middle = ALONE[size];
  const [first, ...others] = recipe.people;
  if (first !== undefined && others.length === 0) return [stand(first, size === 'panel' ? onPanel(first) : middle)];
  return recipe.people.map((person, index) => {
    const place = CREW[index % CREW.length] ?? middle;
    return stand(person, { x: place.x, y: middle.y + place.y, size: place.size * middle.size });
  });
}

const thing = ({ marks }: Picture, size: Size): Figure[] => [
  { marks, transform: size === 'panel' ? 'translate(6 24) scale(0.88)' : 'translate(6 14) scale(0.88)' },
];

export function drawing(card: CardFacts, size: Size): Drawing {
  const adventure = adventureOf(card);
  const recipe = PORTRAITS[card.id];
  if (recipe !== undefined) return { scene: scene(adventure, recipe.scene), figures: people(recipe, size) };
  const picture = OBJECTS[card.id] ?? ADVANTAGES[card.id] ?? VEHICLES[card.id];
  if (picture === undefined) throw new Error(`card ${card.id} has no picture`);
  return { scene: scene(adventure, picture.scene), figures: thing(picture, size) };
}
