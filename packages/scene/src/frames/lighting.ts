import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { mixColours } from "../colour.ts";
import type { Colour } from "../operations.ts";
import type { Material } from "./materials.ts";

export const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];

/** Unit vectors from the outer to the inner edge of each side, in the wall's plane (y down). */
const INWARD: Readonly<Record<Side, readonly [number, number]>> = {
  top: [0, 1],
  right: [-1, 0],
  bottom: [0, -1],
  left: [1, 0],
};

/**
 * The direction of the light as seen from the wall: left, above, in front; length 1. The whole product has this one
 * light ("the same everywhere and in the print preview"). It comes more from above than from the left, so that the
 * top and left pieces differ and the mitre between them can be seen.
 */
export const LIGHT = { x: -0.41, y: -0.63, z: 0.66 } as const;

/** Returns how much more light a slope of this side gets than a flat surface: 0 is the same, negative is less. */
export const lightGain = (side: Side, slope: number): number => {
  const angle = (slope * Math.PI) / 180;
  const [inwardX, inwardY] = INWARD[side];
  const facing = -Math.sin(angle) * (inwardX * LIGHT.x + inwardY * LIGHT.y) + Math.cos(angle) * LIGHT.z;
  return (Math.max(0, facing) - LIGHT.z) / LIGHT.z;
};

/**
 * Returns the material's colour at a gain: towards its light colour above 0, towards its shade below; and towards its
 * light colour on a slope of 44 to 62 degrees and more, as far as it glances.
 */
export const shadeMaterial = (
  { face, light, shade, glance }: Material,
  gain: number,
  slope: number,
): Colour =>
  mixColours(
    gain < 0 ? mixColours(face, shade, -gain) : mixColours(face, light, gain * 1.6),
    light,
    clamp((Math.abs(slope) - 44) / 18, 0, 1) * glance,
  );
