import { findPromoCode } from "../pricing/promo.ts";
import type { Site } from "./site.ts";

/**
 * As much of a site as every page tells the browser. Of its promo codes only one is handed out; who sells, and the law's
 * words, are for the few pages that show them.
 */
export type PublicSite = Omit<
  Site,
  "promoCodes" | "welcomeBanner" | "orderNumberPrefix" | "business" | "rights"
> & {
  readonly welcomeBanner: Site["welcomeBanner"] & {
    /** What its code takes off. */
    readonly percent: number;
  };
};

export const toPublicSite = ({
  promoCodes,
  orderNumberPrefix: _,
  business: __,
  rights: ___,
  welcomeBanner,
  ...site
}: Site): PublicSite => ({
  ...site,
  welcomeBanner: {
    ...welcomeBanner,
    percent: findPromoCode(promoCodes, welcomeBanner.code)?.percent ?? 0,
  },
});
