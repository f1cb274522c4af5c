import { FRAME_SIZES, type FrameSizeKey, type Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { MatType } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { framePrice, type PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, mm } from "@storywall/domain/units/units.ts";

/** The distance between frame edge and image, in percent of the frame's width and height. */
type Inset = { readonly horizontal: number; readonly vertical: number };

/** A frame of one size around an art item. */
export type ArtSize = {
  readonly size: FrameSizeKey;
  readonly name: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly price: Minor;
  readonly insets: Readonly<Record<MatType, Inset>>;
};

/** Returns the orientation of the frame for an image of this size. */
export const orientationOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Orientation => (width > height ? "landscape" : "portrait");

/** Returns the sizes in which a single item is sold, smallest first. An art item costs what its frame costs. */
export const artSizes = (prices: PriceList, orientation: Orientation): readonly ArtSize[] =>
  allowedSizes({ kind: "free" }).flatMap((size) => {
    const price = framePrice(prices, size);
    if (price === null) return [];
    const { width, height } = outerSizeOf(size, orientation);
    return {
      size,
      name: FRAME_SIZES[size].name,
      widthCm: width / 10,
      heightCm: height / 10,
      price,
      insets: { none: insetOf(size, orientation, "none"), shallow: insetOf(size, orientation, "shallow") },
    };
  });

const insetOf = (size: FrameSizeKey, orientation: Orientation, mat: MatType): Inset => {
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, orientation) };
  const { opening } = innerRectsOf(outer, size, mat === "none" ? "Infinite" : "Timeless");
  return { horizontal: (opening.x / outer.width) * 100, vertical: (opening.y / outer.height) * 100 };
};
