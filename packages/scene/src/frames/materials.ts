import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Colour } from "../operations.ts";

/**
 * How a moulding's surface reflects light. `face` is its colour seen from the front; the others are the ends of its
 * range.
 */
export type Material = {
  readonly face: Colour;
  /** Colour where the surface faces away from the light. */
  readonly shade: Colour;
  /** Colour where the surface faces the light. */
  readonly light: Colour;
  /** The hairline around the outside and along the mitres. It separates the frame from a wall of the same colour. */
  readonly edge: Colour;
  readonly edgeOpacity: number;
  /** Opacity of the sheen over the frame, from the top left. */
  readonly sheen: number;
};

export const MATERIALS: Readonly<Record<FrameColour, Material>> = {
  black: {
    face: "#2b2c2f",
    shade: "#0f1012",
    light: "#6f7278",
    edge: "#000000",
    edgeOpacity: 0.55,
    sheen: 0.14,
  },
  white: {
    face: "#f8f6f1",
    shade: "#b9b3a7",
    light: "#ffffff",
    edge: "#8d8678",
    edgeOpacity: 0.5,
    sheen: 0.5,
  },
  wood: {
    face: "#c59c6a",
    shade: "#7e5c35",
    light: "#ebd0a6",
    edge: "#5a3a1a",
    edgeOpacity: 0.5,
    sheen: 0.12,
  },
};
