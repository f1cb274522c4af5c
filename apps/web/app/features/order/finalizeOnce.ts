import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { isRetryable } from "../../lib/api/callResults.ts";

type FinalizeResult = {
  /** The cart with what was added during the payment, if anything was. */
  readonly nextCartId: string | null;
  /** True for the one view that is tracked as the purchase. */
  readonly isFirstView: boolean;
};

/**
 * Tells the server that the confirmation was shown (R4.14). Returns null when it was unreachable: the next visit tries
 * again.
 */
export const finalizeOnce = async (
  client: Client,
  site: SiteCode,
  orderId: string,
): Promise<FinalizeResult | null> => {
  const result = await client(finalizeOrder, { body: { orderId, site } });
  if (result.kind === "ok")
    return { nextCartId: result.reply.nextCartId ?? null, isFirstView: result.reply.firstView === true };
  return isRetryable(result) ? null : { nextCartId: null, isFirstView: false };
};
