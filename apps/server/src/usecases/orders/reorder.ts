import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { isPhotoAvailable } from "./photosAvailable.ts";
import { getOrderLine } from "./readOrder.ts";

type Reorder = {
  readonly line: PricedLine;
  /**
   * Design without the photos and art that are no longer stored. Weak prints that were accepted in that order
   * stay accepted (B2).
   */
  readonly design: Design;
  readonly tilesEmptied: number;
  /** Number of weak tiles that were not accepted, about which the shopper is asked (B2). */
  readonly weakPrints: number;
  /** Price at today's prices, not that of the order. */
  readonly unitPrice: Minor;
  readonly site: SiteCode;
};

/** Returns a wall of an order as it can be ordered today (B9). */
export const getReorder = async (
  shop: Pick<Shop, "repositories" | "sites">,
  ids: { readonly orderId: string; readonly lineId: string },
): Promise<Result<Reorder, "NOT_FOUND">> => {
  const found = await getOrderLine(shop, ids);
  if (found.kind === "error") return found;
  const { order, line } = found.value;
  const site = ofSite(shop.sites(), order.site);
  const availablePhotos: DesignPhoto[] = [];
  for (const photo of line.design.photos)
    if (await isPhotoAvailable(shop.repositories, photo)) availablePhotos.push(photo);
  const isAvailable = (photoId: string | null) => availablePhotos.some(({ id }) => id === photoId);
  const emptied = line.design.tiles.filter(({ photoId }) => photoId !== null && !isAvailable(photoId));
  const design = {
    ...line.design,
    photos: availablePhotos,
    tiles: line.design.tiles.map((tile) => (emptied.includes(tile) ? { ...tile, photoId: null } : tile)),
  };
  return ok({
    line,
    design,
    tilesEmptied: emptied.length,
    weakPrints: findUnconfirmedPrints(design).length,
    unitPrice: wallPrice(site, design),
    site: order.site,
  });
};
