import { FRAME_COLOUR_NAMES } from "@storywall/domain/catalogue/frameColourNames.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { designShortageText, frameName } from "@storywall/domain/stock/stockMessages.ts";
import { layoutName } from "./layoutName.ts";

const colourOf = (style: FrameStyleKey): string =>
  FRAME_COLOUR_NAMES[FRAME_STYLES[style].colour].toLowerCase();

/**
 * Returns why a layout does not show the frame that the shopper chose (B5, B13): "Pair comes in black only, so …", or that
 * the frame is out of stock.
 */
export const otherFrameMessage = (
  design: Design,
  chosen: FrameStyleKey,
  shortages: readonly Shortage[],
): string => {
  const { base, frameStyle } = design;
  const styles = allowedFrameStyles(base);
  if (styles.includes(chosen)) {
    const today = new Date().toISOString().slice(0, 10);
    const shortage = designShortageText(shortages, { ...design, frameStyle: chosen }, today);
    return `${shortage} So your frames are now ${frameName(frameStyle)}.`;
  }
  const colours = [...new Set(styles.map(colourOf))];
  const offered = colours.length === 1 ? `${colours[0]} only` : colours.join(" or ");
  const hasNewMat = FRAME_STYLES[chosen].mat === "none" && FRAME_STYLES[frameStyle].mat !== "none";
  const shown = `${colourOf(frameStyle)}${hasNewMat ? ", with a mat" : ""}`;
  return `${layoutName(base)} comes in ${offered}, so your frames are now ${shown}.`;
};
