import type { BatchList } from "@storywall/contract/schemas/owner/batches.ts";

/** Returns a sentence that says when batches close automatically: "A batch closes at 15:00 or at 40 pieces." */
export const closingText = ({ closing, countries }: Pick<BatchList, "closing" | "countries">): string => {
  const { atHour, atPieces, isByAge, site } = closing;
  const country =
    countries.length > 1 ? ` (${countries.find(({ code }) => code === site)?.name ?? site})` : "";
  const rules = [
    ...(atHour === null ? [] : [`at ${hourLabel(atHour)} on working days${country}`]),
    ...(atPieces === null ? [] : [atPieces === 1 ? "with the first piece" : `at ${atPieces} pieces`]),
    ...(isByAge ? ["when its oldest print has waited a working day"] : []),
  ];
  if (rules.length === 0) return "A batch closes only when someone closes it.";
  return `A batch closes by itself ${new Intl.ListFormat("en", { type: "disjunction" }).format(rules)}.`;
};

/** Returns "09:00" for 9. */
export const hourLabel = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
