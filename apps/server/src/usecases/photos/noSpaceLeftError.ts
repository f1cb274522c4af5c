import { err } from "../../ports/platform/Result.ts";

/** Returns the error of an upload that does not fit on the disk or in the bucket. */
export const noSpaceLeftError = () =>
  err("NO_SPACE_LEFT", "We can't accept more photos at the moment. Please try again in a little while.");
