import { useCallback, useState } from "react";
import type { ThumbnailPhoto } from "../../features/designer/storage/walls/wallSummary.ts";
import { photoKeyOf } from "./wallFacts.ts";

/** Returns the keys of photos that cannot be shown, and a function that adds or removes one. */
export const useBrokenPhotos = (): {
  readonly brokenKeys: ReadonlySet<string>;
  readonly handlePhoto: (photo: ThumbnailPhoto, isBroken: boolean) => void;
} => {
  const [brokenKeys, setBrokenKeys] = useState<ReadonlySet<string>>(new Set());
  const handlePhoto = useCallback((photo: ThumbnailPhoto, isBroken: boolean): void => {
    const key = photoKeyOf(photo);
    setBrokenKeys((keys) => {
      if (keys.has(key) === isBroken) return keys;
      return new Set(isBroken ? [...keys, key] : [...keys].filter((other) => other !== key));
    });
  }, []);
  return { brokenKeys, handlePhoto };
};
