import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";

/** Returns a sentence with the sizes in which a picture prints a little soft; "" when there are none. */
export const softSizesText = (printable: Photo["printable"]): string => {
  const soft = allowedSizes({ kind: "free" })
    .filter((size) => printable[size] === "fair")
    .map((size) => FRAME_SIZES[size].name);
  return soft.length === 0 ? "" : `It prints a little soft in ${new Intl.ListFormat("en-GB").format(soft)}.`;
};

/** Returns whether a picture prints badly in every size, so that it cannot be sold. */
export const isTooSmall = (printable: Photo["printable"]): boolean =>
  allowedSizes({ kind: "free" }).every((size) => printable[size] === "poor");

export const TOO_SMALL_TEXT = "It's too small to sell: it wouldn't print well at any size.";
