/** Counts of new items that staff want to know of at once. */
export type Seen = { readonly orders: number; readonly messages: number };

/** Returns in words what is new since a page was loaded; null when nothing is. */
export const describeArrivals = (before: Seen, after: Seen): string | null => {
  const arrivals = [
    countText(after.orders - before.orders, "order"),
    countText(after.messages - before.messages, "message"),
  ].filter((text) => text !== null);
  return arrivals.length === 0 ? null : `${arrivals.join(" and ")}.`;
};

const countText = (count: number, what: string): string | null => {
  if (count <= 0) return null;
  return count === 1 ? `1 new ${what}` : `${count} new ${what}s`;
};
