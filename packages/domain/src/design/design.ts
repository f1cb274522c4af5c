import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { SetKey } from "../catalogue/sets.ts";
import type { TemplateKey } from "../catalogue/templateKeys.ts";
import type { PhotoSize, TileCrops } from "../crop/crop.ts";
import type { DesignRoom } from "./room.ts";

/** What a wall was started from. A free wall is 1 to 50 single tiles in a row that wraps. */
export type DesignBase =
  | { readonly kind: "template"; readonly key: TemplateKey }
  | { readonly kind: "set"; readonly key: SetKey }
  | { readonly kind: "free" };

export type DesignPhoto = {
  /** The client's own id of the photo, the same from the file picker to the order; of art, see artPhoto.ts. */
  readonly id: string;
  readonly fileName: string;
  /** Upright size in photo pixels; absent until the browser or the server has read it. */
  readonly size?: PhotoSize;
  /** The photo store's https url and asset id; absent until the upload is complete (R4.1). */
  readonly url?: string;
  readonly handle?: string;
};

export type DesignTile = {
  /** Unique in a wall: the template's own, else tile_1, tile_2, … */
  readonly name: string;
  readonly photoId: string | null;
  readonly orientation: Orientation;
  /** Where the tile differs from the wall's choice. */
  readonly size?: FrameSizeKey;
  readonly frameStyle?: FrameStyleKey;
  readonly crops: TileCrops;
};

/** A wall as plain data: everything that it takes to show, price and print it. Version 1. */
export type Design = {
  readonly version: 1;
  readonly base: DesignBase;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly tiles: readonly DesignTile[];
  readonly photos: readonly DesignPhoto[];
  /** What the wall is seen against; absent while nobody has chosen. A version that does not know it leaves it out. */
  readonly room?: DesignRoom;
};
