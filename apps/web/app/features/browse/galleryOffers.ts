import {
  FRAME_SIZE_KEYS,
  FRAME_SIZES,
  type FrameSizeKey,
  formatSize,
} from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { GALLERY_WALL_DESCRIPTIONS } from "@storywall/domain/catalogue/galleryWallDescriptions.ts";
import { GALLERY_WALL_KEYS, type ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { pricePerTile } from "@storywall/domain/pricing/priceGuide.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { placeOfOffer } from "../../lib/samples/offerRooms.ts";
import { SAMPLE_GALLERY_FRAME } from "../../lib/samples/samplePath.ts";
import { type Filters, isWithinPrice } from "./filters.ts";
import { type Offer, offerPath } from "./offers.ts";

/** A ready-made gallery wall, as its card shows it. */
export type GalleryOffer = {
  readonly key: ReadyGalleryWallKey;
  readonly name: string;
  readonly description: string;
  readonly frames: number;
  /** The sizes of its frames. */
  readonly sizes: readonly FrameSizeKey[];
  readonly widthCm: number;
  readonly heightCm: number;
  /** Price with tax and delivery, the same in all frame styles. */
  readonly price: Minor;
  /** Opens the designer with this wall, in the frame of its picture. */
  readonly designPath: string;
  /** The address of its page. */
  readonly path: string;
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
      path: offerPath(name),
    };
  });

/** Returns a gallery wall as its page shows it, which is that of layouts and sets. */
export const toOffer = ({ frames, widthCm, heightCm, price, designPath, ...wall }: GalleryOffer): Offer => ({
  ...wall,
  kind: "gallery",
  tiles: frames,
  frameStyles: FRAME_STYLE_KEYS,
  isBestValue: false,
  next: null,
  sizes: [
    {
      size: null,
      name: "Several sizes",
      frame: describeFrames(wall.key),
      widthCm,
      heightCm,
      price,
      earlier: null,
      pricePerTile: pricePerTile(price, frames),
      illustration: `offer-${wall.key}`,
      designPath,
    },
  ],
  illustrationAlt: `${frames} tiles in oak frames of several sizes hanging ${
    wall.key === "stair_seven" ? "beside a staircase" : placeOfOffer(wall.key)
  }`,
});

/** Returns how many frames have which size: `2 at 20 × 30 cm, 6 at 30 × 45 cm`. */
const describeFrames = (key: ReadyGalleryWallKey): string => {
  const framesBySize = Map.groupBy(GALLERY_WALLS[key].frames, ({ size }) => size);
  return FRAME_SIZE_KEYS.flatMap((size) => {
    const frames = framesBySize.get(size);
    return frames ? [`${frames.length} at ${formatSize(FRAME_SIZES[size])}`] : [];
  }).join(", ");
};

/** Returns the gallery walls that pass the filters. One passes a size where some of its frames have it. */
export const filterGalleryOffers = (
  offers: readonly GalleryOffer[],
  { kind, tiles, price: maxPrice, size, width }: Filters,
): readonly GalleryOffer[] =>
  offers.filter(
    ({ frames, sizes, widthCm, price }) =>
      (kind === null || kind === "gallery") &&
      (tiles === null || frames === tiles) &&
      isWithinPrice(price, maxPrice) &&
      (size === null || sizes.includes(size)) &&
      (width === null || widthCm <= width),
  );

/**
 * Returns true if a gallery wall of the shopper's own passes the filters. It takes any number of tiles up to the most of
 * a wall, of every size; its price and width are not known, so it passes those filters where all ready-made ones do.
 */
export const matchesOwnGalleryWall = (offers: readonly GalleryOffer[], filters: Filters): boolean =>
  (filters.tiles ?? 1) <= MAX_TILES_PER_WALL &&
  filterGalleryOffers(offers, { ...filters, tiles: null, size: null }).length === offers.length;
