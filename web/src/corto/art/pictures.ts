// Which picture a card bears, and where its figures stand on the sheet of 100 by 136.
import { adventureOf, type CardFacts } from './cards';
import { ADVANTAGES } from './advantages';
import { portrait } from './people/portrait';
import { PORTRAITS, type Person, type Recipe } from './people/portraits';
import { scene } from './scenes';
import { OBJECTS, type Picture } from './things';
import { VEHICLES } from './vehicles';
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
const CREW: readonly Stand[] = [
  { x: 27, y: -8, size: 0.66 },
  { x: 74, y: -10, size: 0.66 },
  { x: 49, y: 12, size: 0.78 },
];

function stand(person: Person, { x, y, size }: Stand): Figure {
  const scale = Math.round(size * (person.near ?? 1) * 1000) / 1000;
  const way = person.left === true ? -1 : 1;
  return {
    marks: portrait(person),
    transform: `translate(${x - way * 3 * size} ${y}) scale(${scale * way} ${scale}) rotate(${person.tilt ?? 0})`,
  };
}

function people(recipe: Recipe, size: Size): Figure[] {
  const middle = ALONE[size];
  if (recipe.people.length === 1) return recipe.people.map((person) => stand(person, middle));
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
