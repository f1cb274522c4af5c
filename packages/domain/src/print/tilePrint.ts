import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey, MatType } from "../catalogue/frameStyles.ts";
import { FRAME_STYLES } from "../catalogue/frameStyles.ts";
import type { Crop } from "../crop/crop.ts";
import { cropFor } from "../crop/cropFor.ts";
import type { Design } from "../design/design.ts";
import { layOut } from "../design/layOut.ts";
import { getPrintGeometry, type PrintGeometry } from "./printGeometry.ts";

/** All that is needed to print and frame one tile. */
export type TilePrint = {
  readonly tile: string;
  /** Position of the tile in the design, from 1; it is on the tile's back and on the job ticket. */
  readonly number: number;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly mat: MatType;
  readonly orientation: Orientation;
  /** The handle of the photo: an asset of the photo store, or an image of the catalogue (design/artPhoto.ts). */
  readonly assetId: string;
  readonly fileName: string;
  readonly crop: Crop;
  readonly geometry: PrintGeometry;
};

/** Returns the prints of a design in the order of its tiles, without tiles whose photo is not uploaded yet. */
export const getTilePrints = (design: Design): readonly TilePrint[] =>
  layOut(design).tiles.flatMap((placed, index): readonly TilePrint[] => {
    const tile = design.tiles[index];
    const photo = design.photos.find(({ id }) => id === tile?.photoId);
    if (!tile || photo?.size === undefined || photo.handle === undefined) return [];
    return [
      {
        tile: placed.name,
        number: index + 1,
        size: placed.size,
        frameStyle: placed.frameStyle,
        mat: FRAME_STYLES[placed.frameStyle].mat,
        orientation: placed.orientation,
        assetId: photo.handle,
        fileName: photo.fileName,
        // The same crop that designer, cart and order page show (requirement B1).
        crop: cropFor(tile, placed, photo.size),
        geometry: getPrintGeometry(placed.opening),
      },
    ];
  });
