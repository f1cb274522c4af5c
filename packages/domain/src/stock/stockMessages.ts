import { FRAME_COLOUR_NAMES } from "../catalogue/frameColourNames.ts";
import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { Design } from "../design/design.ts";
import { type DesignShortage, findDesignShortages } from "./designShortages.ts";
import { backAbout } from "./outOfStockLabel.ts";
import type { FrameShortage, Shortage } from "./shortage.ts";

/** Returns a style with its colour, which shoppers search for: "oak Harmony". */
export const frameName = (style: FrameStyleKey): string => {
  const { name, colour } = FRAME_STYLES[style];
  return `${FRAME_COLOUR_NAMES[colour].toLowerCase()} ${name}`;
};

/** Returns "Oak Harmony is out of stock in Medium (tiles 1 and 4), back about 4 Dec.", which all pages use. */
export const shortageSentence = (
  { style, size, expectedOn, tiles = [] }: FrameShortage & Partial<Pick<DesignShortage, "tiles">>,
  today: string,
): string => {
  const name = frameName(style).replace(/^./, (letter) => letter.toUpperCase());
  const numbers = tiles.join(", ").replace(/, (\d+)$/, " and $1");
  const where = tiles.length === 0 ? "" : ` (${tiles.length === 1 ? "tile" : "tiles"} ${numbers})`;
  return `${name} is out of stock in ${FRAME_SIZES[size].name}${where}${backAbout(expectedOn, today)}.`;
};

/** Returns the sentences about all frames of a design that cannot be made; null when all can. */
export const designShortageText = (
  shortages: readonly Shortage[],
  design: Design,
  today: string,
): string | null =>
  findDesignShortages(shortages, design)
    .map((shortage) => shortageSentence(shortage, today))
    .join(" ") || null;

/**
 * Returns a message of what cannot be made, until when, and what the shopper can do. `nearest`: the style to choose
 * instead.
 */
export const shortageMessage = (
  shortage: DesignShortage,
  nearest: FrameStyleKey | null,
  today: string,
): string =>
  `${shortageSentence(shortage, today)} ${
    nearest === null ? "Please choose another frame." : `The nearest frame we have is ${frameName(nearest)}.`
  }`;
