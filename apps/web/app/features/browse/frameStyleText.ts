import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";

const COLOUR_NAMES = { black: "black", white: "white", wood: "oak" } as const;

/** Returns in which frames a layout comes: "Infinite or Timeless, black only". */
export const describeFrameStyles = (keys: readonly FrameStyleKey[]): string => {
  const names = keys.map((key) => FRAME_STYLES[key].name).join(" or ");
  const colours = new Set(keys.map((key) => COLOUR_NAMES[FRAME_STYLES[key].colour]));
  const [only] = colours;
  return colours.size === 1 ? `${names}, ${only} only` : names;
};
