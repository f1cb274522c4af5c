import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";

/** Number of order numbers that fit into a notice; the list itself shows which orders were undone. */
const MAX_NAMED = 12;

/** Returns how many orders were undone, and which were not and why; null when all were. */
export const bulkUndoMessage = (items: readonly BulkItem[]): string | null => {
  const failed = items.filter(({ isDone }) => !isDone);
  if (failed.length === 0) return null;
  const reasons = Map.groupBy(failed, ({ reason }) => reason ?? "");
  const sentences = [...reasons].map(([reason, orders]) => `${namesOf(orders)}: ${reason}`);
  return `${items.length - failed.length} of ${items.length} undone. ${sentences.join(" ")}`;
};

const namesOf = (orders: readonly BulkItem[]): string => {
  const names = orders.map(({ orderNumber }) => orderNumber);
  const more = names.length - MAX_NAMED;
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(", ")} and ${more} more` : names.join(", ");
};
