import { memo, useEffect } from "react";
import type {
  Thumbnail,
  ThumbnailPhoto,
  ThumbnailTile,
} from "../../features/designer/storage/walls/wallSummary.ts";
import { PhotoInOpening } from "./PhotoInOpening.tsx";
import { usePendingPhotoUrls } from "./usePendingPhotoUrls.ts";
import styles from "./WallThumbnail.module.css";

/** Margin around the tiles, as a fraction of their longer side. */
const MARGIN_RATIO = 0.1;

/**
 * A small picture of a wall with its wall colour and photos, from the browser's own bytes until the shop has the
 * photos.
 */
export const WallThumbnail = memo(function WallThumbnail({
  thumbnail,
  onPhoto,
}: {
  readonly thumbnail: Thumbnail;
  /** Called with each photo that cannot be shown, and with one that can be shown again. */
  readonly onPhoto: (photo: ThumbnailPhoto, isBroken: boolean) => void;
}) {
  const { width, height, background, tiles } = thumbnail;
  const pendingUrls = usePendingPhotoUrls(tiles);
  useEffect(() => {
    for (const { photo } of tiles) {
      const url = photo?.url === null ? pendingUrls.get(photo.id) : undefined;
      if (photo && url !== undefined) onPhoto(photo, url === null);
    }
  }, [tiles, pendingUrls, onPhoto]);
  const margin = Math.max(width, height) * MARGIN_RATIO;
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      style={{ background }}
      aria-hidden="true"
    >
      {tiles.map((tile) => (
        <Tile key={tile.outer.join()} tile={tile} pendingUrls={pendingUrls} onPhoto={onPhoto} />
      ))}
    </svg>
  );
});

function Tile({
  tile: { outer, opening, inner = opening, colour, photo },
  pendingUrls,
  onPhoto,
}: {
  readonly tile: ThumbnailTile;
  readonly pendingUrls: ReadonlyMap<string, string | null>;
  readonly onPhoto: (photo: ThumbnailPhoto, isBroken: boolean) => void;
}) {
  const [x, y, width, height] = outer;
  const [matX, matY, matWidth, matHeight] = inner;
  const [left, top, openingWidth, openingHeight] = opening;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={colour} className={styles.frame} />
      <rect x={matX} y={matY} width={matWidth} height={matHeight} className={styles.mat} />
      <rect x={left} y={top} width={openingWidth} height={openingHeight} className={styles.paper} />
      {photo && (
        <PhotoInOpening
          photo={photo}
          opening={opening}
          pendingUrls={pendingUrls}
          onError={() => onPhoto(photo, true)}
        />
      )}
    </>
  );
}
