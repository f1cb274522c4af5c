import type { SiteCode } from "../sites/site.ts";
import { SET_KEYS, type SetKey } from "./sets.ts";

/** The id of a set at a commerce host. It names the site, because each country has its own price. */
type VariantId = `${SiteCode}.${SetKey}`;

export const variantIdOf = (site: SiteCode, set: SetKey): VariantId => `${site}.${set}`;

/** Returns the set that the id names at this site; undefined for any other id, also of another site. */
export const setOfVariant = (site: SiteCode, variantId: string): SetKey | undefined =>
  SET_KEYS.find((key) => variantIdOf(site, key) === variantId);
