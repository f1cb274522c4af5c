import { AU } from "./au.ts";
import type { Site, Sites } from "./site.ts";
import { ZA } from "./za.ts";

/**
 * What every storefront (R1.2) begins with. From the first start on the database says what they are (`shop.sites()`), so
 * that only the start and tests read this.
 */
export const SITES: Sites = { ZA, AU };

/** The site of a code, in any case and with spaces around; undefined for a code that no site has. */
export const siteOf = (code: string | null | undefined): Site | undefined => {
  const wanted = code?.trim().toUpperCase();
  return Object.values(SITES).find((site) => site.code === wanted);
};
