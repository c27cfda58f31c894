// One line per person: what to draw, in words. portrait.ts turns it into ink.
import type { HairColour } from '../cloth';
import type { ClothesName } from './clothes';
import type { ExtraName } from './extras';
import type { Features } from './faces';
import type { BeardName, HairName, MoustacheName } from './hair';
import type { HatName } from './hats';

export interface Person extends Features {
  readonly hair?: HairName;
  readonly beard?: BeardName;
  readonly moustache?: MoustacheName;
  readonly whiskers?: HairColour; // of beard and moustache, where it is not the hair's
  readonly hat?: HatName;
  readonly wears: ClothesName;
  readonly with?: readonly ExtraName[];
  readonly left?: true; // looks to the left
  readonly tilt?: number; // degrees
  readonly near?: number; // 1 is the usual distance, more is closer
}

export interface Recipe {
  readonly scene: number; // which view of the adventure lies behind
  readonly people: readonly Person[];
}

const one = (scene: number, person: Person): Recipe => ({ scene, people: [person] });
const corto = { face: 'long', skin: 'tan', nose: 'straight', hair: ['crop', 'ink'], beard: 'burns' } as const;
const rasputin = { face: 'gaunt', skin: 'pale', nose: 'long', brows: 'heavy', hair: ['wild', 'ink'], beard: 'forked' } as const;

export const PORTRAITS: Readonly<Record<string, Recipe>> = {
  // The South Seas
  A1: one(0, { face: 'heart', skin: 'fair', eyes: 'open', nose: 'button', mouth: 'full', brows: 'thin', hair: ['wavy', 'fair'], wears: ['blouse', 'white', 'sea'], turn: 30 }),
  A2: one(1, { face: 'young', skin: 'fair', eyes: 'sly', nose: 'straight', mouth: 'smirk', hair: ['parted', 'auburn'], wears: ['shirt', 'sky', 'white'], with: ['freckles'], left: true, turn: 22 }),
  A3: one(2, { face: 'square', skin: 'brown', eyes: 'open', nose: 'broad', mouth: 'smile', hair: ['curls', 'ink'], wears: ['shirt', 'sea', 'white'], with: ['oar'], turn: 20 }),
  A4: one(3, { face: 'heavy', skin: 'pale', eyes: 'stern', nose: 'straight', mouth: 'line', age: 2, hair: ['sides', 'white'], moustache: 'walrus', hat: ['topper', 'grey'], wears: ['coat', 'slate', 'wine'], left: true, near: 0.92, with: ['monocle'] }),
  A5: one(1, { face: 'long', skin: 'pale', eyes: 'stern', nose: 'straight', mouth: 'line', hat: ['cowl', 'brown', 'sand'], wears: ['habit', 'brown', 'gold'], near: 1.06 }),
  A6: one(3, { profile: true, face: 'oval', skin: 'pale', eyes: 'sly', nose: 'long', mouth: 'line', brows: 'thin', hair: ['slick', 'fair'], hat: ['captain', 'white', 'white'], wears: ['uniform', 'white', 'navy'] }),
  A7: one(0, { face: 'gaunt', skin: 'tan', eyes: 'stern', nose: 'hooked', mouth: 'frown', age: 1, brows: 'heavy', beard: 'stubble', hair: ['crop', 'brown'], hat: ['bandana', 'red', 'white'], wears: ['sailor', 'navy', 'navy'], left: true, with: ['scar', 'earring'] }),
  A8: { scene: 2, people: [
    { face: 'gaunt', skin: 'deep', eyes: 'tired', nose: 'straight', mouth: 'line', age: 2, hair: ['crop', 'white'], beard: 'full', whiskers: 'white', wears: ['shirt', 'white', 'sand'] },
    { face: 'young', skin: 'brown', eyes: 'wide', nose: 'straight', mouth: 'grin', hair: ['crop', 'ink'], hat: ['flatcap', 'sky'], wears: ['sailor', 'sea', 'navy'], left: true },
    { face: 'heavy', skin: 'dark', eyes: 'sly', nose: 'broad', mouth: 'smile', hair: ['curls', 'ink'], moustache: 'walrus', whiskers: 'ink', wears: ['waistcoat', 'rust', 'gold'], turn: 18 },
  ] },
  A9: one(3, { face: 'square', skin: 'fair', eyes: 'tired', nose: 'straight', mouth: 'line', hair: ['crop', 'fair'], beard: 'full', hat: ['captain', 'white', 'navy'], wears: ['peacoat', 'navy', 'white'], with: ['binoculars'], left: true }),
  A10: one(2, { face: 'long', skin: 'deep', eyes: 'sly', nose: 'straight', mouth: 'line', age: 1, hair: ['crown', 'grey'], wears: ['coat', 'white', 'navy'], with: ['glasses'], brows: 'raised' }),
  A11: one(1, { face: 'square', skin: 'bronze', eyes: 'stern', nose: 'straight', mouth: 'line', brows: 'heavy', age: 1, hair: ['crop', 'ink'], beard: 'goatee', wears: ['shirt', 'rust', 'brown'], with: ['rope'], turn: 18 }),
  A18: one(0, { ...corto, eyes: 'tired', mouth: 'line', beard: 'stubble', hair: ['parted', 'ink'], wears: ['shirt', 'cream', 'sand'], with: ['earring'], tilt: -6, left: true }),
  A19: one(3, { ...rasputin, eyes: 'wide', mouth: 'grin', hat: ['captain', 'black', 'black'], wears: ['peacoat', 'black', 'cream'], with: ['pistol'] }),
  // The Caribbean and Bahia
  B1: one(2, { face: 'young', skin: 'pale', eyes: 'wide', nose: 'button', mouth: 'small', hair: ['curls', 'fair'], wears: ['waistcoat', 'sea', 'wine'], with: ['blush', 'map'], turn: 24 }),
  B2: one(1, { face: 'oval', skin: 'bronze', eyes: 'closed', nose: 'straight', mouth: 'full', brows: 'thin', hair: ['bun', 'ink'], wears: ['blouse', 'white', 'plum'], with: ['tarot'], turn: 24 }),
  B3: one(0, { face: 'round', skin: 'deep', eyes: 'sly', nose: 'broad', mouth: 'full', brows: 'raised', hat: ['turban', 'gold', 'rust'], wears: ['shawl', 'white', 'rust'], with: ['bigEarrings', 'pen'], turn: 22 }),
  B4: one(3, { face: 'heavy', skin: 'brown', eyes: 'open', nose: 'straight', mouth: 'smile', age: 2, hair: ['bob', 'grey'], wears: ['waistcoat', 'moss', 'rose'], with: ['pot'], left: true }),
  B5: one(1, { face: 'gaunt', skin: 'olive', eyes: 'sly', nose: 'hooked', mouth: 'line', moustache: 'drooping', whiskers: 'ink', hat: ['panama', 'sand', 'brown'], wears: ['bandolier', 'rust', 'brown'], with: ['cigar'], noir: true }),
  B6: one(3, { face: 'round', skin: 'pale', eyes: 'sly', nose: 'button', mouth: 'smile', hair: ['slick', 'brown'], moustache: 'thin', wears: ['coat', 'cream', 'moss'], with: ['glasses', 'pen'], left: true }),
  B7: one(2, { face: 'square', skin: 'tan', eyes: 'stern', nose: 'broad', mouth: 'smirk', brows: 'heavy', beard: 'stubble', hair: ['crop', 'auburn'], wears: ['sailor', 'rust', 'cream'], with: ['patch', 'parrot'], turn: 20 }),
  B8: one(0, { face: 'heavy', skin: 'olive', eyes: 'stern', nose: 'straight', mouth: 'line', age: 1, moustache: 'handlebar', whiskers: 'ink', hat: ['kepi', 'sand', 'red'], wears: ['uniform', 'sand', 'red'], left: true }),
  B9: one(3, { face: 'round', skin: 'fair', eyes: 'tired', nose: 'broad', mouth: 'smile', age: 2, hair: ['sides', 'grey'], beard: 'full', whiskers: 'grey', wears: ['waistcoat', 'brown', 'red'], with: ['glasses', 'bottle'] }),
  B10: one(1, { face: 'long', skin: 'brown', eyes: 'stern', nose: 'straight', mouth: 'line', brows: 'thin', hair: ['crop', 'ink'], hat: ['bowler', 'wine'], moustache: 'thin', whiskers: 'ink', wears: ['coat', 'plum', 'gold'], with: ['cards'], left: true, turn: 32 }),
  B11: one(2, { face: 'heart', skin: 'bronze', eyes: 'sly', nose: 'straight', mouth: 'smirk', hair: ['wavy', 'ink'], hat: ['bandana', 'sea', 'gold'], wears: ['shirt', 'cream', 'sea'], with: ['rifle', 'earring'] }),
  B18: one(3, { ...corto, eyes: 'sly', mouth: 'smirk', hat: ['captain', 'white', 'black'], wears: ['coat', 'white', 'sea'], with: ['earring', 'cigarette'] }),
  B19: one(0, { ...rasputin, eyes: 'stern', mouth: 'line', hat: ['panama', 'cream', 'black'], wears: ['coat', 'sand', 'black'], left: true }),
  // Ireland and the Celts
  C1: one(0, { face: 'oval', skin: 'ghost', eyes: 'tired', nose: 'straight', mouth: 'small', brows: 'thin', hat: ['veil', 'slate', 'grey'], wears: ['cloak', 'slate', 'black'], with: ['tear'] }),
  C2: one(3, { face: 'heart', skin: 'tan', eyes: 'wide', nose: 'button', mouth: 'grin', brows: 'raised', hair: ['wild', 'auburn'], wears: ['cloak', 'moss', 'rust'], with: ['pointedEar', 'horns'], tilt: 8, left: true }),
  C3: one(1, { face: 'gaunt', skin: 'pale', eyes: 'closed', nose: 'hooked', mouth: 'line', brows: 'white', age: 2, hair: ['straight', 'white'], beard: 'long', whiskers: 'white', wears: ['robe', 'navy', 'gold'], with: ['staff'] }),
  C4: one(0, { profile: true, face: 'oval', skin: 'pale', eyes: 'stern', nose: 'straight', mouth: 'full', brows: 'thin', hair: ['wavy', 'ink'], hat: ['leaves', 'moss', 'red'], wears: ['cloak', 'moss', 'plum'], with: ['raven'], left: true }),
  C5: one(2, { face: 'heart', skin: 'pale', eyes: 'sly', nose: 'straight', mouth: 'full', brows: 'thin', hair: ['bun', 'auburn'], hat: ['wide', 'black', 'red'], wears: ['blouse', 'wine', 'gold'], turn: 34 }),
  C6: one(3, { face: 'long', skin: 'fair', eyes: 'stern', nose: 'hooked', mouth: 'line', beard: 'burns', moustache: 'handlebar', whiskers: 'white', hat: ['plume', 'slate', 'moss'], wears: ['uniform', 'slate', 'red'], with: ['monocle'], near: 0.88 }),
  C7: one(2, { face: 'square', skin: 'fair', eyes: 'stern', nose: 'broad', mouth: 'frown', brows: 'heavy', hair: ['crop', 'red'], hat: ['flatcap', 'khaki'], wears: ['peacoat', 'brown', 'red'], with: ['freckles', 'pistol'] }),
  C8: one(1, { face: 'long', skin: 'pale', eyes: 'sly', nose: 'long', mouth: 'line', moustache: 'brush', whiskers: 'brown', hat: ['captain', 'khaki', 'red'], wears: ['belted', 'khaki', 'brown'], left: true, with: ['cup'] }),
  C9: one(2, { face: 'square', skin: 'fair', eyes: 'open', nose: 'straight', mouth: 'smile', hair: ['parted', 'ink'], moustache: 'brush', wears: ['flier', 'olive', 'white'], with: ['pen'] }),
  C10: one(3, { face: 'round', skin: 'pale', eyes: 'tired', nose: 'broad', mouth: 'smirk', age: 2, beard: 'curtain', whiskers: 'white', hair: ['sides', 'white'], hat: ['bowler', 'black', 'moss'], wears: ['waistcoat', 'moss', 'black'], with: ['glass', 'blush'], left: true }),
  C11: one(1, { face: 'oval', skin: 'olive', eyes: 'sly', nose: 'hooked', mouth: 'smirk', hair: ['curls', 'ink'], moustache: 'thin', hat: ['alpine', 'olive', 'moss'], wears: ['tunic', 'moss', 'red'], near: 0.82, left: true }),
  C18: one(2, { ...corto, eyes: 'open', mouth: 'line', hat: ['captain', 'white', 'black'], wears: ['peacoat', 'black', 'white'], with: ['earring'], left: true, turn: 36 }),
  C19: one(0, { ...rasputin, eyes: 'sly', mouth: 'grin', hat: ['slouch', 'black', 'wine'], wears: ['coat', 'black', 'wine'] }),
  // Ethiopia and the desert
  D1: one(1, { face: 'long', skin: 'brown', eyes: 'open', nose: 'straight', mouth: 'smile', beard: 'goatee', whiskers: 'ink', moustache: 'thin', hat: ['turban', 'white', 'cream'], wears: ['coat', 'khaki', 'navy'], with: ['glasses'] }),
  D2: one(0, { face: 'oval', skin: 'bronze', eyes: 'stern', nose: 'hooked', mouth: 'line', beard: 'pointed', whiskers: 'ink', moustache: 'thin', hat: ['keffiyeh', 'white', 'black'], wears: ['cloak', 'brown', 'white'], left: true }),
  D3: one(2, { profile: true, face: 'heart', skin: 'brown', eyes: 'sly', nose: 'straight', mouth: 'full', brows: 'thin', hair: ['braids', 'ink'], wears: ['shawl', 'red', 'gold'], with: ['bigEarrings'], tilt: -6 }),
  D4: one(3, { face: 'heavy', skin: 'olive', eyes: 'sly', nose: 'hooked', mouth: 'smile', age: 1, moustache: 'walrus', whiskers: 'grey', hat: ['fez', 'red'], wears: ['coat', 'cream', 'red'], with: ['ivory'], left: true }),
  D5: one(0, { face: 'square', skin: 'fair', eyes: 'stern', nose: 'straight', mouth: 'line', moustache: 'brush', whiskers: 'fair', hat: ['pith', 'sand', 'cream'], wears: ['belted', 'khaki', 'brown'], with: ['binoculars'] }),
  D6: one(1, { face: 'square', skin: 'dark', eyes: 'stern', nose: 'broad', mouth: 'line', hat: ['tarbush', 'khaki', 'sand'], wears: ['belted', 'sand', 'brown'], with: ['rifle'], left: true, turn: 20 }),
  D7: one(3, { face: 'gaunt', skin: 'tan', eyes: 'tired', nose: 'long', mouth: 'frown', age: 2, beard: 'stubble', moustache: 'handlebar', whiskers: 'grey', hat: ['bandage', 'white', 'red'], wears: ['uniform', 'sky', 'navy'], with: ['pen'] }),
  D8: one(2, { face: 'long', skin: 'deep', eyes: 'stern', nose: 'straight', mouth: 'line', noir: true, hat: ['leopard', 'gold', 'brown'], wears: ['robe', 'black', 'white'], with: ['scales'], turn: 18 }),
  D9: one(1, { profile: true, face: 'long', skin: 'deep', eyes: 'stern', nose: 'straight', mouth: 'line', hair: ['crown', 'ink'], beard: 'goatee', wears: ['cloak', 'white', 'rust'], with: ['earring', 'spear'], left: true }),
  D10: one(2, { face: 'gaunt', skin: 'bronze', eyes: 'wide', nose: 'hooked', mouth: 'line', age: 2, hair: ['locks', 'grey'], beard: 'long', whiskers: 'grey', wears: ['burnous', 'black', 'red'], with: ['skull'] }),
  D11: one(3, { face: 'round', skin: 'deep', eyes: 'closed', nose: 'straight', mouth: 'smile', age: 1, hat: ['leopard', 'cream', 'red'], wears: ['robe', 'cream', 'red'], with: ['candle'], left: true, turn: 24 }),
  D18: one(0, { ...corto, eyes: 'sly', mouth: 'line', hat: ['keffiyeh', 'cream', 'black'], wears: ['burnous', 'cream', 'rust'], with: ['cigarette'] }),
  D19: one(3, { ...rasputin, eyes: 'stern', mouth: 'grin', hat: ['pith', 'cream', 'rust'], wears: ['bandolier', 'khaki', 'brown'], left: true }),
  // Siberia
  E1: one(0, { profile: true, face: 'oval', skin: 'fair', eyes: 'open', nose: 'button', mouth: 'full', brows: 'thin', hair: ['bob', 'ink'], wears: ['coat', 'navy', 'red'], with: ['letter'] }),
  E2: one(2, { face: 'long', skin: 'fair', eyes: 'open', nose: 'straight', mouth: 'smile', age: 2, brows: 'white', hair: ['sides', 'white'], beard: 'full', whiskers: 'white', wears: ['fur', 'navy', 'grey'], with: ['glasses', 'staff'] }),
  E3: one(3, { face: 'square', skin: 'fair', eyes: 'open', nose: 'straight', mouth: 'grin', hat: ['aviator', 'brown', 'sky'], wears: ['flier', 'brown', 'white'], with: ['freckles'], left: true }),
  E4: one(2, { face: 'round', skin: 'tan', eyes: 'sly', nose: 'straight', mouth: 'smirk', hair: ['slick', 'ink'], wears: ['coat', 'grey', 'wine'], with: ['glasses', 'telephone'] }),
  E5: one(1, { face: 'heavy', skin: 'fair', eyes: 'stern', nose: 'broad', mouth: 'frown', brows: 'heavy', moustache: 'handlebar', whiskers: 'ink', hat: ['papakha', 'white', 'grey'], wears: ['cossack', 'red', 'black'], left: true }),
  E6: one(0, { face: 'long', skin: 'pale', eyes: 'wide', nose: 'long', mouth: 'line', brows: 'thin', moustache: 'drooping', whiskers: 'fair', hair: ['crop', 'fair'], wears: ['robe', 'gold', 'red'], with: ['scar'], turn: 16 }),
  E7: one(3, { face: 'oval', skin: 'pale', eyes: 'sly', nose: 'button', mouth: 'smirk', beard: 'pointed', moustache: 'thin', whiskers: 'brown', hat: ['ushanka', 'moss', 'brown'], wears: ['tunic', 'moss', 'red'], left: true }),
  E8: one(1, { face: 'round', skin: 'tan', eyes: 'stern', nose: 'straight', mouth: 'line', moustache: 'thin', whiskers: 'ink', hat: ['plume', 'slate', 'white'], wears: ['sash', 'slate', 'gold'], turn: 20, near: 0.9 }),
  E9: one(2, { face: 'young', skin: 'fair', eyes: 'wide', nose: 'button', mouth: 'small', hair: ['crop', 'ink'], hat: ['flatcap', 'slate'], wears: ['fur', 'brown', 'sand'], turn: 18, with: ['lantern'] }),
  E10: one(3, { face: 'long', skin: 'pale', eyes: 'tired', nose: 'hooked', mouth: 'line', age: 1, hair: ['slick', 'ink'], hat: ['bicorne', 'black', 'gold'], wears: ['uniform', 'navy', 'gold'], turn: 34, near: 0.9 }),
  E11: one(0, { face: 'heart', skin: 'pale', eyes: 'stern', nose: 'straight', mouth: 'full', brows: 'thin', hair: ['wavy', 'fair'], hat: ['toque', 'white', 'sea'], wears: ['fur', 'wine', 'white'], left: true }),
  E18: one(0, { ...corto, eyes: 'open', mouth: 'line', hat: ['captain', 'white', 'black'], wears: ['fur', 'navy', 'brown'], with: ['cigarette'] }),
  E19: one(1, { ...rasputin, eyes: 'wide', mouth: 'grin', hat: ['papakha', 'brown', 'sand'], wears: ['fur', 'rust', 'brown'], left: true }),
  // The road to Samarkand
  F1: one(0, { profile: true, face: 'oval', skin: 'olive', eyes: 'wide', nose: 'straight', mouth: 'small', brows: 'thin', hair: ['straight', 'ink'], hat: ['veil', 'plum', 'gold'], wears: ['shawl', 'plum', 'sand'] }),
  F2: one(3, { face: 'heart', skin: 'pale', eyes: 'closed', nose: 'button', mouth: 'full', brows: 'thin', hair: ['bob', 'auburn'], wears: ['dress', 'black', 'gold'], with: ['flower', 'guitar'], tilt: -5 }),
  F3: one(1, { face: 'young', skin: 'olive', eyes: 'wide', nose: 'button', mouth: 'smile', hair: ['braids', 'brown'], hat: ['skullcap', 'red', 'gold'], wears: ['shirt', 'rust', 'gold'], turn: 18 }),
  F4: one(2, { face: 'long', skin: 'fair', eyes: 'tired', nose: 'long', mouth: 'line', age: 1, hair: ['slick', 'grey'], beard: 'goatee', hat: ['beret', 'navy'], wears: ['waistcoat', 'sand', 'navy'], with: ['glasses', 'dividers'], left: true }),
  F5: one(0, { face: 'oval', skin: 'fair', eyes: 'stern', nose: 'straight', mouth: 'line', moustache: 'handlebar', whiskers: 'ink', hat: ['kalpak', 'black', 'black'], wears: ['uniform', 'olive', 'red'], turn: 22 }),
  F6: one(3, { face: 'heavy', skin: 'olive', eyes: 'tired', nose: 'broad', mouth: 'frown', brows: 'heavy', beard: 'stubble', moustache: 'walrus', whiskers: 'brown', hat: ['kepi', 'slate', 'black'], wears: ['tunic', 'slate', 'black'], with: ['keys'], left: true }),
  F7: one(2, { face: 'gaunt', skin: 'fair', eyes: 'stern', nose: 'hooked', mouth: 'line', moustache: 'thin', whiskers: 'brown', hat: ['ushanka', 'slate', 'grey'], wears: ['belted', 'slate', 'wine'], with: ['stamp'] }),
  F8: one(1, { ...corto, skin: 'olive', eyes: 'sly', mouth: 'smirk', moustache: 'thin', hat: ['fez', 'red'], wears: ['uniform', 'navy', 'red'], left: true }),
  F9: one(1, { face: 'square', skin: 'bronze', eyes: 'tired', nose: 'broad', mouth: 'smile', age: 2, beard: 'goatee', moustache: 'drooping', whiskers: 'grey', hat: ['kalpak', 'white', 'black'], wears: ['robe', 'sea', 'rust'], with: ['staff'] }),
  F10: one(0, { face: 'long', skin: 'olive', eyes: 'closed', nose: 'straight', mouth: 'small', beard: 'full', whiskers: 'brown', hat: ['sikke', 'sand'], wears: ['cloak', 'white', 'black'], tilt: 8, near: 0.86, left: true }),
  F11: one(2, { face: 'square', skin: 'olive', eyes: 'stern', nose: 'hooked', mouth: 'smirk', brows: 'heavy', moustache: 'walrus', whiskers: 'ink', hat: ['turban', 'black', 'red'], wears: ['bandolier', 'plum', 'sand'], with: ['pistol'] }),
  F18: one(1, { ...corto, eyes: 'sly', mouth: 'smirk', hat: ['captain', 'white', 'black'], wears: ['cloak', 'navy', 'sand'], with: ['earring'], left: true }),
  F19: one(3, { ...rasputin, eyes: 'stern', mouth: 'frown', beard: 'long', wears: ['shirt', 'grey', 'slate'], tilt: -4, with: ['bars'] }),
};
