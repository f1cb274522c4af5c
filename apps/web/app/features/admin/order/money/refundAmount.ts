import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { canOrderTransition } from "@storywall/domain/orders/orderStates.ts";
import { parseMoney } from "./parseMoney.ts";

type RefundAmount =
  | { readonly kind: "ok"; readonly amount: number }
  | { readonly kind: "error"; readonly message: string };

/** Returns the amount to refund, or what is wrong with the typed text. An empty field is not an amount. */
export const readRefundAmount = (
  typed: string,
  refundable: number,
  format: (amount: number) => string,
): RefundAmount => {
  if (typed.trim() === "") return { kind: "error", message: "Please enter an amount." };
  const amount = parseMoney(typed);
  if (amount === null || amount === 0)
    return { kind: "error", message: "Please enter an amount in figures, such as 250 or 99.50." };
  return amount > refundable
    ? { kind: "error", message: `Only ${format(refundable)} is left to give back.` }
    : { kind: "ok", amount };
};

/**
 * Returns the question to ask before the whole rest is refunded; null for a part of it. With the whole rest the server
 * also cancels an order that the workshop has not begun, as `refundOrder` does.
 */
export const refundQuestion = (
  { status }: Pick<OwnerOrder, "status">,
  { amount, refundable }: { readonly amount: number; readonly refundable: number },
  format: (amount: number) => string,
): { readonly title: string; readonly text: string; readonly confirmLabel: string } | null => {
  if (amount < refundable) return null;
  const title = `Give back all that's left, ${format(amount)}?`;
  if (canOrderTransition(status, "cancelled")) {
    const text = "This also cancels the order: it isn't made, and the shopper is told.";
    return { title, text, confirmLabel: "Give it all back and cancel the order" };
  }
  const text =
    status === "in_production"
      ? "The order isn't cancelled by this: it's still made and sent, unless you hold it back."
      : "The shopper then has all their money back for this order.";
  return { title, text, confirmLabel: "Give it all back" };
};
