import { useEffect, useState } from "react";

/**
 * Returns the address of the sharper image of a photo once it is loaded and decoded. Until then, or when it cannot be
 * loaded, returns that of the base image, so that what is shown never disappears before its replacement is ready.
 */
export const useSharperImage = (baseSrc: string | null, sharperSrc: string | null): string | null => {
  const [loaded, setLoaded] = useState({ base: baseSrc, best: baseSrc });
  useEffect(() => {
    if (sharperSrc === null || sharperSrc === baseSrc) return;
    let isCurrent = true;
    const image = new Image();
    image.src = sharperSrc;
    image.decode().then(
      () => isCurrent && setLoaded({ base: baseSrc, best: sharperSrc }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [baseSrc, sharperSrc]);
  return loaded.base === baseSrc ? loaded.best : baseSrc;
};
