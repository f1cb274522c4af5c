import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import { printableBySize } from "../crop/resolution.ts";
import { allowedSizes } from "../design/allowedOptions.ts";
import { artItemIdOf } from "../design/artPhoto.ts";
import type { Design } from "../design/design.ts";
import { findUnconfirmedPrints } from "../design/printConfirmation.ts";
import { px } from "../units/units.ts";
import type { ArtItem } from "./artItem.ts";

type Pixels = Pick<ArtItem, "width" | "height">;

/** Returns the sizes, smallest first, for which an art item has enough pixels to be sold (B2). */
export const artSizesOf = ({ width, height }: Pixels): readonly FrameSizeKey[] => {
  const printable = printableBySize({ width: px(width), height: px(height) });
  return allowedSizes({ kind: "free" }).filter((size) => printable[size] !== "poor");
};

/** Returns true if shoppers see an item: it is on sale, and prints well enough in some size. */
export const isArtSold = (item: Pixels & Pick<ArtItem, "isOnSale">): boolean =>
  item.isOnSale && artSizesOf(item).length > 0;

/**
 * Returns the titles of art that is too small for its frame, except prints that the shopper was warned about and
 * accepted (B2).
 */
export const findTooSmallArt = (design: Design): readonly string[] =>
  findUnconfirmedPrints(design)
    .filter(({ verdict, photoId }) => verdict === "unprintable" && artItemIdOf(photoId) !== null)
    .map(({ photoId }) => design.photos.find(({ id }) => id === photoId)?.fileName ?? "");
