import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { IS_PRINTABLE_STATE } from "./renderDuePrints.ts";

/** Retries the failed prints of an order and resets their attempt count. Its other prints stay as they are. */
export const retryPrints = async (
  { repositories: { orders, printJobs }, clock }: Pick<Shop, "repositories" | "clock">,
  orderId: string,
): Promise<Result<null, "NOT_FOUND" | "CONFLICT">> => {
  const order = await orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  if (!IS_PRINTABLE_STATE[order.status]) return err("CONFLICT", "This order is not printed.");
  const retriedCount = await printJobs.retryFailed(orderId, clock.now());
  return retriedCount > 0 ? ok(null) : err("CONFLICT", "No print of this order was given up.");
};
