import type { FixConstraints } from "@storywall/domain/design/arrange/fixes.ts";
import { useMemo } from "react";
import { useSite } from "../../../lib/api/site.ts";
import type { PhotoViewStore } from "./photoView.ts";
import { useFailedPhotos } from "./useFailedPhotos.ts";

/** Returns which fixes of weak prints are not possible: with photos that failed, in frames that are paid or out of stock. */
export const useFixConstraints = (photos: PhotoViewStore, areFramesPaid: boolean): FixConstraints => {
  const { shortages } = useSite();
  const unusablePhotoIds = useFailedPhotos(photos);
  return useMemo(
    () => ({ unusablePhotoIds, areFramesPaid, shortages }),
    [unusablePhotoIds, areFramesPaid, shortages],
  );
};
