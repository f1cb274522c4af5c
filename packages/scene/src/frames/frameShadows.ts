import type { Shadow } from "./shadow.ts";

/** A frame is two centimetres thick: a dark line at its edge, a soft shadow, and a wide faint one around it. */
export const FRAME_SHADOWS: readonly Shadow[] = [
  { dx: 8, dy: 13, blur: 42, opacity: 0.2, colour: "#1c1a16" },
  { dx: 4.5, dy: 6.5, blur: 15, opacity: 0.24, colour: "#1c1a16" },
  { dx: 1.2, dy: 1.8, blur: 4, opacity: 0.34, colour: "#1c1a16" },
];

/** How far a tile's shadow reaches beyond its frame (mm). Images of a wall leave this margin. */
export const SHADOW_MARGIN = Math.max(
  ...FRAME_SHADOWS.map(({ dx, dy, blur }) => Math.max(Math.abs(dx), Math.abs(dy)) + blur / 2),
);
