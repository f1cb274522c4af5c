import type { SiteCode } from "../sites/site.ts";
import { SET_KEYS, type SetKey } from "./sets.ts";

/** What a commerce host knows a set of a site by: a price is one of a country. */
export type VariantId = `${SiteCode}.${SetKey}`;

export const variantIdOf = (site: SiteCode, set: SetKey): VariantId => `${site}.${set}`;

/** The set that the id names at this site; undefined for any other id, another country's too. */
export const setOfVariant = (site: SiteCode, variantId: string): SetKey | undefined =>
  SET_KEYS.find((key) => variantIdOf(site, key) === variantId);
