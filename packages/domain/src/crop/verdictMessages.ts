import { type FrameSizeKey, formatSize, type Orientation } from "../catalogue/frameSizes.ts";
import { outerSizeOf } from "../geometry/opening.ts";
import { isWeak, type Verdict } from "./resolution.ts";

// All words in which a shopper reads how a photo will print (B2), so that one photo is not called five names.

/** Verdicts in a word or two, for badges, lists and screen readers. */
export const VERDICT_LABELS = {
  sharp: "sharp",
  good: "good",
  soft: "a little soft",
  unprintable: "too small",
} as const satisfies Record<Verdict, string>;

/**
 * Returns the verdict as a sentence. It gives the size in centimetres, since "too small for Small" would be
 * confusing.
 */
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
 * Returns advice for a weak print that no other tile, frame or size can improve: to show more of the photo if it is
 * zoomed in, else to find a larger copy.
 */
export const verdictAdvice = (verdict: Verdict, isZoomedIn: boolean): string => {
  if (!isWeak(verdict)) return "";
  return isZoomedIn
    ? "Show more of it for a sharper print."
    : "If you have a larger version of this photo, it will print sharper.";
};

/**
 * Returns the numbers of soft and unprintable photos: "2 photos a little soft, 1 too small"; "" when there are none.
 */
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

/** Returns a sentence on how these prints will look if they are printed unchanged. */
export const weakPrintsOutlook = (verdicts: readonly (Verdict | null)[]): string => {
  const small = verdicts.filter((verdict) => verdict === "unprintable").length;
  const soft = verdicts.filter((verdict) => verdict === "soft").length;
  if (small === 0)
    return `${soft === 1 ? "It looks" : "They look"} fine from across the room, but not quite sharp up close.`;
  if (small === 1 && soft === 0) return "Printed as it is, it will look blurred.";
  return soft === 0
    ? "Printed as they are, they will look blurred. Larger versions would be sharper."
    : "Photos that are a little soft look fine from across the room. Those that are too small will look blurred; please use the original file if you have it.";
};
