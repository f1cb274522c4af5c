import type { EmailDataReply, VisitorDataReply } from "@storywall/contract/schemas/personalData.ts";

/** Personal data of a browser's visitor or of an email address. */
type VisitorOrEmailData = VisitorDataReply | EmailDataReply;

/** Returns a size in MB, rounded up to a tenth, so that a small file is never 0 MB. */
export const formatMegabytes = (bytes: number): string => {
  const tenths = Math.ceil(bytes / 100_000) / 10;
  return `${tenths.toLocaleString("en")} MB`;
};

const formatCount = (amount: number): string => (amount === 0 ? "none" : String(amount));

/** Returns one line for each kind of personal data, also for those that are empty. */
export const personalDataFacts = (
  personalData: VisitorOrEmailData,
): readonly (readonly [name: string, text: string])[] => {
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
      ? ([["Newsletter", personalData.news.length === 0 ? "no" : "yes"]] as const)
      : []),
  ];
};
