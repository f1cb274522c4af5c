import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { IS_PRINTED } from "./printer.ts";

/** Prints that were given up wait again, with all their tries before them; the order's other prints stay as they are. */
export const retryPrints = async (
  { repositories: { orders, printJobs }, clock }: Pick<Shop, "repositories" | "clock">,
  orderId: string,
): Promise<Outcome<null, "NOT_FOUND" | "CONFLICT">> => {
  const order = await orders.find(orderId);
  if (!order) return NO_ORDER;
  if (!IS_PRINTED[order.status]) return refuse("CONFLICT", "This order is not printed.");
  const again = await printJobs.retryFailed(orderId, clock.now());
  return again > 0 ? done(null) : refuse("CONFLICT", "No print of this order was given up.");
};
