import type { Order } from "@storywall/contract/schemas/order.ts";
import { STATUS_MESSAGES } from "./orderMessages.ts";

type OrderEvent = { readonly text: string; readonly at: string };

/**
 * Returns states and changes of an order, oldest first. Changes of one wall are one event of each kind, at the
 * time of the last.
 */
export const listOrderEvents = ({
  history,
  changes,
  lineItems,
}: Pick<Order, "history" | "changes" | "lineItems">): readonly OrderEvent[] => {
  const changedAtByText = new Map<string, string>();
  for (const { what, actor, cartItemId, at } of changes) {
    const text = eventText(what, actor, lineItems.find((line) => line.cartItemId === cartItemId)?.title);
    const knownAt = changedAtByText.get(text);
    if (knownAt === undefined || knownAt < at) changedAtByText.set(text, at);
  }
  return [
    ...history.map(({ status, at }, index) => ({ text: stateText(status, history[index - 1]?.status), at })),
    ...[...changedAtByText].map(([text, at]) => ({ text, at })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

/**
 * Returns the text of a state in the history, by the state before it. An order that waits for its photos counts as
 * placed.
 */
const stateText = (
  status: Order["history"][number]["status"],
  before: Order["history"][number]["status"] | undefined,
): string => {
  if (status === "awaiting_photos" && before === undefined) return "Placed, waiting for your photos";
  if (status === "placed" && before === "awaiting_photos") return "All your photos received";
  return STATUS_MESSAGES[status].label;
};

type Change = Order["changes"][number];

const eventText = (what: Change["what"], actor: Change["actor"], wall = "your wall"): string => {
  const who = actor === "owner" ? "We" : "You";
  if (what === "address") return `${who} changed the address`;
  if (what === "email") return `${who} changed the email address`;
  return `You changed ${what}s in ${wall}`;
};
