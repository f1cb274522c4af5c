import { refuse } from "../../ports/platform/Outcome.ts";

export const noSpaceLeft = () =>
  refuse("NO_SPACE_LEFT", "We cannot take in more photos at the moment. Please try again in a little while.");
