import { AU } from "./au.ts";
import type { Sites } from "./site.ts";
import { ZA } from "./za.ts";

/**
 * What every storefront (R1.2) begins with. From the first start on the database says what they are (`shop.sites()`), so
 * that only the start and tests read this.
 */
export const SITE_SEEDS: Sites = { ZA, AU };
