import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { GalleryWallKey } from "../catalogue/galleryWallKeys.ts";
import type { SetKey } from "../catalogue/sets.ts";
import type { TemplateKey } from "../catalogue/templateKeys.ts";
import type { PhotoSize, TileCrops } from "../crop/crop.ts";
import type { PointMm } from "../geometry/rect.ts";
import type { DesignRoom } from "./room.ts";

/**
 * What a design starts from: a layout, a set, or nothing (`free`: 1 to 50 single tiles, as a gallery wall, or in
 * wrapping rows in older designs). `wall` is the ready-made gallery wall that a free design started from.
 */
export type DesignBase =
  | { readonly kind: "template"; readonly key: TemplateKey }
  | { readonly kind: "set"; readonly key: SetKey }
  | { readonly kind: "free"; readonly wall?: GalleryWallKey };

export type DesignPhoto = {
  /** The client's id of the photo, the same from the file picker to the order. Ids of art: see artPhoto.ts. */
  readonly id: string;
  readonly fileName: string;
  /** Upright size in photo pixels; absent until the browser or the server has read it. */
  readonly size?: PhotoSize;
  /** The https URL and the asset id of the photo store; absent until the upload is complete (R4.1). */
  readonly url?: string;
  readonly handle?: string;
};

export type DesignTile = {
  /** Unique in a design: the name in the template, else tile_1, tile_2, … */
  readonly name: string;
  readonly photoId: string | null;
  readonly orientation: Orientation;
  /** Size and frame style, only when they differ from the wall's. */
  readonly size?: FrameSizeKey;
  readonly frameStyle?: FrameStyleKey;
  readonly crops: TileCrops;
  /**
   * Top left corner of the frame on a gallery wall, in whole millimetres. Either all tiles of a design have one, or none
   * (see galleryWall.ts).
   */
  readonly position?: PointMm;
  /**
   * The weak print that the shopper has accepted, if any; void once the print would be worse (see
   * printConfirmation.ts).
   */
  readonly printConfirmation?: PrintConfirmation;
};

/** The shopper accepts this photo at this resolution and any higher one (requirement B2). */
export type PrintConfirmation = {
  readonly photoId: string;
  /** Photo pixels per inch of the opening when it was accepted. */
  readonly ppi: number;
};

/** A wall as plain data: all that is needed to show, price and print it. Version 1. */
export type Design = {
  readonly version: 1;
  readonly base: DesignBase;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly tiles: readonly DesignTile[];
  readonly photos: readonly DesignPhoto[];
  /**
   * The room that the wall is shown in; absent until the shopper chooses one. A parser drops a value that it does
   * not know.
   */
  readonly room?: DesignRoom;
};
