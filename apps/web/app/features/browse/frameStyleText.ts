import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";

const COLOUR_NAMES = { black: "black", white: "white", wood: "oak" } as const;

/** Returns the frames by colour: "Infinite and Timeless (black), Serene and Sleek (white)". */
export const listFramesByColour = (keys: readonly FrameStyleKey[]): string =>
  [...Map.groupBy(keys, (key) => COLOUR_NAMES[FRAME_STYLES[key].colour])]
    .map(([colour, styles]) => `${styles.map((key) => FRAME_STYLES[key].name).join(" and ")} (${colour})`)
    .join(", ");

/** Returns the frames that a layout is sold in: "Infinite or Timeless, black only", or "black, white or oak". */
export const describeFrameStyles = (keys: readonly FrameStyleKey[]): string => {
  const names = keys.map((key) => FRAME_STYLES[key].name).join(" or ");
  const colours = new Set(keys.map((key) => COLOUR_NAMES[FRAME_STYLES[key].colour]));
  const [only] = colours;
  return colours.size === 1
    ? `${names}, ${only} only`
    : [...colours].join(", ").replace(/, (?=[^,]*$)/, " or ");
};
