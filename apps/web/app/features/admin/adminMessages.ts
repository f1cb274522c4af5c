import type { OrderState } from "@storywall/domain/orders/orderStates.ts";

/** Where an order stands, as whoever makes it says. */
export const ORDER_STATE_LABELS: Readonly<Record<OrderState, string>> = {
  placed: "New",
  awaiting_photos: "Waits for photos",
  in_production: "In the workshop",
  shipped: "Sent",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

/** What was typed as an amount of money, in minor units; null when it is none. "1 250,50" and "R1,250.50" are R1 250.50. */
export const parseAmount = (typed: string): number | null => {
  const text = typed.replace(/[^\d.,]/g, "");
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const whole = Number((match[1] ?? "").replace(/[.,]/g, ""));
  const cents = Number((match[2] ?? "").padEnd(2, "0") || "0");
  const amount = whole * 100 + cents;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
};
