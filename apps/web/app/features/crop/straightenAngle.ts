import type { Crop } from "@storywall/domain/crop/crop.ts";

const QUARTER_TURN_DEGREES = 90;

/**
 * How far a crop is turned off the nearest quarter turn, clockwise as it is seen, in degrees: more than -45, at most 45
 * (mirrored, at least -45 and less than 45).
 */
export const straightenAngle = ({ rotation, isFlipped }: Pick<Crop, "rotation" | "isFlipped">): number => {
  const quarters = Math.ceil(rotation / QUARTER_TURN_DEGREES - 0.5);
  const angle = rotation - quarters * QUARTER_TURN_DEGREES;
  // What is seen in a mirror turns the other way; plus zero, since there is no negative one.
  return (isFlipped ? -angle : angle) + 0;
};
