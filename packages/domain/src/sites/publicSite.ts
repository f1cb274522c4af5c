import { findPromoCode } from "../pricing/promo.ts";
import type { Site } from "./site.ts";

/** As much of a site as shoppers' browsers are told: everything but its promo codes, of which only one is handed out. */
export type PublicSite = Omit<Site, "promoCodes" | "welcomeBanner" | "orderNumberPrefix"> & {
  readonly welcomeBanner: Site["welcomeBanner"] & {
    /** What its code takes off. */
    readonly percent: number;
  };
};

export const publicSite = ({
  promoCodes,
  orderNumberPrefix: _,
  welcomeBanner,
  ...site
}: Site): PublicSite => ({
  ...site,
  welcomeBanner: {
    ...welcomeBanner,
    percent: findPromoCode(promoCodes, welcomeBanner.code)?.percent ?? 0,
  },
});
