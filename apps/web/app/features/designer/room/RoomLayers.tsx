import type { Box } from "@storywall/scene/operations.ts";
import { memo } from "react";
import { StillDrawing } from "../wall/StillDrawing.tsx";
import styles from "./RoomLayers.module.css";
import type { HungBackdrop } from "./useBackdrop.ts";
import { useWallPicture } from "./wallPictures.ts";

const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** What is painted under the tiles: a room of ours, or the shopper's own wall. */
export function RoomBehind({ hung: { backdrop, view } }: { readonly hung: HungBackdrop }) {
  return (
    <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true" data-room>
      <StillDrawing drawing={backdrop.behind} idPrefix="room-behind" />
      {backdrop.picture && <OwnPicture {...backdrop.picture} />}
    </svg>
  );
}

/** What stands before them, and the rulers over all. */
export function RoomBefore({ hung: { backdrop, view, box, rulers } }: { readonly hung: HungBackdrop }) {
  return (
    <>
      {backdrop.before.length > 0 && (
        <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true">
          <StillDrawing drawing={backdrop.before} idPrefix="room-before" />
        </svg>
      )}
      {rulers.length > 0 && (
        <svg className={styles.layer} viewBox={viewBoxOf(box)} aria-hidden="true">
          <StillDrawing drawing={rulers} idPrefix="rulers" />
        </svg>
      )}
    </>
  );
}

const OwnPicture = memo(function OwnPicture({
  pictureId,
  box,
}: {
  readonly pictureId: string;
  readonly box: Box;
}) {
  const source = useWallPicture(pictureId);
  if (!source) return null;
  return <image href={source} {...box} preserveAspectRatio="none" />;
});
