import type { StoredRefund } from "../shopifyStore.ts";
import { money } from "./money.ts";

/** Returns a refund as replies contain it. Its sum excludes money that is still pending. */
export const toRefund = ({ id, cents, status = "SUCCESS" }: StoredRefund, currency: string) => ({
  id,
  totalRefundedSet: money(status === "SUCCESS" ? cents : 0, currency),
  transactions: { nodes: [{ status }] },
});
