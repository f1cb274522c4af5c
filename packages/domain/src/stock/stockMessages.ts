import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import { formatShortDay } from "../orders/formatDay.ts";
import type { FrameShortage } from "./shortage.ts";

/** Returns "Out of stock, back about 4 Dec"; without the day where none is known or where it has passed. */
export const outOfStockLabel = (expectedOn: string | null, today: string): string =>
  expectedOn !== null && expectedOn >= today
    ? `Out of stock, back about ${formatShortDay(expectedOn)}`
    : "Out of stock";

/** Returns what cannot be made, until when, and what to do about it. `nearest`: the style to take instead. */
export const shortageMessage = (
  { style, size, expectedOn }: FrameShortage,
  nearest: FrameStyleKey | null,
  today: string,
): string => {
  const label = outOfStockLabel(expectedOn, today).replace(/^Out/, "out");
  return `${FRAME_STYLES[style].name} in ${FRAME_SIZES[size].name} is ${label}. ${
    nearest === null
      ? "Please choose another frame."
      : `The nearest frame we have is ${FRAME_STYLES[nearest].name}.`
  }`;
};
