import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Quote } from "../../ports/checkout/Checkouts.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * The cart has become an order. What was added to it in another window while the rest was being paid is no part of that
 * order and must not be lost: it moves to a new cart of the same visitor, which whoever asks for the old one is led to.
 */
export const closeCart = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { carts }: Pick<Repositories, "carts">,
  cartId: string,
  ordered: Pick<Quote, "lines" | "promo">,
): Promise<void> => {
  // Whoever is adding at this moment has added before, or finds the new cart after.
  const cart = await carts.lock(cartId);
  if (!cart || cart.orderedAt) return;
  const remaining = findUnorderedLines(cart.lines, ordered.lines);
  if (remaining.length === 0) return carts.markOrdered(cartId, clock.now(), null);
  const successorId = ids.next();
  const { site, visitorId } = cart;
  // A code that was used goes no further (R9.15); another one stays with what it was meant for.
  const promoCode = cart.promoCode === ordered.promo?.code ? null : cart.promoCode;
  await carts.insert({ id: successorId, site, visitorId, promoCode, createdAt: clock.now() });
  await carts.moveLines(
    remaining.map(({ id }) => id),
    successorId,
  );
  await carts.markOrdered(cartId, clock.now(), successorId);
};

/** One uuid is one wall (R4.10), also when it was taken out and put back meanwhile. */
const findUnorderedLines = (
  lines: readonly LineItem[],
  ordered: readonly Pick<LineItem, "uuid">[],
): readonly LineItem[] => {
  const orderedUuids = new Set(ordered.map(({ uuid }) => uuid));
  return lines.filter(({ uuid }) => !orderedUuids.has(uuid));
};
