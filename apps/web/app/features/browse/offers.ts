import {
  CANVAS_TEMPLATES,
  TEMPLATE_KEYS,
  type TemplateKey,
} from "@storywall/domain/catalogue/canvasTemplates.ts";
import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { SET_KEYS, type SetKey, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A wall in one size: what it measures as it hangs, and what it costs with tax and delivery. */
export type OfferSize = {
  readonly size: FrameSizeKey;
  readonly name: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly price: Minor;
};

/** A layout or a set, as a card shows it. */
export type Offer = {
  readonly kind: "layout" | "set";
  readonly key: TemplateKey | SetKey;
  readonly name: string;
  readonly description: string;
  readonly tiles: number;
  /** The first is the one in the picture. */
  readonly sizes: readonly [OfferSize, ...OfferSize[]];
  readonly href: string;
  readonly picture: string;
  readonly pictureWords: string;
};

/** Everything that one can start from, the smallest wall first, sets before layouts of as many tiles. */
export const offersOf = (prices: PriceList): readonly Offer[] =>
  [...setOffers(prices), ...layoutOffers(prices)].sort((a, b) => a.tiles - b.tiles);

export const setOffers = (prices: PriceList): readonly Offer[] =>
  SET_KEYS.map((key) => {
    const { name, description, framesCount, size } = TILE_SETS[key];
    return {
      kind: "set",
      key,
      name,
      description,
      tiles: framesCount,
      sizes: [offerSize(prices, { kind: "set", key }, size)],
      href: `/design?set=${key}`,
      picture: `/pictures/offer-${key}.svg`,
      pictureWords: `${framesCount} square tiles hanging above a three-seat sofa`,
    };
  });

const layoutOffers = (prices: PriceList): readonly Offer[] =>
  TEMPLATE_KEYS.map((key) => {
    const { name, description, framesCount, sizes } = CANVAS_TEMPLATES[key];
    const [first = "rectangle_medium", ...others] = sizes;
    const base: DesignBase = { kind: "template", key };
    return {
      kind: "layout",
      key,
      name,
      description,
      tiles: framesCount,
      sizes: [offerSize(prices, base, first), ...others.map((size) => offerSize(prices, base, size))],
      href: `/design?template=${key}`,
      picture: `/pictures/offer-${key}.svg`,
      pictureWords: `${framesCount} frames hanging above a three-seat sofa`,
    };
  });

const offerSize = (prices: PriceList, base: DesignBase, size: FrameSizeKey): OfferSize => {
  const design = createDesign(base, { size });
  const { width, height } = layOut(design);
  return {
    size,
    name: FRAME_SIZES[size].name,
    widthCm: Math.round(width / 10),
    heightCm: Math.round(height / 10),
    price: wallPrice(prices, design),
  };
};
