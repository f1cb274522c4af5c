import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { PerSite, SiteCode } from "@storywall/domain/sites/site.ts";

/** Four medium frames, two by two. */
export const GRID_BASE: DesignBase = { kind: "template", key: "grid_four_frames" };
export const TRIO_BASE: DesignBase = { kind: "set", key: "square_trio" };
export const FREE_BASE: DesignBase = { kind: "free" };

/** Prices of these designs at the South African site, in cents. */
export const GRID_PRICE = 4 * 90_000;
export const TRIO_PRICE = 124_999;

/** Returns a design with the photo of this id in every tile; without an id its tiles are empty. */
export const aDesign = (base: DesignBase = GRID_BASE, photoId: string | null = null): Design => {
  const design = createDesign(base);
  return { ...design, tiles: design.tiles.map((tile) => ({ ...tile, photoId })) };
};

/** Returns a line of a cart as a client sends it: four medium frames by default. */
export const aLine = ({
  base = GRID_BASE,
  photoId = null,
  ...fields
}: Partial<LineItemInput> & {
  readonly base?: DesignBase;
  readonly photoId?: string | null;
} = {}): LineItemInput => ({
  uuid: crypto.randomUUID(),
  ...toWireDesign(aDesign(base, photoId)),
  ...fields,
});

/** Returns a valid address of the site; for an added country, one that fits a form with four-digit postcodes. */
export const anAddress = (site: SiteCode, fields: Partial<ShippingAddress> = {}): ShippingAddress => ({
  ...(ADDRESSES[site] ?? { ...ADDED_ADDRESS, country: site }),
  ...fields,
});

const ADDRESSES: PerSite<ShippingAddress> = {
  ZA: {
    firstName: "Thandi",
    lastName: "Mokoena",
    address1: "12 Long Street",
    suburb: "Gardens",
    city: "Cape Town",
    province: "WC",
    zip: "8001",
    country: "ZA",
    phone: "082 123 4567",
  },
  AU: {
    firstName: "Alex",
    lastName: "Nguyen",
    address1: "4 Harbour Road",
    suburb: "Manly",
    city: "Sydney",
    province: "NSW",
    zip: "2095",
    country: "AU",
    phone: "0412 345 678",
  },
};

const ADDED_ADDRESS = {
  firstName: "Aroha",
  lastName: "Walker",
  address1: "1 Cuba Street",
  suburb: "Te Aro",
  city: "Wellington",
  zip: "6011",
  phone: "021 555 0100",
};
