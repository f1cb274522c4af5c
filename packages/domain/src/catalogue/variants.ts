import type { SiteCode } from "../sites/site.ts";
import type { FrameSizeKey } from "./frameSizes.ts";
import { SET_KEYS, type SetKey } from "./sets.ts";

/** Our own id of a set or a frame size. It includes the site, because each country has its own prices. */
type Sku<Key extends SetKey | FrameSizeKey> = `${SiteCode}.${Key}`;

export const skuOf = <Key extends SetKey | FrameSizeKey>(site: SiteCode, key: Key): Sku<Key> =>
  `${site}.${key}`;

/** Returns the id of a set that has no id of a commerce host. */
export const variantIdOf = (site: SiteCode, set: SetKey): Sku<SetKey> => skuOf(site, set);

/** Returns the set with this id at this site; undefined for any other id, such as one of another site. */
export const setOfVariant = (site: SiteCode, variantId: string): SetKey | undefined =>
  SET_KEYS.find((key) => variantIdOf(site, key) === variantId);
