import { type FrameSizeKey, formatSize, type Orientation } from "../catalogue/frameSizes.ts";
import { outerSizeOf } from "../geometry/opening.ts";
import { isWeak, type Verdict } from "./resolution.ts";

// All words in which a shopper reads how a photo will print (B2), so that one photo is not called five names.

/** Verdicts in a word or two, for badges, lists and people who listen. */
export const VERDICT_LABELS = {
  sharp: "sharp",
  good: "good",
  soft: "a little soft",
  unprintable: "too small",
} as const satisfies Record<Verdict, string>;

/** Returns the verdict as a sentence. Sizes are in centimetres: "too small for Small" would be a riddle. */
export const verdictMessage = (verdict: Verdict, size: FrameSizeKey, orientation: Orientation): string => {
  const name = formatSize(outerSizeOf(size, orientation));
  switch (verdict) {
    case "sharp":
      return `This photo will be sharp at ${name}.`;
    case "good":
      return `This photo will look good at ${name}.`;
    case "soft":
      return `This photo will look a little soft at ${name}.`;
    case "unprintable":
      return `This photo is too small for ${name}: it will look blurred.`;
  }
};

/**
 * Returns advice that can be followed for a weak print where no other tile, frame or size helps: to show more of the
 * photo where it is zoomed in, else to find a larger copy.
 */
export const verdictAdvice = (verdict: Verdict, isZoomedIn: boolean): string => {
  if (!isWeak(verdict)) return "";
  return isZoomedIn ? "Show more of it for a sharper print." : "A larger version would print sharper.";
};

/** Returns how many photos are soft and how many too small: "2 photos a little soft, 1 too small"; "" where none is. */
export const weakCountText = (verdicts: readonly (Verdict | null)[]): string => {
  const counts = (["soft", "unprintable"] as const)
    .map((verdict) => ({ verdict, count: verdicts.filter((one) => one === verdict).length }))
    .filter(({ count }) => count > 0);
  return counts
    .map(({ verdict, count }, index) => {
      const noun = index > 0 ? "" : count === 1 ? " photo" : " photos";
      return `${count}${noun} ${VERDICT_LABELS[verdict]}`;
    })
    .join(", ");
};

/** Returns what to expect of these prints if they are printed as they are. */
export const weakPrintsOutlook = (verdicts: readonly (Verdict | null)[]): string => {
  const small = verdicts.filter((verdict) => verdict === "unprintable").length;
  const soft = verdicts.filter((verdict) => verdict === "soft").length;
  if (small === 0)
    return `From across the room ${soft === 1 ? "it looks" : "they look"} fine; up close you'll notice.`;
  if (small === 1 && soft === 0) return "Printed as it is, it will look blurred.";
  return soft === 0
    ? "Printed as they are, they will look blurred. Larger versions would be sharper."
    : "Photos that are a little soft look fine from across the room. Those that are too small will look blurred; larger versions would be sharper.";
};
