import type { Box } from "@storywall/scene/operations.ts";
import { memo } from "react";
import { StaticDrawing } from "../wall/StaticDrawing.tsx";
import type { HungBackdrop } from "./hungBackdrop.ts";
import styles from "./RoomLayers.module.css";
import { useWallPhoto } from "./wallPhotoStorage.ts";

const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** The layer behind the tiles: one of our rooms, or the shopper's wall photo. */
export function RoomBackground({ hung: { backdrop, view } }: { readonly hung: HungBackdrop }) {
  return (
    <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true" data-room>
      <StaticDrawing drawing={backdrop.behind} idPrefix="room-behind" />
      {backdrop.wallPhoto && <WallPhotoImage {...backdrop.wallPhoto} />}
    </svg>
  );
}

/** The layer in front of the tiles, and the rulers above everything. */
export function RoomForeground({ hung: { backdrop, view, box, rulers } }: { readonly hung: HungBackdrop }) {
  return (
    <>
      {backdrop.inFront.length > 0 && (
        <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true">
          <StaticDrawing drawing={backdrop.inFront} idPrefix="room-before" />
        </svg>
      )}
      {rulers.length > 0 && (
        <svg className={styles.layer} viewBox={viewBoxOf(box)} aria-hidden="true">
          <StaticDrawing drawing={rulers} idPrefix="rulers" />
        </svg>
      )}
    </>
  );
}

const WallPhotoImage = memo(function WallPhotoImage({
  pictureId,
  box,
}: {
  readonly pictureId: string;
  readonly box: Box;
}) {
  const source = useWallPhoto(pictureId);
  if (!source) return null;
  return <image href={source} {...box} preserveAspectRatio="none" />;
});
