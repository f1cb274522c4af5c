import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Colour } from "../operations.ts";

/**
 * How a moulding's surface reflects light. `face` is its colour seen from the front; the others are the ends of its
 * range. Measured in a render of the same moulding (docs/decisions/0102).
 */
export type Material = {
  readonly face: Colour;
  /** Colour where the surface faces away from the light. */
  readonly shade: Colour;
  /** Colour where the surface faces the light. */
  readonly light: Colour;
  /** How much of `light` a steep slope reflects, whichever way it faces: satin paint seen at a low angle (0 to 1). */
  readonly glance: number;
  /** The hairline around the outside and along the mitres. It separates the frame from a wall of the same colour. */
  readonly edge: Colour;
  readonly edgeOpacity: number;
  /** Opacity of the sheen over the frame, from the top left. */
  readonly sheen: number;
};

export const MATERIALS: Readonly<Record<FrameColour, Material>> = {
  black: {
    face: "#303133",
    shade: "#222223",
    light: "#727375",
    glance: 0.34,
    edge: "#000000",
    edgeOpacity: 0.55,
    sheen: 0.08,
  },
  white: {
    face: "#f8f6f1",
    shade: "#a09d97",
    light: "#ffffff",
    glance: 0,
    edge: "#8d8678",
    edgeOpacity: 0.5,
    sheen: 0.2,
  },
  wood: {
    face: "#c39a69",
    shade: "#756049",
    light: "#fbdaa4",
    glance: 0,
    edge: "#5a3a1a",
    edgeOpacity: 0.5,
    sheen: 0.08,
  },
};
