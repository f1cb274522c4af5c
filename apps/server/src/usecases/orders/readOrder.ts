import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutView } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { loadCheckoutView } from "../checkout/checkoutView.ts";
import { refreshPreviews } from "../previews/refreshPreviews.ts";
import type { Shop } from "../shop.ts";

export const ORDER_NOT_FOUND = err("NOT_FOUND", "We can't find this order.");
export const ORDER_SITE_MISMATCH = err("SITE_MISMATCH", "This order belongs to our shop in another country.");

export const TOO_LATE_TO_CHANGE = err(
  "CONFLICT",
  "The time for changes is over, and your order is being made as it is. Please write to us and we'll see what we can do.",
);

type FinalizedOrder = {
  readonly order: OrderRecord;
  /** Cart with the lines that were added while the order was being paid; null when there are none. */
  readonly nextCartId: string | null;
  /** True for the first call of this order. */
  readonly isFirstView: boolean;
};

/**
 * Records that the shopper has seen the confirmation (R4.14). The first call clears the cart; later ones change
 * nothing.
 */
export const finalizeOrder = async (
  { transaction, clock }: Pick<Shop, "transaction" | "clock">,
  { orderId, requestedSite }: { readonly orderId: string; readonly requestedSite: SiteCode | null },
): Promise<Result<FinalizedOrder, "NOT_FOUND" | "SITE_MISMATCH">> =>
  transaction(async ({ orders, carts }) => {
    const order = await orders.find(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (requestedSite && requestedSite !== order.site) {
      return ORDER_SITE_MISMATCH;
    }
    const isFirstView = await orders.markFinalized(order.id, clock.now());
    if (isFirstView && order.cartId) await carts.clear(order.cartId);
    const nextCartId = order.cartId === null ? null : await carts.findSuccessorId(order.cartId);
    return ok({ order, nextCartId, isFirstView });
  });

type CheckoutOrOrder =
  | { readonly kind: "order"; readonly order: OrderRecord }
  | { readonly kind: "checkout"; readonly view: CheckoutView };

/** Returns the order with this id; if there is none, the checkout. */
export const getCheckoutOrOrder = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  id: string,
): Promise<Result<CheckoutOrOrder, "NOT_FOUND">> => {
  const order = await repositories.orders.find(id);
  if (order) {
    await refreshPreviews({ repositories, clock }, order.lines);
    return ok({ kind: "order", order });
  }
  const checkout = await repositories.checkouts.find(id);
  if (!checkout) return err("NOT_FOUND", "We can't find a checkout or an order with this id.");
  return ok({ kind: "checkout", view: await loadCheckoutView(repositories, checkout, clock.now()) });
};

type OrderImage = {
  readonly tile: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** Returns the photos of an order, or of one order line, by its id; sorted by lines and tiles. */
export const getImages = async (
  { repositories }: Pick<Shop, "repositories">,
  id: string,
): Promise<Result<readonly OrderImage[], "NOT_FOUND">> => {
  const order = await repositories.orders.find(id);
  if (order) return ok(order.lines.flatMap(imagesOf));
  const line = await repositories.orders.findLine(id);
  return line ? ok(imagesOf(line)) : ORDER_NOT_FOUND;
};

const imagesOf = ({ design }: PricedLine): readonly OrderImage[] =>
  design.tiles.flatMap((tile) => {
    const photo = photoOfTile(design, tile);
    if (!photo?.url || !photo.size) return [];
    return { tile: tile.name, url: photo.url, width: photo.size.width, height: photo.size.height };
  });

/** Returns one line of an order. The caller must know both ids. */
export const getOrderLine = async (
  { repositories }: Pick<Shop, "repositories">,
  { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
): Promise<Result<{ readonly order: OrderRecord; readonly line: PricedLine }, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  return order && line ? ok({ order, line }) : ORDER_NOT_FOUND;
};
