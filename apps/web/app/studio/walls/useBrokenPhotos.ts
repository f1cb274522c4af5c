import { useCallback, useState } from "react";

/** Returns the ids of photos that could not be shown, and what adds one. */
export const useBrokenPhotos = (): {
  readonly brokenIds: ReadonlySet<string>;
  readonly handleBrokenPhoto: (photoId: string) => void;
} => {
  const [brokenIds, setBrokenIds] = useState<ReadonlySet<string>>(new Set());
  const handleBrokenPhoto = useCallback(
    (photoId: string): void => setBrokenIds((ids) => (ids.has(photoId) ? ids : new Set([...ids, photoId]))),
    [],
  );
  return { brokenIds, handleBrokenPhoto };
};
