import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { NewRefund } from "../../ports/refunds/Refunds.ts";
import type { Shop } from "../shop.ts";

export type RefundRequest = Omit<NewRefund, "id" | "requestedAt">;

/**
 * Decides that money goes back, in the transaction that has the reason for it; `shop.refundSender` carries it out. Gives
 * the refund's id, or null, having changed nothing, when that much is not left of the payment. A wish that may be told twice
 * has its own id.
 */
export const requestRefund = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { refunds }: Pick<Repositories, "refunds">,
  request: RefundRequest,
  id = ids.next(),
): Promise<string | null> => {
  const isAccepted = await refunds.request({ ...request, id, requestedAt: clock.now() });
  return isAccepted ? id : null;
};
