import { rowWise } from "../gallery/rowWise.ts";
import type { Design } from "./design.ts";
import { isGalleryWall, rectsOf } from "./galleryWall.ts";

/**
 * Returns a gallery wall with its tiles in reading order, by which they are numbered here, in the hanging guide and on the
 * prints. Another wall, and one that is in order, stays the same.
 */
export const numberTiles = (design: Design): Design => {
  if (!isGalleryWall(design)) return design;
  const order = rowWise(rectsOf(design));
  return order.every((index, position) => index === position)
    ? design
    : { ...design, tiles: order.flatMap((index) => design.tiles[index] ?? []) };
};
