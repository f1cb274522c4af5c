import type { Order } from "@storywall/contract/schemas/order.ts";
import { STATUS_WORDS } from "./orderWords.ts";

export type OrderEvent = { readonly words: string; readonly at: string };

/** States and changes of an order, the first first. What changed of one wall is one event, of its latest change. */
export const historyOf = ({
  history,
  changes,
  lineItems,
}: Pick<Order, "history" | "changes" | "lineItems">): readonly OrderEvent[] => {
  const changed = new Map<string, string>();
  for (const { what, cartItemId, at } of changes) {
    const words =
      what === "address"
        ? "You corrected the address"
        : `You changed photos of ${lineItems.find((line) => line.cartItemId === cartItemId)?.title ?? "your wall"}`;
    const known = changed.get(words);
    if (known === undefined || known < at) changed.set(words, at);
  }
  return [
    ...history.map(({ status, at }) => ({ words: STATUS_WORDS[status].name, at })),
    ...[...changed].map(([words, at]) => ({ words, at })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
