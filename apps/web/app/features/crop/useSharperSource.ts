import { useState } from "react";
import { useSharperImage } from "../../lib/images/useSharperImage.ts";

/** Up to here the picture at hand has a pixel for every one of the screen; more than two in one nobody sees. */
const MAX_MAGNIFICATION = 2;

/**
 * The picture at hand, and once somebody has come so near that its pixels would be seen, the finest: what looks blurred here would be
 * taken for what is printed.
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
