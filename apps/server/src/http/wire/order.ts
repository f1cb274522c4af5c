import type { Order, OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { getChangeWindow, photosCompletedAt } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { dispatchCountsFrom } from "@storywall/domain/orders/waitingTime.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../ports/orders/Replacements.ts";
import { lineStatus } from "../../usecases/orders/orderPhotos.ts";
import type { Shop } from "../../usecases/shop.ts";
import { toShippingAddress } from "./address.ts";
import { toLineItem } from "./cart.ts";

/**
 * Returns the replacements of an order as its shopper sees them: without the reason, and without the person who
 * decided.
 */
export const toShownReplacements = (
  replacements: readonly ReplacementRecord[],
): NonNullable<Order["replacements"]> =>
  replacements.flatMap(({ number, state, tiles, tracking, createdAt }) =>
    state === "cancelled"
      ? []
      : [
          {
            number,
            status: state,
            tiles: tiles.reduce((sum, { pieces }) => sum + pieces, 0),
            tracking,
            createdAt: createdAt.toISOString(),
          },
        ],
  );

/** Returns the order as its shopper sees it now. */
export const toOrder = ({ clock, sites }: Pick<Shop, "clock" | "sites">, order: OrderRecord): Order => {
  const { changeWindowMinutes, dispatchDays, courierDays } = siteOfOrder(ofSite(sites(), order.site), order);
  const { isOpen, until } = getChangeWindow(order, changeWindowMinutes, clock.now());
  return {
    orderId: order.id,
    orderNumber: order.number,
    status: order.status,
    site: order.site,
    currency: order.currency,
    email: order.email,
    shippingAddress: toShippingAddress(order.shippingAddress),
    shippingRate: order.shippingRate,
    lineItems: order.lines.map((line) => toOrderLine(order, line)),
    discountCode: order.promo?.code ?? null,
    price: order.price,
    discount: order.discount,
    tax: order.tax,
    total: order.total,
    history: order.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    changes: order.changes.map(({ lineId, at, ...change }) => ({
      ...change,
      cartItemId: lineId,
      at: at.toISOString(),
    })),
    dispatchCountsFrom: dispatchCountsFrom(
      photosCompletedAt(order.history) ?? order.createdAt,
      order,
      clock.now(),
    ).toISOString(),
    printQuestions: order.openQuestions.map(({ lineId, tile, answerBy }) => ({
      cartItemId: lineId,
      tile,
      answerBy: answerBy.toISOString(),
    })),
    ...(order.tracking ? { tracking: order.tracking } : {}),
    promise: { dispatchDays, courierDays },
    isCancellable: isOpen,
    changeableUntil: until?.toISOString() ?? null,
    refunded: order.refunded,
    createdAt: order.createdAt.toISOString(),
  };
};

const toOrderLine = (order: OrderRecord, line: PricedLine): OrderLineItem => {
  const { _id, photosStillToUpload: _, ...item } = toLineItem(line);
  return { ...item, cartItemId: _id, ...toLineProgress(order, line) };
};

/** Returns how many photos a line still needs, and its status. */
export const toLineProgress = (
  order: OrderRecord,
  line: PricedLine,
): Pick<OrderLineItem, "tilesMissing" | "status"> => ({
  tilesMissing: countEmptyTiles(line.design),
  status: lineStatus(order, line),
});
