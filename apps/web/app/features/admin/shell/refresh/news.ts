/** How much there is of what a person of the shop wants to hear of at once. */
export type Seen = { readonly orders: number; readonly messages: number };

/** Returns what has come since a page was loaded, in words; null: nothing. */
export const newsOf = (before: Seen, after: Seen): string | null => {
  const news = [
    countText(after.orders - before.orders, "order"),
    countText(after.messages - before.messages, "message"),
  ].filter((text) => text !== null);
  return news.length === 0 ? null : `${news.join(" and ")}.`;
};

const countText = (count: number, what: string): string | null => {
  if (count <= 0) return null;
  return count === 1 ? `1 new ${what}` : `${count} new ${what}s`;
};
