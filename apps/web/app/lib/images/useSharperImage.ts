import { useEffect, useState } from "react";

/**
 * The finer picture of the same photo once it is loaded and read, and from then on; until then, or where it cannot be loaded,
 * the usual one. Nothing in sight goes before the next is there.
 */
export const useSharperImage = (baseSrc: string | null, sharperSrc: string | null): string | null => {
  const [loaded, setLoaded] = useState({ usual: baseSrc, finer: baseSrc });
  useEffect(() => {
    if (sharperSrc === null || sharperSrc === baseSrc) return;
    let isCurrent = true;
    const image = new Image();
    image.src = sharperSrc;
    image.decode().then(
      () => isCurrent && setLoaded({ usual: baseSrc, finer: sharperSrc }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [baseSrc, sharperSrc]);
  return loaded.usual === baseSrc ? loaded.finer : baseSrc;
};
