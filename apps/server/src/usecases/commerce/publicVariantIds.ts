import { SET_KEYS, type SetKey } from "@storywall/domain/catalogue/sets.ts";
import { setOfVariant, skuOf, variantIdOf } from "@storywall/domain/catalogue/variants.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * Returns, for each set, the id that the API shows as `shopify_variant_id`: the number of the variant at the
 * site's commerce host, or our own id when there is no host or it has no such variant.
 */
export const loadPublicVariantIds = async (
  { commerceHosts }: Pick<Shop, "commerceHosts">,
  { commerceMirrors }: Pick<Repositories, "commerceMirrors">,
  site: SiteCode,
): Promise<Readonly<Record<SetKey, string>>> => {
  const variants = commerceHosts[site] ? await commerceMirrors.listVariants(site) : [];
  const numbers = new Map(variants.map(({ sku, variantId }) => [sku, variantId.split("/").at(-1) ?? ""]));
  const idOf = (key: SetKey): string => numbers.get(skuOf(site, key)) ?? variantIdOf(site, key);
  return {
    square_trio: idOf("square_trio"),
    charming_six: idOf("charming_six"),
    dazzling_dozen: idOf("dazzling_dozen"),
  };
};

/** Returns the set that the id names; our own ids work too, since a page may have been open for days. */
export const findSet = (
  ids: Readonly<Record<SetKey, string>>,
  site: SiteCode,
  variantId: string,
): SetKey | undefined => SET_KEYS.find((key) => ids[key] === variantId) ?? setOfVariant(site, variantId);
