import { AU } from "./au.ts";
import type { Sites } from "./site.ts";
import { ZA } from "./za.ts";

/**
 * The initial data of the storefronts that the program comes with (R1.2); the owner adds others. After the first start the database holds the sites (`shop.sites()`), so
 * only the start and tests may read this.
 */
export const SITE_SEEDS: Sites = { ZA, AU };
