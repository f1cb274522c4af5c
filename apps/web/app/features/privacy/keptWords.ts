import type { KeptOfVisitor, KeptUnderEmail } from "@storywall/contract/schemas/keptData.ts";

/** What a browser or a mailbox shows of its owner. */
export type Kept = KeptOfVisitor | KeptUnderEmail;

/** Never 0.0: what is there is something. */
export const megabytes = (bytes: number): string => {
  const tenths = Math.ceil(bytes / 100_000) / 10;
  return `${tenths.toLocaleString("en")} MB`;
};

const count = (many: number): string => (many === 0 ? "none" : String(many));

/** A line a kind, so that it can be seen at a glance that there is nothing else. */
export const keptLines = (kept: Kept): readonly (readonly [name: string, words: string])[] => {
  const bytes = kept.photos.reduce((sum, photo) => sum + photo.bytes, 0);
  const checkouts = typeof kept.checkouts === "number" ? kept.checkouts : kept.checkouts.length;
  return [
    ["Photos", kept.photos.length === 0 ? "none" : `${kept.photos.length}, ${megabytes(bytes)} in all`],
    ["Walls that you designed", count(kept.walls.length)],
    ["Links that you made", count(kept.links.length)],
    ["Walls in your cart", count(kept.cartWalls)],
    ["Checkouts that were not paid", count(checkouts)],
    ["Orders", kept.orders.map(({ orderNumber }) => orderNumber).join(", ") || "none"],
    ...("news" in kept ? ([["News by mail", kept.news.length === 0 ? "no" : "yes"]] as const) : []),
  ];
};
