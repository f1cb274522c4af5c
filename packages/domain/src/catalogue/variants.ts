import type { SiteCode } from "../sites/site.ts";
import type { FrameSizeKey } from "./frameSizes.ts";
import { SET_KEYS, type SetKey } from "./sets.ts";

/** Our own id of a set or a frame size. It names the site, because each country has its own price. */
type Sku<Key extends SetKey | FrameSizeKey> = `${SiteCode}.${Key}`;

export const skuOf = <Key extends SetKey | FrameSizeKey>(site: SiteCode, key: Key): Sku<Key> =>
  `${site}.${key}`;

/** Returns the id that a set has while no commerce host has another one for it. */
export const variantIdOf = (site: SiteCode, set: SetKey): Sku<SetKey> => skuOf(site, set);

/** Returns the set that the id names at this site; undefined for any other id, also of another site. */
export const setOfVariant = (site: SiteCode, variantId: string): SetKey | undefined =>
  SET_KEYS.find((key) => variantIdOf(site, key) === variantId);
