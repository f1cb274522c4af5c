import { FRAME_SIZES, type FrameSizeKey, type Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { MatType } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedSizes } from "@storywall/domain/design/allowed.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { framePrice, type PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, mm } from "@storywall/domain/units/units.ts";

/** How far the picture lies inside of the frame, in percent of the frame's width and height. */
export type Inset = { readonly horizontal: number; readonly vertical: number };

/** A frame of one size around a picture. */
export type ArtSize = {
  readonly size: FrameSizeKey;
  readonly name: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly price: Minor;
  readonly insets: Readonly<Record<MatType, Inset>>;
};

/** Upright pictures hang upright. */
export const orientationOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Orientation => (width > height ? "landscape" : "portrait");

/** The sizes that a single picture is sold in, smallest first: a picture costs what its frame costs. */
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
