import type { KeptOfVisitor, KeptUnderEmail } from "@storywall/contract/schemas/personalData.ts";

/** What a browser or a mailbox shows of its owner. */
export type VisitorOrEmailData = KeptOfVisitor | KeptUnderEmail;

/** Never 0.0: what is there is something. */
export const formatMegabytes = (bytes: number): string => {
  const tenths = Math.ceil(bytes / 100_000) / 10;
  return `${tenths.toLocaleString("en")} MB`;
};

const formatCount = (amount: number): string => (amount === 0 ? "none" : String(amount));

/** A line a kind, so that it can be seen at a glance that there is nothing else. */
export const personalDataFacts = (
  personalData: VisitorOrEmailData,
): readonly (readonly [name: string, words: string])[] => {
  const bytes = personalData.photos.reduce((sum, photo) => sum + photo.bytes, 0);
  const checkouts =
    typeof personalData.checkouts === "number" ? personalData.checkouts : personalData.checkouts.length;
  return [
    [
      "Photos",
      personalData.photos.length === 0
        ? "none"
        : `${personalData.photos.length}, ${formatMegabytes(bytes)} in all`,
    ],
    ["Walls that you designed", formatCount(personalData.walls.length)],
    ["Links that you made", formatCount(personalData.links.length)],
    ["Walls in your cart", formatCount(personalData.cartWalls)],
    ["Checkouts that were not paid", formatCount(checkouts)],
    ["Orders", personalData.orders.map(({ orderNumber }) => orderNumber).join(", ") || "none"],
    ...("news" in personalData
      ? ([["News by mail", personalData.news.length === 0 ? "no" : "yes"]] as const)
      : []),
  ];
};
