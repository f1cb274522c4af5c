import type { BulkItem, OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";

export type NewMessage = { readonly text: string; readonly messageId: string };

/** Writes to the shopper of one order. Returns a sentence that says why it failed; null when it succeeded. */
export type WriteAboutOrder = (orderId: string, message: NewMessage) => Promise<string | null>;

/**
 * Writes the same message to the shoppers of many orders, one after the other. Each gets its own id, derived from the
 * message's, so that a second attempt with the same message writes to no shopper twice.
 */
export const writeToAll = async (
  orders: readonly Pick<OrderRow, "orderId" | "orderNumber">[],
  { text, messageId }: NewMessage,
  write: WriteAboutOrder,
): Promise<readonly BulkItem[]> => {
  const items: BulkItem[] = [];
  for (const { orderId, orderNumber } of orders) {
    const reason = await write(orderId, { text, messageId: `${messageId}.${orderId}` });
    items.push({ orderId, orderNumber, isDone: reason === null, reason });
  }
  return items;
};
