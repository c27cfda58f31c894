// What the server calls the things of a voyage: the names that its views are written in.
import type { AreaClosed, PiratesView, ShipView } from '../wire/views/pirates';

export type Area = AreaClosed['area'];
export type Position = keyof PiratesView['cards'];
export type Sector = ShipView['heading'];
export type ShipSpace = ShipView['spaces'][number];
/** An action space: of the ship, or of the card that lies there. */
export type SpaceName = ShipSpace | Position;
/** A cannon is called as the space that it stands in. */
export type Cannon = NonNullable<ShipView['loaded']>[number];
export type Token = keyof NonNullable<ShipView['aboard']>;
