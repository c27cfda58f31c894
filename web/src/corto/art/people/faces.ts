// A head turned three quarters to the right: its build, and the eyes, nose and mouth that sit on it.
// The origin is the middle of the head; the skull is about 40 wide, the chin near y = 29.
import { black, brush, curve, disc, hatch, wash, INK, PAPER, type Mark, type Point } from '../marks';

interface Build {
  readonly w: number; // half the width of the skull
  readonly cheek: number; // how far the cheekbone stands out
  readonly jaw: number; // half the width at the angle of the jaw
  readonly chin: number; // where the chin ends
  readonly point: number; // half the width of the chin
}

const BUILDS = {
  oval: { w: 18.5, cheek: 0, jaw: 13.5, chin: 28.5, point: 5 },
  long: { w: 17.5, cheek: -0.3, jaw: 13, chin: 32, point: 5.5 },
  square: { w: 19, cheek: 0, jaw: 17, chin: 30, point: 8.5 },
  round: { w: 20, cheek: 1.2, jaw: 16.5, chin: 27.5, point: 8 },
  heart: { w: 18.5, cheek: 0.4, jaw: 11.5, chin: 27.5, point: 3.6 },
  gaunt: { w: 17.5, cheek: 1, jaw: 11.5, chin: 31, point: 4.6 },
  heavy: { w: 20, cheek: 1.6, jaw: 19.5, chin: 31, point: 11 },
  young: { w: 19, cheek: 0.8, jaw: 12.5, chin: 25, point: 5 },
} as const satisfies Record<string, Build>;

export const SKINS = {
  ghost: ['#e4e7d6', '#a8b7aa'],
  pale: ['#f6dfc2', '#d8ab86'],
  fair: ['#efcda3', '#c99a6c'],
  tan: ['#e0b07e', '#b47f52'],
  olive: ['#cf9c6b', '#9d6b43'],
  bronze: ['#b98155', '#865433'],
  brown: ['#9c6644', '#6b3f28'],
  deep: ['#8f5c40', '#5b3725'],
  dark: ['#7a5039', '#4a2d1f'],
} as const;

export type FaceName = keyof typeof BUILDS;
export type SkinName = keyof typeof SKINS;
export type EyesName = 'open' | 'stern' | 'sly' | 'tired' | 'closed' | 'wide';
export type NoseName = 'straight' | 'hooked' | 'broad' | 'button' | 'long';
export type MouthName = 'line' | 'smile' | 'smirk' | 'frown' | 'full' | 'grin' | 'small';

export interface Features {
  readonly face: FaceName;
  readonly skin: SkinName;
  readonly turn?: number; // degrees from full face
  readonly eyes: EyesName;
  readonly nose: NoseName;
  readonly mouth: MouthName;
  readonly brows?: 'heavy' | 'thin' | 'raised' | 'white';
  readonly age?: 1 | 2; // lines of a grown or of an old face
  readonly noir?: true; // the far side of the lamp: half the face in black
  readonly profile?: true; // seen from the side
}

export interface Skull extends Build {
  readonly profile: boolean;
  readonly side: number; // sine of the turn
  readonly nearEye: number;
  readonly farEye: number;
  readonly nose: number;
  readonly mouth: number;
  readonly chinX: number;
}

export function skullOf({ face, turn = 28, profile }: Features): Skull {
  const build = BUILDS[face];
  if (profile === true) return { ...build, profile, side: 0.75, nearEye: 9.6, farEye: 12, nose: 16, mouth: 11.6, chinX: 9.6 };
  const radius = build.w * 0.92;
  const angle = (degrees: number): number => Math.sin(((turn + degrees) * Math.PI) / 180);
  const side = angle(0);
  return {
    ...build, profile: false, side,
    nearEye: radius * angle(-25), farEye: Math.min(radius * angle(26), build.w - 5),
    nose: (radius + 4) * side, mouth: radius * 0.96 * side, chinX: radius * 0.85 * side,
  };
}

/** The contour from the crown over brow and cheek to the chin, and back up over jaw and nape. */
function front({ w, cheek, chin, point, chinX, side }: Skull): Point[] {
  const corner = chinX + point * 0.9;
  return [
    [1, -30.5], [w * 0.62, -27.5], [w * 0.94, -19], [w, -11], [w - 0.5 - 2.2 * side, -3.2], [w - 0.4 + cheek, 3.6],
    [w - 2 + cheek / 2, 10.5], [w - 2 - (w - 2 - corner) * 0.48, 17.5 + (chin - 28) * 0.5], [corner, chin - 4.4], [chinX + point * 0.35, chin - 0.4],
  ];
}

function back({ w, jaw, chin, point, chinX, side }: Skull): Point[] {
  return [
    [chinX - point * 0.8, chin - 0.8], [-jaw * (1 - 0.55 * side), 18.5 + (chin - 28) / 3], [-w * 0.83, 8],
    [-w - 2 * side, -6], [-w * 0.9 - 2 * side, -20], [-w * 0.5, -28.4],
  ];
}

/** The same from the side: brow, nose, lips and chin make the line. */
function sideFront({ chin, point }: Skull, name: NoseName): Point[] {
  const { out, tip, bump } = NOSES[name];
  return [
    [1, -30.5], [9.5, -28], [14.6, -20.5], [16.2, -12], [16, -7.4], [14.2, -3.6], [16.6 + bump, 1.4], [19.2 + out + bump * 0.4, tip - 3],
    [20.8 + out, tip - 0.6], [19.4 + out, tip + 1.4], [15.2, tip + 2.6], [16.4, 14.6], [15.6, 16.4], [16.2, 18.6], [14, 21.2], [14.8, chin - 4],
    [11 + point * 0.3, chin - 0.2],
  ];
}

const sideBack = ({ w, jaw, chin }: Skull): Point[] => [
  [5, chin - 1.4], [-jaw * 0.36, 19], [-6.4, 13], [-13, 12], [-w, 4], [-w - 3.4, -8], [-w - 0.6, -20], [-w * 0.5, -28.6],
];

const headShape = (skull: Skull, name: NoseName): string =>
  curve(skull.profile ? [...sideFront(skull, name), ...sideBack(skull)] : [...front(skull), ...back(skull)], true);

/** The side turned from the light: temple, cheek and under the jaw. */
function shade(skull: Skull): string {
  const { w, nearEye, chinX, chin, side, profile } = skull;
  if (profile) return curve([[-w * 0.5, -28], [-2, -18], [2.6, -6], [1, 4], [4.4, 12], [4, 20], [8, chin - 2.4], ...sideBack(skull)], true);
  const inner: Point[] = [
    [-w * 0.5, -27], [nearEye - 9.5, -14], [nearEye - 7, -4], [nearEye - 5.4, 5], [nearEye - 7.5, 12],
    [chinX - 8 - 3 * side, 20], [chinX - 3.5, chin - 3.2], [chinX + 3, chin - 1],
  ];
  return curve([...inner, ...back(skull)], true);
}

export const earX = ({ w, side }: Pick<Skull, 'w' | 'side'>): number => -w * (side > 0.7 ? 0.22 : 0.84 - 0.3 * side);

const ear = ({ w, side }: Skull, dark: string): Mark[] => {
  const x = earX({ w, side });
  const lobe: Point[] = [[x + 2, -3.8], [x - 1.2, -5.2], [x - 3.2, -2.6], [x - 2.4, 2], [x - 0.8, 5.2], [x + 1.4, 4.4]];
  return [wash(dark, curve(lobe, true), 1.3), black(brush([[x + 0.8, -3.4], [x - 1.8, -2.8], [x - 1.2, 0.6], [x + 0.6, 2.4]], 1.1))];
};

function brow(x: number, half: number, lift: number, inward: number, weight: number): Point[] {
  // The inner end lies towards the nose: right of the near eye, left of the far one.
  return [[x - half, -8.6 - lift + inward * 0.6], [x - half * 0.2, -10 - lift], [x + half, -8.2 - lift - inward + weight * 0.1]];
}

interface Gaze {
  readonly lid: number; // how far the upper lid arches
  readonly low: number; // how far the lower lid hangs
  readonly iris: number;
  readonly lift: number; // of the brow
  readonly scowl: number; // the inner end of the brow, down
}

const GAZES: Readonly<Record<EyesName, Gaze>> = {
  open: { lid: 3, low: 1.3, iris: 2.05, lift: 0.6, scowl: 0 },
  stern: { lid: 1.7, low: 1.1, iris: 1.9, lift: -1.8, scowl: 2 },
  sly: { lid: 1.5, low: 0.9, iris: 1.8, lift: 0.2, scowl: 1 },
  tired: { lid: 1.2, low: 1.6, iris: 1.7, lift: -0.4, scowl: -1.6 },
  closed: { lid: -1.6, low: 0, iris: 0, lift: 0.4, scowl: -0.6 },
  wide: { lid: 3.9, low: 2.3, iris: 2, lift: 2, scowl: -0.8 },
};

function eye(x: number, half: number, gaze: Gaze): Mark[] {
  const y = -1.6;
  const lid = brush([
    [x - half, y + 0.5], [x - half * 0.3, y - gaze.lid * 0.9], [x + half * 0.5, y - gaze.lid * 0.8], [x + half * 1.1, y + 0.7],
  ], 2.5);
  if (gaze.iris === 0) return [black(lid)];
  const almond = curve([
    [x - half, y + 0.4], [x - half * 0.2, y - gaze.lid], [x + half * 0.6, y - gaze.lid * 0.7], [x + half, y + 0.6], [x, y + gaze.low],
  ], true);
  return [
    wash(PAPER, almond),
    black(disc(x + half * 0.18, y - gaze.lid * 0.32 + 0.2, Math.min(gaze.iris, half * 0.62), gaze.iris)),
    black(lid),
    black(brush([[x - half * 0.5, y + gaze.low + 1], [x + half * 0.2, y + gaze.low + 1.5], [x + half * 0.8, y + gaze.low + 0.9]], 0.7)),
  ];
}

const BROWS = { heavy: 4.6, thin: 1.3, raised: 2.2, white: 3.4, plain: 2.8 } as const;

function brows({ nearEye, farEye, profile }: Skull, features: Features, far: number): string {
  const { lift, scowl } = GAZES[features.eyes];
  const weight = BROWS[features.brows ?? 'plain'];
  const high = lift + (features.brows === 'raised' ? 1.8 : 0);
  if (profile) return brush(brow(nearEye + 0.2, 4.6, high, -scowl, weight), weight);
  return brush(brow(nearEye - 0.4, 6.2, high, -scowl, weight), weight) + brush(brow(farEye - 0.3, far * 1.2, high + 0.3, scowl, weight), weight * 0.85);
}

function eyes(skull: Skull, features: Features): Mark[] {
  const gaze = GAZES[features.eyes];
  const far = 2.6 + 2.6 * (1 - skull.side) ** 0.8;
  const hair = brows(skull, features, far);
  return [
    ...eye(skull.nearEye, skull.profile ? 3.4 : 5, gaze), ...(skull.profile ? [] : eye(skull.farEye, far, gaze)),
    features.brows === 'white' ? wash('#f4efe2', hair, 0.9) : black(hair),
  ];
}

const NOSES: Readonly<Record<NoseName, { readonly out: number; readonly tip: number; readonly wing: number; readonly bump: number }>> = {
  straight: { out: 0, tip: 8.6, wing: 4.6, bump: 0 },
  hooked: { out: 1.8, tip: 10.6, wing: 4.6, bump: 1.9 },
  broad: { out: -0.6, tip: 8.8, wing: 6.6, bump: -0.6 },
  button: { out: -0.5, tip: 6.6, wing: 3.6, bump: -1.3 },
  long: { out: 1, tip: 11, wing: 4.2, bump: 0.5 },
};

function nose(skull: Skull, name: NoseName, dark: string): Mark[] {
  const { out, tip, wing, bump } = NOSES[name];
  if (skull.profile) return [
    wash(dark, curve([[14, -3], [15.4, 3], [16.6, tip - 1], [14.6, tip + 2], [13.4, tip - 2], [12.8, 2]], true)),
    black(brush([[18 + out, tip + 1.6], [15.8, tip + 0.6], [13.8, tip + 1.4], [13.6, tip - 1.6]], 1.6)),
  ];
  const root = skull.nose * 0.92 + 1.2;
  const end = skull.nose + 2.6 * skull.side + 1.2 + out;
  const ridge: Point[] = [[root, -4.5], [root + bump * 0.8 + (end - root) * 0.35, 0.5], [end - 0.4 + bump * 0.3, tip - 3], [end, tip]];
  const under: Point[] = [[end - 1, tip + 1.9], [end - wing * 0.55, tip + 2.3], [end - wing, tip + 0.8]];
  return [
    wash(dark, curve([[root - 0.4, -5], ...ridge.slice(1), ...under, [end - wing * 0.7, tip - 3.4], [root - 1.8, 0]], true)),
    black(brush([...ridge, ...under.slice(0, 1)], 1.5)),
    black(brush([[end + 0.1, tip + 0.6], ...under, [end - wing - 0.6, tip - 1.4]], 1.8)),
  ];
}

interface Lips {
  readonly x: number;
  readonly left: number;
  readonly right: number;
}

const MOUTH_Y = 17.4;
const MOUTHS: Readonly<Record<MouthName, (lips: Lips) => Point[]>> = {
  line: ({ x, left, right }) => [[left, 17.4], [x - 1, 16.9], [right, 17.2]],
  smile: ({ x, left, right }) => [[left - 0.6, 15.8], [left + 2, 17.7], [x, 18.4], [right, 16]],
  smirk: ({ x, left, right }) => [[left, 18], [x - 1, 18.1], [right + 0.6, 15.6]],
  frown: ({ x, left, right }) => [[left, 18.6], [x - 1, 16.6], [right, 18.3]],
  full: ({ x, left, right }) => [[left + 1, 17.4], [x - 1.4, 17.6], [x + 0.4, 17.9], [right - 0.4, 17.2]],
  grin: ({ x, left, right }) => [[left - 1, 15.4], [x - 1, 16.6], [right + 0.4, 15.2]],
  small: ({ x, left, right }) => [[left + 2.4, 17.4], [x, 17.2], [right - 1.6, 17.4]],
};

/** Under the line of the mouth: red lips, teeth, or only the shadow of the lower lip. */
function lipWash({ x, left, right }: Lips, name: MouthName, dark: string): Mark {
  const y = MOUTH_Y;
  if (name === 'full') return wash('#a5483c', curve([[left + 1, y], [x - 2, y - 2.3], [x - 0.2, y - 1.7], [x + 1.4, y - 2.2], [right, y], [x, y + 3]], true));
  if (name === 'grin') return wash(PAPER, curve([[left - 1, y - 2], [x, y - 1], [right + 0.4, y - 2.2], [x + 1.6, y + 2.4], [x - 2.6, y + 2.2]], true), 1.3);
  return wash(dark, brush([[x - 3, y + 3.4], [x - 0.4, y + 4.2], [x + 2.4, y + 3.2]], 2));
}

function mouth({ mouth: x, profile, side }: Skull, name: MouthName, dark: string): Mark[] {
  const lips = profile ? { x, left: x - 3.4, right: x + 3.8 } : { x, left: x - 6.6, right: x + 5.4 - 2.2 * side };
  return [lipWash(lips, name, dark), black(brush(MOUTHS[name](lips), 2.2))];
}

/** The lines that years draw: beside the mouth and under the eyes; then over the brow and on the cheek. */
function years({ nearEye, mouth: x, farEye, side }: Skull, age: 1 | 2): Mark {
  const middle = (nearEye + farEye) / 2;
  const grown = brush([[x - 5.4 + side, 10.6], [x - 8.4, 13.4], [x - 8.6, 17.4]], 1.3) + brush([[nearEye - 5.5, 2.6], [nearEye - 1, 4.4], [nearEye + 3, 3.4]], 1);
  if (age === 1) return black(grown);
  const brow = brush([[nearEye - 4, -17], [middle, -18.6], [farEye, -17]], 0.9) + brush([[nearEye - 3, -20.6], [middle, -22], [farEye - 1, -20.6]], 0.9);
  const cheek = hatch([nearEye - 7, -2.4], [nearEye - 7.4, 1.6], [-3, 0.6], 3, 0.8) + brush([[x - 10.6, 8], [x - 12, 14], [x - 10.4, 20]], 1);
  return black(grown + brow + cheek);
}

/** The bare head, from the skin up to the look on it. Hair, beard and hat come on top. */
export function headMarks(features: Features): Mark[] {
  const skull = skullOf(features);
  const skin = SKINS[features.skin];
  return [
    wash(skin[0], headShape(skull, features.nose), 2.1),
    wash(features.noir === true ? INK : skin[1], shade(skull)),
    ...(features.noir === true ? [] : ear(skull, skin[1])),
    ...nose(skull, features.nose, skin[1]),
    ...eyes(skull, features),
    ...mouth(skull, features.mouth, skin[1]),
    ...(features.age === undefined ? [] : [years(skull, features.age)]),
  ];
}

/** Neck and the black under the chin. */
export function neckMarks(features: Features): Mark[] {
  const { jaw, chinX, chin, profile } = skullOf(features);
  const half = Math.max(8, jaw * 0.68);
  const nape = profile ? -half - 5 : -half;
  const neck: Point[] = [[nape, 8], [nape - 0.6, 26], [nape - 4, 44], [half + 5, 44], [half - 0.5, 32], [half + (profile ? -3 : 1), 16]];
  const under: Point[] = profile
    ? [[-6, 13], [0, 20], [6, chin - 2.4], [half - 1, chin - 1], [half - 2, 36], [0, 30]]
    : [[-half + 1, 15], [chinX - 3, chin - 2], [half + 1.5, chin - 5], [half + 0.5, chin + 4], [chinX - 4, chin + 3.4], [-half + 2, 30]];
  return [wash(SKINS[features.skin][0], curve(neck, true), 1.8), black(curve(under, true))];
}
