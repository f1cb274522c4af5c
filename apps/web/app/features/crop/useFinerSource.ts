import { useEffect, useState } from "react";

/** Up to here the picture at hand has a pixel for every one of the screen; more than two in one nobody sees. */
const FINE_UP_TO = 2;

/**
 * The picture at hand, and once somebody has come so near that its pixels would be seen, the finest: what looks blurred here would be
 * taken for what is printed. Exchanged when it is ready to be painted; without a network the picture stays.
 */
export const useFinerSource = (source: string | null, finest: string | null, zoom: number): string | null => {
  const [ready, setReady] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  if (!isNear && zoom * Math.min(devicePixelRatio, 2) > FINE_UP_TO) setNear(true);
  useEffect(() => {
    if (!isNear || finest === null) return;
    let isOver = false;
    const picture = new Image();
    picture.src = finest;
    picture.decode().then(
      () => !isOver && setReady(finest),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNear, finest]);
  return ready ?? source;
};
