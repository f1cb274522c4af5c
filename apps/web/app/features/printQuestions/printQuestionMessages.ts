import type { AskedPrint, PrintQuestion } from "@storywall/contract/schemas/printQuestion.ts";
import { FRAME_SIZES, type FrameSizeKey, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";

/** Returns "Tile 3", or "A tile" once it was left out. */
export const questionTitle = ({ label }: Pick<PrintQuestion, "label">): string =>
  label === null ? "A tile" : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;

/** Returns "Small (21 × 31 cm)"; sizes of sets, which have no name for shoppers, as "20 × 20 cm". */
export const sizeText = (size: FrameSizeKey): string => {
  const { name, isSoldSingly } = FRAME_SIZES[size];
  const centimetres = formatSize(FRAME_SIZES[size]);
  return isSoldSingly ? `${name} (${centimetres})` : centimetres;
};

/** Returns how the print will look as it is. */
export const softnessText = ({ verdict, size }: Pick<AskedPrint, "verdict" | "size">): string =>
  verdict === "unprintable"
    ? `This photo is too small for ${sizeText(size)}. Printed as it is, it will look blurred.`
    : verdict === "soft"
      ? `This photo will look a little soft at ${sizeText(size)}.`
      : `This photo will look good at ${sizeText(size)}.`;

/** Returns the sentence about the money of a choice. */
export const moneyText = (givenBack: number, currency: Currency): string =>
  givenBack === 0
    ? "The price stays the same."
    : `${formatMoney(minor(givenBack), currency)} goes back to your original payment method.`;

/** Returns how a question ended, for its shopper; null while it is open. */
export const endText = (question: PrintQuestion, currency: Currency): string | null => {
  const { state, size, givenBack } = question;
  switch (state) {
    case "open":
      return null;
    case "accepted":
      return "We'll print it as it is. Thank you!";
    case "otherPhoto":
      return "We have your new photo. Thank you!";
    case "smallerSize":
      return `We'll make it in ${size === null ? "a smaller size" : sizeText(size)}. ${moneyText(givenBack, currency)}`;
    case "leftOut":
      return `It's left out. ${moneyText(givenBack, currency)}`;
    case "expired":
      return "We didn't hear from you in time, so we're printing it as it is.";
    case "withdrawn":
      return "We've settled this one ourselves. There's nothing left for you to do.";
  }
};
