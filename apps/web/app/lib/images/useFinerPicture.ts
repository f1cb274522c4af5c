import { useEffect, useState } from "react";

/**
 * The finer picture of the same photo once it is loaded and read, and from then on; until then, or where it cannot be loaded,
 * the usual one. Nothing in sight goes before the next is there.
 */
export const useFinerPicture = (usual: string | null, finer: string | null): string | null => {
  const [read, setRead] = useState({ usual, finer: usual });
  useEffect(() => {
    if (finer === null || finer === usual) return;
    let isWanted = true;
    const picture = new Image();
    picture.src = finer;
    picture.decode().then(
      () => isWanted && setRead({ usual, finer }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [usual, finer]);
  return read.usual === usual ? read.finer : usual;
};
