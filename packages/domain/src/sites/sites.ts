import { AU } from "./au.ts";
import type { Site, SiteCode } from "./site.ts";
import { ZA } from "./za.ts";

/** Every storefront of this process (R1.2). */
export const SITES: Readonly<Record<SiteCode, Site>> = { ZA, AU };

/** The site of a code, in any case and with spaces around; undefined for a code that no site has. */
export const siteOf = (code: string | null | undefined): Site | undefined => {
  const wanted = code?.trim().toUpperCase();
  return Object.values(SITES).find((site) => site.code === wanted);
};
