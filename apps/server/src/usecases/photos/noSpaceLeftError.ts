import { err } from "../../ports/platform/Result.ts";

export const noSpaceLeftError = () =>
  err("NO_SPACE_LEFT", "We cannot take in more photos at the moment. Please try again in a little while.");
