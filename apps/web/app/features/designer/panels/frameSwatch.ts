import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { frameInsides, outsideOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawFrame } from "@storywall/scene/drawFrame.ts";
import type { Drawing } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { rect, solid } from "@storywall/scene/shapes.ts";

/** Millimetres: the top left corner of a frame, and a little of the wall around it. */
export const SWATCH_VIEW = "-10 -10 95 95";

/**
 * The smallest frame over a plain picture. Without its shadow: that falls to the other side, and its gradients were two
 * thirds of the elements that six swatches put on the page.
 */
export const drawSwatch = (frameStyle: FrameStyleKey): Drawing => {
  const size = "square_small";
  const outer = { x: mm(0), y: mm(0), ...outsideOf(size, "portrait") };
  const insides = frameInsides(outer, size, frameStyle);
  const placed = { name: frameStyle, size, frameStyle, orientation: "portrait", outer, ...insides } as const;
  return [
    rect(insides.opening, solid(WALL_COLOURS.slate.colour)),
    ...drawFrame(placed, frameStyle, "coarse"),
  ];
};
