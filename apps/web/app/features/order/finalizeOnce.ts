import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { isRetryable } from "../../lib/api/callResults.ts";

export type FinalizeResult = {
  /** The cart of what was added while the rest was being paid, if anything was. */
  readonly nextCartId: string | null;
  /** Whether this is the one view of all that counts as the purchase. */
  readonly isFirstView: boolean;
};

/** R4.14: tells the shop that the shopper has seen the confirmation. Null: not reached, and the next visit tries again. */
export const finalizeOnce = async (
  client: Client,
  site: SiteCode,
  orderId: string,
): Promise<FinalizeResult | null> => {
  const result = await client(finalizeOrder, { body: { orderId, site } });
  if (result.kind === "ok")
    return { nextCartId: result.reply.nextCartId ?? null, isFirstView: result.reply.firstView === true };
  // A refusal does not become another one by asking again.
  return isRetryable(result) ? null : { nextCartId: null, isFirstView: false };
};
