import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import type { Shop } from "../shop.ts";
import { type BulkOrderResult, NO_SUCH_ORDER } from "./bulkOrderResult.ts";

/**
 * Runs `handleOrder` for several orders, one after the other and each once, so that an order for which it fails
 * stops no other. `handleOrder` returns the reason of the failure; null on success.
 */
export const forEachOrder = async (
  { repositories }: Pick<Shop, "repositories">,
  orderIds: readonly string[],
  handleOrder: (order: OrderListEntry) => Promise<string | null>,
): Promise<readonly BulkOrderResult[]> => {
  const found = new Map((await repositories.orderList.findByIds(orderIds)).map((order) => [order.id, order]));
  const results: BulkOrderResult[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = found.get(orderId);
    results.push(
      order ? { orderNumber: order.number, orderId, reason: await handleOrder(order) } : NO_SUCH_ORDER,
    );
  }
  return results;
};
