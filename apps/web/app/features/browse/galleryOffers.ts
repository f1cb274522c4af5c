import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { GALLERY_WALL_DESCRIPTIONS } from "@storywall/domain/catalogue/galleryWallDescriptions.ts";
import { GALLERY_WALL_KEYS, type GalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { SAMPLE_GALLERY_FRAME } from "../../lib/samples/samplePath.ts";
import type { Filters } from "./filters.ts";

/** A ready-made gallery wall, as its card shows it. */
export type GalleryOffer = {
  readonly key: GalleryWallKey;
  readonly name: string;
  readonly description: string;
  readonly frames: number;
  /** The sizes of its frames. */
  readonly sizes: readonly FrameSizeKey[];
  readonly widthCm: number;
  readonly heightCm: number;
  /** With tax and delivery, in any of the frame styles. */
  readonly price: Minor;
  /** Opens the designer with this wall, in the frame of its picture. */
  readonly designPath: string;
};

/** Returns all ready-made gallery walls, the one of the home page first. */
export const listGalleryOffers = (prices: PriceList): readonly GalleryOffer[] =>
  GALLERY_WALL_KEYS.map((key) => {
    const { name, frames } = GALLERY_WALLS[key];
    const design = createGalleryWall(key);
    const { width, height } = layOut(design);
    return {
      key,
      name,
      description: GALLERY_WALL_DESCRIPTIONS[key],
      frames: frames.length,
      sizes: FRAME_SIZE_KEYS.filter((key) => frames.some(({ size }) => size === key)),
      widthCm: Math.round(width / 10),
      heightCm: Math.round(height / 10),
      price: wallPrice(prices, design),
      designPath: `/design?gallery=${key}&frame=${SAMPLE_GALLERY_FRAME}`,
    };
  });

/** Returns the gallery walls that pass the filters. One passes a size where some of its frames have it. */
export const filterGalleryOffers = (
  offers: readonly GalleryOffer[],
  { kind, tiles, size, width }: Filters,
): readonly GalleryOffer[] =>
  offers.filter(
    ({ frames, sizes, widthCm }) =>
      (kind === null || kind === "gallery") &&
      (tiles === null || frames === tiles) &&
      (size === null || sizes.includes(size)) &&
      (width === null || widthCm <= width),
  );
