import { useState } from "react";
import { useFinerPicture } from "../../lib/images/useFinerPicture.ts";

/** Up to here the picture at hand has a pixel for every one of the screen; more than two in one nobody sees. */
const FINE_UP_TO = 2;

/**
 * The picture at hand, and once somebody has come so near that its pixels would be seen, the finest: what looks blurred here would be
 * taken for what is printed.
 */
export const useFinerSource = (source: string | null, finest: string | null, zoom: number): string | null => {
  const [isNear, setNear] = useState(false);
  if (!isNear && zoom * Math.min(devicePixelRatio, 2) > FINE_UP_TO) setNear(true);
  return useFinerPicture(source, isNear ? (finest ?? source) : source);
};
