import type { MemoryCollection } from "@storywall/contract/schemas/memoryCollection.ts";
import { type SetKey, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { originalSetPrice } from "@storywall/domain/pricing/originalPrice.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { Previews } from "../../ports/previews/Previews.ts";
import { previewUrl } from "./cart.ts";

/** Returns a set that a site sells (R1.5). The variant of a tile is its id at a commerce host. */
export const toMemoryCollection = (
  previews: Pick<Previews, "keyOf">,
  site: Site,
  key: SetKey,
  variantIds: Readonly<Record<SetKey, string>>,
  today: string,
): MemoryCollection => {
  const set = TILE_SETS[key];
  const design = createDesign({ kind: "set", key });
  return {
    _id: key,
    site: site.code,
    template_key: key,
    name: set.name,
    description: set.description,
    framesCount: set.frameCount,
    price: site.setPrices[key],
    priceOriginal: originalSetPrice(site, key, today),
    currency: site.currency,
    tiles: design.tiles.map(({ name }) => ({
      _id: `${key}.${name}`,
      name,
      shopify_variant_id: variantIds[key],
      size: set.size,
    })),
    preview: previewUrl(previews.keyOf(design)),
  };
};
