import type { FrameColour } from "./frameStyles.ts";

/** The colours as shoppers and owners read them. A module of its own, because few pages need it at once. */
export const FRAME_COLOUR_NAMES: Readonly<Record<FrameColour, string>> = {
  black: "Black",
  white: "White",
  wood: "Oak",
};
