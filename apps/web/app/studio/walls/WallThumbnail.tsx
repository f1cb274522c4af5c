import { memo, useEffect } from "react";
import type { Thumbnail, ThumbnailTile } from "../../features/designer/storage/walls/wallSummary.ts";
import { PhotoInOpening } from "./PhotoInOpening.tsx";
import { usePendingPhotoUrls } from "./usePendingPhotoUrls.ts";
import styles from "./WallThumbnail.module.css";

/** Wall around the tiles, as a fraction of their longer side. */
const MARGIN_RATIO = 0.1;

/** A wall in small, on its paint and with its photos: with the browser's own bytes until the shop has them. */
export const WallThumbnail = memo(function WallThumbnail({
  thumbnail,
  onBrokenPhoto,
}: {
  readonly thumbnail: Thumbnail;
  /** Called with the id of each photo that cannot be shown. */
  readonly onBrokenPhoto: (photoId: string) => void;
}) {
  const { width, height, background, tiles } = thumbnail;
  const pendingUrls = usePendingPhotoUrls(tiles);
  useEffect(() => {
    for (const [photoId, url] of pendingUrls) if (url === null) onBrokenPhoto(photoId);
  }, [pendingUrls, onBrokenPhoto]);
  const margin = Math.max(width, height) * MARGIN_RATIO;
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      style={{ background }}
      aria-hidden="true"
    >
      {tiles.map((tile) => (
        <Tile key={tile.outer.join()} tile={tile} pendingUrls={pendingUrls} onBrokenPhoto={onBrokenPhoto} />
      ))}
    </svg>
  );
});

function Tile({
  tile: { outer, opening, colour, photo },
  pendingUrls,
  onBrokenPhoto,
}: {
  readonly tile: ThumbnailTile;
  readonly pendingUrls: ReadonlyMap<string, string | null>;
  readonly onBrokenPhoto: (photoId: string) => void;
}) {
  const [x, y, width, height] = outer;
  const [left, top, innerWidth, innerHeight] = opening;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={colour} className={styles.frame} />
      <rect x={left} y={top} width={innerWidth} height={innerHeight} className={styles.paper} />
      {photo && (
        <PhotoInOpening
          photo={photo}
          opening={opening}
          pendingUrls={pendingUrls}
          onError={() => onBrokenPhoto(photo.id)}
        />
      )}
    </>
  );
}
