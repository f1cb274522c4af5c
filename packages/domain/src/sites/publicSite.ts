import { deliveryText } from "../pricing/deliveryTerms.ts";
import { findPromoCode, formatDiscount } from "../pricing/promo.ts";
import { findMissingDetails } from "./missingDetails.ts";
import type { Site, SiteBusiness } from "./site.ts";

/**
 * The part of a site that every page sends to the browser. It includes only the banner's promo code. The rest of
 * `business`, and `rights`, are sent only by the few pages that show them.
 */
export type PublicSite = Omit<
  Site,
  "promoCodes" | "welcomeBanner" | "staffLimits" | "business" | "rights" | "reviewBelowPpi" | "isOpen"
> & {
  /** The seller's details that the owner has entered, shown at the foot of every page and beside the pay button. */
  readonly seller: Pick<SiteBusiness, "legalName" | "registration" | "address" | "phone">;
  /**
   * False until the owner has entered what a seller must state (`findMissingDetails`). Only test payments are taken
   * until then.
   */
  readonly isReadyToSell: boolean;
  readonly welcomeBanner: Site["welcomeBanner"] & {
    /** Discount of its code as text: "10%" or "R100.00". */
    readonly discount: string;
  };
};

export const toPublicSite = ({
  promoCodes,
  isOpen: _,
  business,
  rights,
  reviewBelowPpi: __,
  staffLimits: ___,
  welcomeBanner,
  ...site
}: Site): PublicSite => ({
  ...site,
  copy: { ...site.copy, free_shipping_text: deliveryText(site) },
  seller: {
    legalName: business.legalName,
    registration: business.registration,
    address: business.address,
    phone: business.phone,
  },
  isReadyToSell: findMissingDetails({ business, rights, ...site }).length === 0,
  welcomeBanner: { ...welcomeBanner, discount: welcomeDiscount({ promoCodes, welcomeBanner, ...site }) },
});

/** Returns the discount of the welcome code as text. A parsed site always has this code. */
export const welcomeDiscount = ({
  promoCodes,
  welcomeBanner,
  currency,
}: Pick<Site, "promoCodes" | "welcomeBanner" | "currency">): string =>
  formatDiscount(findPromoCode(promoCodes, welcomeBanner.code) ?? { percent: 0 }, currency);
