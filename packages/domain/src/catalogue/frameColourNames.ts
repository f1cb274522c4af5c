import type { FrameColour } from "./frameStyles.ts";

/**
 * The names of the colours for shoppers and owners. A separate file, because few pages need them on the first
 * screen.
 */
export const FRAME_COLOUR_NAMES: Readonly<Record<FrameColour, string>> = {
  black: "Black",
  white: "White",
  wood: "Oak",
};
