import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { NewRefund } from "../../ports/refunds/Refunds.ts";
import type { Shop } from "../shop.ts";

type RefundRequest = Omit<NewRefund, "id" | "requestedAt">;

/**
 * Requests a refund in the transaction that causes it; `shop.refundSender` sends it to the provider. Returns
 * the refund's id, or null and changes nothing when less than the amount is left of the payment. A request that
 * may arrive twice passes an id of its own. For `undoMs` the refund is not sent, and can be withdrawn.
 */
export const requestRefund = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { refunds }: Pick<Repositories, "refunds">,
  request: RefundRequest,
  { id = ids.next(), undoMs = 0 }: { readonly id?: string | undefined; readonly undoMs?: number } = {},
): Promise<string | null> => {
  const requestedAt = clock.now();
  const dueAt = new Date(requestedAt.getTime() + undoMs);
  const isAccepted = await refunds.request({ ...request, id, requestedAt, dueAt });
  return isAccepted ? id : null;
};
