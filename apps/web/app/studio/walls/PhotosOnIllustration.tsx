import type { Design } from "@storywall/domain/design/design.ts";
import { memo, useMemo } from "react";
import { turnedStyle } from "../../lib/samples/offAxis.ts";
import { type HangOptions, hangOnIllustration } from "./hangOnIllustration.ts";
import { PhotoInOpening } from "./PhotoInOpening.tsx";
import styles from "./PhotosOnIllustration.module.css";
import { usePendingPhotoUrls } from "./usePendingPhotoUrls.ts";

// With the component, so that a page loads all at once.
export { loadMatchingChange } from "../../features/designer/layout/loadMatchingChange.ts";
export { listOrderedPhotos } from "../../features/designer/storage/walls/listOrderedPhotos.ts";
export { loadSavedWall } from "./loadSavedWall.ts";

/**
 * The shopper's own photos over the sample photographs of a wall's picture. Where there are fewer photos than tiles, the
 * other sample photographs fade (docs/decisions/0093).
 */
export default memo(function PhotosOnIllustration({
  designPath,
  last,
  options,
}: {
  /** Path of the designer that opens the wall of the picture. */
  readonly designPath: string;
  /** The wall whose photos are shown. */
  readonly last: Design;
  readonly options: HangOptions;
}) {
  const { view, at, turn, tiles } = useMemo(
    () => hangOnIllustration(designPath, last, options),
    [designPath, last, options],
  );
  const pendingUrls = usePendingPhotoUrls(tiles);
  return (
    <svg
      className={styles.photos}
      style={{ transform: turnedStyle(turn) }}
      viewBox={`${view.x - at.x} ${view.y - at.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      data-own-photos
    >
      {tiles.map(({ photo, opening }) => {
        const [x, y, width, height] = opening;
        return photo ? (
          <PhotoInOpening key={opening.join()} photo={photo} opening={opening} pendingUrls={pendingUrls} />
        ) : (
          <rect key={opening.join()} x={x} y={y} width={width} height={height} className={styles.waiting} />
        );
      })}
    </svg>
  );
});
