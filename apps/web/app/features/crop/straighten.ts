import type { Crop } from "@storywall/domain/crop/crop.ts";

const QUARTER = 90;

/** How far a crop is turned off the nearest quarter turn, in degrees: more than -45, at most 45. */
export const straightenOf = ({ rotation }: Pick<Crop, "rotation">): number => {
  const quarters = Math.ceil(rotation / QUARTER - 0.5);
  return rotation - quarters * QUARTER + 0;
};
