import { useState } from "react";
import { useSharperImage } from "../../lib/images/useSharperImage.ts";

/** Up to this zoom times pixel ratio the image has a pixel for each screen pixel. Eyes see no ratio above 2. */
const MAX_MAGNIFICATION = 2;

/**
 * Returns the given image, or the largest one once the zoom makes single pixels visible. A blurred image here would
 * look like a blurred print.
 */
export const useSharperSource = (
  source: string | null,
  largestSource: string | null,
  zoom: number,
): string | null => {
  const [isZoomedIn, setIsZoomedIn] = useState(false);
  if (!isZoomedIn && zoom * Math.min(devicePixelRatio, 2) > MAX_MAGNIFICATION) setIsZoomedIn(true);
  return useSharperImage(source, isZoomedIn ? (largestSource ?? source) : source);
};
