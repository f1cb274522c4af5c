import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Quote } from "../../ports/checkout/Checkouts.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * Closes a cart that became an order. Lines that were added in another window during the payment are not part of that
 * order and must not be lost: they move to a new cart of the same visitor. Requests for the old cart get the new one
 * (findOpenCart).
 */
export const closeCart = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { carts }: Pick<Repositories, "carts">,
  cartId: string,
  ordered: Pick<Quote, "lines" | "promo">,
): Promise<void> => {
  // A concurrent addition either came before, and is in these lines, or comes later, and finds the new cart.
  const cart = await carts.lock(cartId);
  if (!cart || cart.orderedAt) return;
  const remaining = findUnorderedLines(cart.lines, ordered.lines);
  if (remaining.length === 0) return carts.markOrdered(cartId, clock.now(), null);
  const successorId = ids.next();
  const { site, visitorId } = cart;
  // A used code is not carried over (R9.15). Another one was entered for the remaining lines and stays with them.
  const promoCode = cart.promoCode === ordered.promo?.code ? null : cart.promoCode;
  await carts.insert({ id: successorId, site, visitorId, promoCode, createdAt: clock.now() });
  await carts.moveLines(
    remaining.map(({ id }) => id),
    successorId,
  );
  await carts.markOrdered(cartId, clock.now(), successorId);
};

/** Compares by uuid: it stays the same when a wall is removed and added again (R4.10). */
const findUnorderedLines = (
  lines: readonly LineItem[],
  ordered: readonly Pick<LineItem, "uuid">[],
): readonly LineItem[] => {
  const orderedUuids = new Set(ordered.map(({ uuid }) => uuid));
  return lines.filter(({ uuid }) => !orderedUuids.has(uuid));
};
