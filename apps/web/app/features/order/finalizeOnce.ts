import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** R4.14: tells the shop that the shopper has seen the confirmation. False: not reached, and the next visit tries again. */
export const finalizeOnce = async (client: Client, site: SiteCode, orderId: string): Promise<boolean> => {
  const result = await client(finalizeOrder, { body: { orderId, site } });
  // A refusal does not become another one by asking again.
  return result.kind === "ok" || (result.kind === "refused" && result.status < 500 && result.status !== 429);
};
