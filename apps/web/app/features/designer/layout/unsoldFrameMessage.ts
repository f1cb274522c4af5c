import { FRAME_COLOUR_NAMES } from "@storywall/domain/catalogue/frameColourNames.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layoutName } from "./layoutName.ts";

const colourOf = (style: FrameStyleKey): string =>
  FRAME_COLOUR_NAMES[FRAME_STYLES[style].colour].toLowerCase();

/** Returns why a layout does not show the frame that the shopper chose (B5): "Pair comes in black only, so …". */
export const unsoldFrameMessage = ({ base, frameStyle }: Design, chosen: FrameStyleKey): string => {
  const colours = [...new Set(allowedFrameStyles(base).map(colourOf))];
  const offered = colours.length === 1 ? `${colours[0]} only` : colours.join(" or ");
  const hasNewMat = FRAME_STYLES[chosen].mat === "none" && FRAME_STYLES[frameStyle].mat !== "none";
  const shown = `${colourOf(frameStyle)}${hasNewMat ? ", with a mat" : ""}`;
  return `${layoutName(base)} comes in ${offered}, so your frames are now ${shown}.`;
};
