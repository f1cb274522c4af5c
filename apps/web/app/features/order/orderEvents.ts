import type { Order } from "@storywall/contract/schemas/order.ts";
import { STATUS_MESSAGES } from "./orderMessages.ts";

export type OrderEvent = { readonly text: string; readonly at: string };

/** States and changes of an order, the first first. What changed of one wall is one event, of its latest change. */
export const listOrderEvents = ({
  history,
  changes,
  lineItems,
}: Pick<Order, "history" | "changes" | "lineItems">): readonly OrderEvent[] => {
  const changedAtByText = new Map<string, string>();
  for (const { what, cartItemId, at } of changes) {
    const text =
      what === "address"
        ? "You corrected the address"
        : `You changed photos of ${lineItems.find((line) => line.cartItemId === cartItemId)?.title ?? "your wall"}`;
    const knownAt = changedAtByText.get(text);
    if (knownAt === undefined || knownAt < at) changedAtByText.set(text, at);
  }
  return [
    ...history.map(({ status, at }) => ({ text: STATUS_MESSAGES[status].label, at })),
    ...[...changedAtByText].map(([text, at]) => ({ text, at })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
