import type { Crop } from "@storywall/domain/crop/crop.ts";

const QUARTER_TURN_DEGREES = 90;

/**
 * Returns the visible clockwise rotation of a crop off the nearest quarter turn, in degrees: more than -45, at most 45
 * (flipped: at least -45 and less than 45).
 */
export const straightenAngle = ({ rotation, isFlipped }: Pick<Crop, "rotation" | "isFlipped">): number => {
  const quarters = Math.ceil(rotation / QUARTER_TURN_DEGREES - 0.5);
  const angle = rotation - quarters * QUARTER_TURN_DEGREES;
  // A flipped photo turns the other way. Plus zero turns -0 into 0.
  return (isFlipped ? -angle : angle) + 0;
};
