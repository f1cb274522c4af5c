import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { skuOf } from "@storywall/domain/catalogue/variants.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { refundShares } from "@storywall/domain/pricing/refundShares.ts";
import { framePrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { HostLine } from "../../ports/commerce/HostDraft.ts";

type PricedSite = Pick<Site, "code" | "framePrices" | "setPrices">;

/**
 * Returns a line of ours as lines of a commerce host, which has a variant for each set and each frame size. Their prices
 * add up to what our line costs, also when the site's prices have changed since: then tiles of one size may differ by a
 * cent, and become two lines.
 */
export const toHostLines = (
  site: PricedSite,
  line: PricedLine,
  variantIds: ReadonlyMap<string, string>,
): readonly HostLine[] => {
  const toLine = (
    sku: string,
    title: string,
    quantity: number,
    unitPrice: HostLine["unitPrice"],
  ): HostLine => ({
    sku,
    title,
    quantity,
    unitPrice,
    variantId: variantIds.get(sku) ?? null,
    wallId: line.uuid,
  });
  const { base } = line.design;
  if (base.kind === "set") {
    return [toLine(skuOf(site.code, base.key), line.title, line.quantity, line.unitPrice)];
  }
  const pieces = new Map<
    string,
    { size: FrameSizeKey; unitPrice: HostLine["unitPrice"]; quantity: number }
  >();
  for (const { size, price } of piecePrices(site, line)) {
    const key = `${size} ${price}`;
    const quantity = (pieces.get(key)?.quantity ?? 0) + 1;
    pieces.set(key, { size, unitPrice: price, quantity });
  }
  return [...pieces.values()].map(({ size, unitPrice, quantity }) =>
    toLine(skuOf(site.code, size), `${FRAME_SIZES[size].name} frame`, quantity, unitPrice),
  );
};

/** Returns the price of each framed tile of a line, all copies included. */
const piecePrices = (site: PricedSite, { design, price, quantity }: PricedLine) => {
  const sizes = design.tiles.map((tile) => sizeOfTile(design, tile));
  const tileWeights = sizes.map((size) => framePrice(site, size) ?? minor(0));
  const [shares = []] = refundShares({ lines: [{ price, quantity, tileWeights }], discount: minor(0) });
  return sizes.flatMap((size, tile) => (shares[tile] ?? []).map((piece) => ({ size, price: piece })));
};
