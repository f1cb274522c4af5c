import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey, MatType } from "../catalogue/frameStyles.ts";
import { FRAME_STYLES } from "../catalogue/frameStyles.ts";
import type { Crop } from "../crop/crop.ts";
import { cropFor } from "../crop/cropFor.ts";
import type { Design } from "../design/design.ts";
import { layOut } from "../design/layOut.ts";
import { getPrintGeometry, type PrintGeometry } from "./printGeometry.ts";

/** All that it takes to print one tile, and to frame it after. */
export type TilePrint = {
  readonly tile: string;
  /** Its place in the wall, from 1: what is written on its back and on the job ticket. */
  readonly number: number;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly mat: MatType;
  readonly orientation: Orientation;
  /** The photo's handle: an asset of the photo store, or a picture of the catalogue (design/artPhoto.ts). */
  readonly assetId: string;
  readonly fileName: string;
  readonly crop: Crop;
  readonly geometry: PrintGeometry;
};

/** The prints of a wall in the order of its tiles; a tile whose photo has not arrived has none. */
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
        // The crop that designer, cart and order page show; nothing is cropped anew for the print (B1).
        crop: cropFor(tile, placed, photo.size),
        geometry: getPrintGeometry(placed.opening),
      },
    ];
  });
