import type { StoredRefund } from "../shopifyStore.ts";
import { money } from "./money.ts";

/** Returns a refund as replies contain it. Money that is on its way is not in its sum yet. */
export const toRefund = ({ id, cents, status = "SUCCESS" }: StoredRefund, currency: string) => ({
  id,
  totalRefundedSet: money(status === "SUCCESS" ? cents : 0, currency),
  transactions: { nodes: [{ status }] },
});
