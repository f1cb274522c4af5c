import { FRAME_GAP } from "@storywall/domain/catalogue/canvasTemplates.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { boundsOf } from "@storywall/domain/gallery/rects.ts";

/** The covered fraction below which a wall has visible gaps, and above which it had none. */
const MIN_COVERED = 0.8;
/** A smaller loss is not visible. */
const MIN_LOSS = 0.08;

/** Returns whether the tiles of a gallery wall hung evenly, and no longer do. */
export const hasNewGaps = (before: Design, after: Design): boolean => {
  const [earlier, now] = [coveredPart(before), coveredPart(after)];
  // Two tiles hang no closer in any other arrangement.
  return after.tiles.length > 2 && earlier >= MIN_COVERED && now < MIN_COVERED && earlier - now >= MIN_LOSS;
};

/** Returns how much of the rectangle around the wall its frames cover, each with half a gap around it: 0 to 1. */
export const coveredPart = (design: Design): number => {
  const rects = rectsOf(design);
  const { width, height } = boundsOf(rects);
  const area = rects.reduce((sum, rect) => sum + (rect.width + FRAME_GAP) * (rect.height + FRAME_GAP), 0);
  return area / ((width + FRAME_GAP) * (height + FRAME_GAP));
};
