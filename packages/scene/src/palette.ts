import type { WallColourKey } from "@storywall/domain/design/room.ts";
import type { Colour } from "./operations.ts";

/** Colours of the wall's paint. Warm white is a step darker than a white frame, so that the frame can be seen on it. */
export const WALL_COLOURS = {
  warmWhite: { name: "Warm white", colour: "#ece7dd" },
  sage: { name: "Sage", colour: "#b9c3b1" },
  clay: { name: "Clay", colour: "#cf9f86" },
  slate: { name: "Slate", colour: "#5d6a72" },
} as const satisfies Readonly<Record<WallColourKey, { readonly name: string; readonly colour: Colour }>>;
