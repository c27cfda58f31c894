// Every picture that is printed, by the name of its file; and the colours that paper needs beside them.
import { ADVENTURES, LOOKS } from '../corto/art/adventures';
import { ALL_CARDS } from '../corto/art/cards';
import CardBack from '../corto/art/CardBack.svelte';
import Coin from '../corto/art/Coin.svelte';
import Figurine from '../corto/art/Figurine.svelte';
import Marker from '../corto/art/Marker.svelte';
import { PLAYERS } from '../corto/art/players';
import QuestPiece from '../corto/art/QuestPiece.svelte';
import { scene as scenery } from '../corto/art/scenes';
import { CARD_SIGNS } from '../corto/art/signs';
import { PIECES, type PieceKind } from '../corto/art/tokens';
import { CARD_IDS } from '../pirates/art/cards/cards';
import CardTile from '../pirates/art/cards/CardTile.svelte';
import EventPicture from '../pirates/art/cards/EventPicture.svelte';
import Token from '../pirates/art/cards/Token.svelte';
import { TOKEN_IDS } from '../pirates/art/cards/tokens';
import Die from '../pirates/art/crew/Die.svelte';
import { SIGNS, type SpaceKind } from '../pirates/art/drawing/signs';
import { eyeAt, SPACE_NAMES, SPACES } from '../pirates/art/geometry';
import { isDrawn, loadScene } from '../pirates/art/scenes/load';
import Ball from '../pirates/art/ship/Ball.svelte';
import Cork from '../pirates/art/ship/Cork.svelte';
import Life from '../pirates/art/ship/Life.svelte';
import Space from '../pirates/art/ship/Space.svelte';
import events from '../../../src/saltsea/content/pirates/events.json';
import CortoEmblem from './CortoEmblem.svelte';
import CortoPicture from './CortoPicture.svelte';
import CortoSheet from './CortoSheet.svelte';
import FlatShip from './FlatShip.svelte';
import { plainSvg } from './plain-svg';
import StoryPicture from './StoryPicture.svelte';

type File = readonly [name: string, svg: string];

/** The holes of the printed ship in her own units: wide enough for the foot of a sandtimer. */
const HOLES = 100;
const SHEET = '0 0 100 136';
/** Every adventure has so many. */
const VIEWS = 4;
const GOLD_OF_CARRIAGES = [0, 1, 2, 3];

const above = eyeAt(0, { tilt: 1, lift: 0 });
/** The spaces that every ship has; ship parts come with the chapters that bring them. */
const SHIP = SPACE_NAMES.filter((name) => name !== 'lantern' && name !== 'chaser').map((name) => {
  const [x, y] = above.see(SPACES[name].at);
  return { name, area: SPACES[name].area, x, y };
});

export const looks = {
  ship: { hole: HOLES, spaces: SHIP.map(({ name, x, y }) => ({ name, x, y })) },
  adventures: Object.fromEntries(
    ADVENTURES.map((letter) => [letter, { accent: LOOKS[letter].accent, lettering: LOOKS[letter].lettering }]),
  ),
  players: PLAYERS.map(({ colour, fill, lettering }) => ({ colour, fill, lettering })),
};

function* corto(): Generator<File> {
  for (const card of ALL_CARDS) yield [`corto/card/${card.id}`, plainSvg(CortoPicture, { card })];
  for (const adventure of ADVENTURES) {
    yield [`corto/back/${adventure}`, plainSvg(CardBack, { adventure })];
    yield [`corto/emblem/${adventure}`, plainSvg(CortoEmblem, { adventure, isInk: false })];
    yield [`corto/emblem/${adventure}-ink`, plainSvg(CortoEmblem, { adventure, isInk: true })];
    for (let view = 0; view < VIEWS; view++)
      yield [
        `corto/scene/${adventure}-${view}`,
        plainSvg(CortoSheet, { marks: scenery(adventure, view), view: SHEET }),
      ];
  }
  for (const [name, marks] of Object.entries(CARD_SIGNS))
    yield [`corto/sign/${name}`, plainSvg(CortoSheet, { marks, view: '-15 -13 30 26' })];
  for (const kind of Object.keys(PIECES) as PieceKind[]) {
    if (kind !== 'seal') yield [`corto/piece/${kind}`, plainSvg(QuestPiece, { kind })];
  }
  for (const value of GOLD_OF_CARRIAGES)
    yield [`corto/piece/carriage-${value}`, plainSvg(QuestPiece, { kind: 'carriage', value })];
  for (const seat of PLAYERS.keys()) {
    yield [`corto/marker/${seat}`, plainSvg(Marker, { seat })];
    yield [`corto/seal/${seat}`, plainSvg(QuestPiece, { kind: 'seal', seat })];
  }
  for (const who of ['corto', 'rasputin'] as const) yield [`corto/figurine/${who}`, plainSvg(Figurine, { who })];
  yield ['corto/coin', plainSvg(Coin, {})];
}

const short = (id: string): string => id.replace(/^[a-z]+\./, '');

async function* pirates(): AsyncGenerator<File> {
  for (const id of CARD_IDS) yield [`pirates/card/${short(id)}`, plainSvg(CardTile, { card: id, still: true })];
  yield ['pirates/back', plainSvg(CardTile, { card: null, still: true })];
  for (const { id } of events.events) yield [`pirates/event/${short(id)}`, plainSvg(EventPicture, { event: id })];
  for (const id of TOKEN_IDS) yield [`pirates/token/${short(id)}`, plainSvg(Token, { token: id })];
  for (const face of [0, 1, 2] as const) yield [`pirates/die/${face}`, plainSvg(Die, { face, still: true })];
  for (const area of Object.keys(SIGNS) as SpaceKind[])
    yield [`pirates/space/${area}`, plainSvg(Space, { area, state: 'free', still: true })];
  yield ['pirates/cork', plainSvg(Cork, { still: true })];
  yield ['pirates/fire', plainSvg(Cork, { burning: true, still: true })];
  yield ['pirates/life', plainSvg(Life, { life: 2, lives: 1, still: true })];
  yield ['pirates/ball', plainSvg(Ball, {})];
  yield ['pirates/ship', plainSvg(FlatShip, { holes: SHIP, size: HOLES })];
  for (let chapter = 1; isDrawn(String(chapter)); chapter++) {
    const drawing = await loadScene(String(chapter), '1');
    if (drawing !== null) yield [`pirates/story/${chapter}`, plainSvg(StoryPicture, { drawing })];
  }
}

/** All files, in the order of the two boxes. */
export async function pictures(): Promise<File[]> {
  const files = [...corto()];
  for await (const file of pirates()) files.push(file);
  return files;
}
