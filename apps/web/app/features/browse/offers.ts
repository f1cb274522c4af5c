import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { FRAME_SIZES, type FrameSizeKey, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { getGalleryOfLayout } from "@storywall/domain/catalogue/layoutGalleries.ts";
import { SET_KEYS, type SetKey, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS, type TemplateKey } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { findEarlierPrice } from "@storywall/domain/pricing/originalPrice.ts";
import { findBestValueSet, findNextSet, pricePerTile } from "@storywall/domain/pricing/priceGuide.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { placeOfOffer } from "../../lib/samples/offerRooms.ts";

/** A wall in one size: its dimensions when hung, and its price with tax and delivery. */
export type OfferSize = {
  /** Size of all its frames; null for a gallery wall, whose frames have several sizes. */
  readonly size: FrameSizeKey | null;
  readonly name: string;
  /** The dimensions of one frame, `30 × 45 cm`; for a gallery wall, how many frames have which size. */
  readonly frame: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly price: Minor;
  /** Its earlier price, when the owner has recorded one; its last day is such as `2026-10-31`. */
  readonly earlier: { readonly price: Minor; readonly until: string } | null;
  /** Price of one tile; for a gallery wall, the average. */
  readonly pricePerTile: Minor;
  /** The name of its `Illustration`, which shows it in a room, at the scale of all offers. */
  readonly illustration: string;
  /** Opens the designer with exactly this wall. */
  readonly designPath: string;
};

/** A layout or set, as its card and its page show it; or a gallery wall, as its page does. */
export type Offer = {
  readonly kind: "layout" | "set" | "gallery";
  readonly key: TemplateKey | SetKey | ReadyGalleryWallKey;
  readonly name: string;
  readonly description: string;
  readonly tiles: number;
  readonly frameStyles: readonly FrameStyleKey[];
  /** Opens the designer with the same arrangement in all frames; absent when it is sold in all of them itself. */
  readonly allFramesPath?: string;
  /** True when no other set has a lower price per tile. */
  readonly isBestValue: boolean;
  /** What the next larger set adds; null when there is none. */
  readonly next: {
    readonly name: string;
    readonly path: string;
    readonly moreTiles: number;
    readonly extra: Minor;
  } | null;
  /** Its sizes. The card shows the first. */
  readonly sizes: readonly [OfferSize, ...OfferSize[]];
  /** The address of its page. */
  readonly path: string;
  readonly illustrationAlt: string;
};

/** The parts of a site that offers depend on. */
type OfferPrices = PriceList & Pick<Site, "earlierPrices" | "timeZone">;

/** Returns all layouts and sets by number of tiles; of the same number sets come first. */
export const listOffers = (prices: OfferPrices, now = new Date()): readonly Offer[] =>
  [...listSetOffers(prices, now), ...listLayoutOffers(prices)].sort((a, b) => a.tiles - b.tiles);

export const listSetOffers = (prices: OfferPrices, now = new Date()): readonly Offer[] => {
  const bestValue = findBestValueSet(prices);
  return SET_KEYS.map((key) => {
    const next = findNextSet(prices, key);
    const earlier = findEarlierPrice(prices, key, localDay(now.toISOString(), prices.timeZone));
    const { name, description, frameCount, size, frameStyles } = TILE_SETS[key];
    return {
      kind: "set",
      key,
      name,
      description,
      tiles: frameCount,
      frameStyles,
      isBestValue: key === bestValue,
      next: next && { ...next, name: TILE_SETS[next.key].name, path: offerPath(TILE_SETS[next.key].name) },
      sizes: [
        {
          ...toOfferSize(prices, { kind: "set", key }, size),
          earlier: earlier && { price: earlier.price, until: earlier.until },
        },
      ],
      path: offerPath(name),
      illustrationAlt: `${frameCount} square tiles hanging ${placeOfOffer(key)}`,
    };
  });
};

const listLayoutOffers = (prices: PriceList): readonly Offer[] =>
  TEMPLATE_KEYS.map((key) => {
    const { name, description, frameCount, sizes, frameStyles } = CANVAS_TEMPLATES[key];
    const [first = "rectangle_medium", ...others] = sizes;
    const base = { kind: "template", key } as const;
    return {
      kind: "layout",
      key,
      name,
      description,
      tiles: frameCount,
      frameStyles,
      allFramesPath: `/design?gallery=${getGalleryOfLayout(key)}`,
      isBestValue: false,
      next: null,
      sizes: [toOfferSize(prices, base, first), ...others.map((size) => toOfferSize(prices, base, size))],
      path: offerPath(name),
      illustrationAlt: `${frameCount} tiles hanging ${placeOfOffer(key)}`,
    };
  });

/** Returns the address of an offer's page, made of its name: `/browse/four-in-a-row`. */
export const offerPath = (name: string): string =>
  `/browse/${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

type Base = Exclude<DesignBase, { kind: "free" }>;

const toOfferSize = (prices: PriceList, base: Base, size: FrameSizeKey): OfferSize => {
  const design = createDesign(base, { size });
  const { width, height } = layOut(design);
  const frame = FRAME_SIZES[size];
  const price = wallPrice(prices, design);
  return {
    size,
    name: frame.name,
    frame: formatSize(frame),
    widthCm: Math.round(width / 10),
    heightCm: Math.round(height / 10),
    price,
    earlier: null,
    pricePerTile: pricePerTile(price, design.tiles.length),
    illustration: `offer-${base.key}.${size}`,
    designPath: base.kind === "set" ? `/design?set=${base.key}` : `/design?template=${base.key}&size=${size}`,
  };
};

/**
 * Returns the other offers with the nearest number of tiles; among equals, those of its own kind first. At most two
 * are of one kind, so that sets, layouts and gallery walls link to each other.
 */
export const findRelatedOffers = (offers: readonly Offer[], to: Offer, count = 3): readonly Offer[] => {
  const nearest = offers
    .filter(({ key }) => key !== to.key)
    .sort(
      (a, b) =>
        Math.abs(a.tiles - to.tiles) - Math.abs(b.tiles - to.tiles) ||
        Number(b.kind === to.kind) - Number(a.kind === to.kind),
    );
  const isOneOfTwo = (offer: Offer): boolean =>
    nearest.filter(({ kind }) => kind === offer.kind).indexOf(offer) < 2;
  return nearest.filter(isOneOfTwo).slice(0, count);
};
