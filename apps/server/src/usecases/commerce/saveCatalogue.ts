import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { SET_KEYS, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { skuOf } from "@storywall/domain/catalogue/variants.ts";
import { framePrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ofSite, type Site, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { HostProduct, HostVariant } from "../../ports/commerce/CommerceHost.ts";
import type { Shop } from "../shop.ts";

type SaveCatalogueShop = Pick<Shop, "transaction" | "sites" | "clock" | "commerceHosts">;

/**
 * Makes the products of a site's commerce host equal to our catalogue at the site's prices, and saves the
 * host's ids of them. May be run again at any time: after a change of prices, or after an edit there.
 * @throws Error when the site has no commerce host.
 */
export const saveCatalogue = async (
  shop: SaveCatalogueShop,
  code: SiteCode,
): Promise<readonly HostVariant[]> => {
  const host = shop.commerceHosts[code];
  if (!host) throw new Error(`The site ${code} has no commerce host.`);
  const variants = await host.saveProducts(toHostProducts(ofSite(shop.sites(), code)));
  await shop.transaction(({ commerceMirrors }) =>
    commerceMirrors.saveVariants(code, variants, shop.clock.now()),
  );
  return variants;
};

/** Returns what a site sells in the form for a host: a framed tile in each size, and each set. */
export const toHostProducts = (site: Site): readonly HostProduct[] => [
  {
    handle: "storywall-framed-tile",
    title: "Framed tile",
    description: "A photo of yours, printed and framed. A wall is made of several.",
    optionName: "Size",
    variants: FRAME_SIZE_KEYS.flatMap((size) => {
      const price = framePrice(site, size);
      const { name, sizeText } = FRAME_SIZES[size];
      return price === null
        ? []
        : [{ sku: skuOf(site.code, size), optionValue: `${name} ${sizeText}`, price }];
    }),
  },
  ...SET_KEYS.map((key) => ({
    handle: `storywall-${key.replaceAll("_", "-")}`,
    title: TILE_SETS[key].name,
    description: TILE_SETS[key].description,
    optionName: "Set",
    variants: [{ sku: skuOf(site.code, key), optionValue: TILE_SETS[key].name, price: site.setPrices[key] }],
  })),
];
