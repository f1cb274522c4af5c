import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";
import { replaceOrderEmail } from "./replaceOrderEmail.ts";

/**
 * Corrects the email address of an order for its shopper, in any state of the order: a buyer whose browser has
 * lost its cookie can only write to the shop. The confirmation goes to the new address, and a note to the old
 * one. The history records who changed it, without the address.
 */
export const correctEmail = async (
  shop: Shop,
  actor: StaffActor,
  { orderId, email }: { readonly orderId: string; readonly email: string },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "TOO_MANY_REQUESTS">> => {
  const allowed = requireRight(actor, "orders.email");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "NOT_FOUND" | "TOO_MANY_REQUESTS">(
    shop,
    async (repositories) => {
      const { orders, checkouts } = repositories;
      const found = await orders.find(orderId);
      if (!found) return ORDER_NOT_FOUND;
      // Locked before the order, as everywhere, so that transactions cannot deadlock.
      await checkouts.lock(found.checkoutId);
      const order = await orders.lock(orderId);
      if (!order) return ORDER_NOT_FOUND;
      const replaced = await replaceOrderEmail(shop, repositories, order, { email, actor: "owner" });
      if (replaced.kind === "error") return replaced;
      if (replaced.value)
        await recordOrderEvent(shop, repositories, order, { kind: "email_changed", actor, text: null });
      return ok(null);
    },
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};
