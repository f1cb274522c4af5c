import type { Box } from "@storywall/scene/operations.ts";
import { drawLightOnTiles, drawShadowsOfTiles } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { memo, useMemo } from "react";
import { StaticDrawing } from "../wall/StaticDrawing.tsx";
import type { RoomLayersProps } from "./hungBackdrop.ts";
import styles from "./RoomLayers.module.css";
import { useRoomImage, useRoomImages } from "./useRoomImages.ts";
import { useWallPhotoLight } from "./wallPhotoLight.ts";
import { useWallPhoto } from "./wallPhotoStorage.ts";

const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/**
 * The layer behind the tiles: one of our rooms, or the shopper's wall photo. A rendered room is replaced by a drawing
 * until its images are loaded.
 */
export const RoomBackground = memo(function RoomBackground({
  hung: { backdrop, view, box },
  tiles,
}: RoomLayersProps) {
  const { rendered } = backdrop;
  const images = useRoomImages(rendered);
  const photoLight = useWallPhotoLight(backdrop.wallPhoto);
  const lit = images ? rendered : photoLight;
  const [left, top] = [view.x - box.x, view.y - box.y];
  const shadows = useMemo(
    () => lit && drawShadowsOfTiles(lit, tiles, { x: left, y: top }),
    [lit, tiles, left, top],
  );
  return (
    <>
      <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true" data-room>
        <StaticDrawing drawing={backdrop.behind} idPrefix="room-behind" />
        {backdrop.wallPhoto && <WallPhotoImage {...backdrop.wallPhoto} />}
        {rendered && images && (
          <ContinuedImage source={images.wall} box={rendered.box} room={rendered.box} mirrors={AROUND} />
        )}
      </svg>
      {shadows && (
        <svg className={styles.layer} viewBox={viewBoxOf(box)} aria-hidden="true">
          <StaticDrawing drawing={shadows} idPrefix="room-shadows" />
        </svg>
      )}
    </>
  );
});

/** The room's light on the tiles, the furniture and a person before them, and the rulers above everything. */
export const RoomForeground = memo(function RoomForeground({
  hung: { backdrop, view, box, rulers },
  tiles,
}: RoomLayersProps) {
  const { rendered } = backdrop;
  const images = useRoomImages(rendered);
  const person = useRoomImage(backdrop.personBitmap);
  const [left, top] = [view.x - box.x, view.y - box.y];
  const photoLight = useWallPhotoLight(backdrop.wallPhoto);
  const lit = images ? rendered : photoLight;
  const light = useMemo(
    () => lit && drawLightOnTiles(lit, tiles, { x: left, y: top }),
    [lit, tiles, left, top],
  );
  return (
    <>
      {light && (
        <svg className={styles.layer} viewBox={viewBoxOf(box)} aria-hidden="true">
          <StaticDrawing drawing={light} idPrefix="room-light" />
        </svg>
      )}
      {(backdrop.inFront.length > 0 || images) && (
        <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true">
          {images && rendered ? (
            <>
              <ContinuedImage
                source={images.furniture}
                box={images.furnitureBox}
                room={rendered.box}
                mirrors={BESIDE}
              />
              <StaticDrawing drawing={rendered.ends} idPrefix="wall-ends" />
            </>
          ) : (
            <StaticDrawing drawing={backdrop.inFront} idPrefix="room-before" />
          )}
        </svg>
      )}
      {person !== null && (
        <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true">
          <StaticDrawing drawing={backdrop.person} idPrefix="room-person" source={person} />
        </svg>
      )}
      {rulers.length > 0 && (
        <svg className={styles.layer} viewBox={viewBoxOf(box)} aria-hidden="true">
          <StaticDrawing drawing={rulers} idPrefix="rulers" />
        </svg>
      )}
    </>
  );
});

/** An image and its mirror images on all sides, which continue its wall and floor where a page shows more than it has. */
const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => ({ across, down })));

/** Furniture is continued at the sides only: its shadows are in the mirrored wall. */
const BESIDE = AROUND.filter(({ down }) => down === 0);

/** An image of a part of the room, mirrored at the room's edges. */
const ContinuedImage = memo(function ContinuedImage({
  source,
  box,
  room,
  mirrors,
}: {
  readonly source: string;
  readonly box: Box;
  readonly room: Box;
  readonly mirrors: typeof AROUND;
}) {
  return mirrors.map(({ across, down }) => (
    <image
      key={`${across} ${down}`}
      href={source}
      {...box}
      preserveAspectRatio="none"
      transform={`matrix(${across === 0 ? 1 : -1} 0 0 ${down === 0 ? 1 : -1} ${mirrorOffset(room.x, room.width, across)} ${mirrorOffset(room.y, room.height, down)})`}
    />
  ));
});

/** Mirror images overlap the image by half of this (mm), because the page behind would show between two edges. */
const OVERLAP = 8;

/** Returns the translation that puts a mirror image at the near (-1) or far (1) edge; 0 for the image itself. */
const mirrorOffset = (start: number, length: number, side: number): number =>
  side === 0 ? 0 : 2 * (side < 0 ? start : start + length) - side * OVERLAP;

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
