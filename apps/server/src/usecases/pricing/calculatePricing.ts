import { type LineItem, totalsOfCart } from "@storywall/domain/cart/cart.ts";
import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { galleryWallName } from "@storywall/domain/catalogue/galleryWalls.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { namedBaseOf } from "@storywall/domain/design/readyMadeWall.ts";
import { findPromoCode, isPromoValid } from "@storywall/domain/pricing/promo.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { PromoCode, ShippingRate, Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { Pricing } from "../../ports/checkout/Checkouts.ts";
import type { Previews } from "../../ports/previews/Previews.ts";

export type PricingInput = {
  readonly lines: readonly LineItem[];
  readonly promo: PromoCode | null;
  readonly shippingRate: ShippingRate | null;
};

/**
 * Calculates all amounts of a cart or checkout, in minor units, by the domain's rules and the site's prices. Amounts
 * are calculated nowhere else (R5.4).
 */
export const calculatePricing = (
  previews: Pick<Previews, "keyOf">,
  site: Site,
  { lines, promo, shippingRate }: PricingInput,
): Pricing => {
  const { price, discount, tax, total } = totalsOfCart(site, { lines, promo, shippingRate });
  return {
    currency: site.currency,
    lines: lines.map(({ id, uuid, design, quantity }) => {
      const unitPrice = wallPrice(site, design);
      return {
        id,
        uuid,
        design,
        quantity,
        title: titleOf(design),
        unitPrice,
        price: minor(unitPrice * quantity),
        previewKey: previews.keyOf(design),
      };
    }),
    promo,
    shippingRate,
    price,
    discount,
    tax,
    total,
  };
};

/**
 * Returns the chosen rate at today's price. Without a choice, or when the rate is no longer offered, returns
 * the site's first rate.
 */
export const findCurrentShippingRate = (
  { shippingRates }: Pick<Site, "shippingRates">,
  chosen: Pick<ShippingRate, "handle"> | null = null,
): ShippingRate | null =>
  shippingRates.find(({ handle }) => handle === chosen?.handle) ?? shippingRates[0] ?? null;

/** Returns the promo code of a cart; null when the code was withdrawn, has expired or starts later. */
export const findCurrentPromo = (
  site: Pick<Site, "promoCodes">,
  code: string | null,
  now: Date,
): PromoCode | null => {
  const promo = code === null ? undefined : findPromoCode(site.promoCodes, code);
  return promo && isPromoValid(promo, now.toISOString()) ? promo : null;
};

/** Returns the content of an older quote at today's terms. */
export const toCurrentInput = (
  site: Site,
  { lines, promo, shippingRate }: PricingInput,
  now: Date,
): PricingInput => ({
  lines,
  promo: findCurrentPromo(site, promo?.code ?? null, now),
  shippingRate: findCurrentShippingRate(site, shippingRate),
});

const findArtTitle = (photos: Design["photos"], photoId: string | null | undefined): string | undefined =>
  photos.find(({ id }) => id === photoId && artItemIdOf(id) !== null)?.fileName;

/** Returns the name of a wall for lists and mails. A single print of the catalogue has the name of its artwork. */
export const titleOf = (design: Design): string => {
  const { tiles, photos } = design;
  const base = namedBaseOf(design);
  switch (base.kind) {
    case "template":
      return CANVAS_TEMPLATES[base.key].name;
    case "set":
      return TILE_SETS[base.key].name;
    case "free":
      if (base.wall) return galleryWallName(base.wall);
      return tiles.length === 1
        ? (findArtTitle(photos, tiles[0]?.photoId) ?? "One tile")
        : `Gallery wall of ${tiles.length} tiles`;
  }
};
