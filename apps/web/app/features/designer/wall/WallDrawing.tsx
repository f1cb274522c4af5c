import type { Design } from "@storywall/domain/design/design.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { memo } from "react";
import { useSharperImage } from "../../../lib/images/useSharperImage.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import { SMALL_PHOTO_PX } from "./camera/zoomedTiles.ts";
import { getFrameImages } from "./frameImages.ts";
import { frameKey } from "./frameKey.ts";
import { PhotoDrawing } from "./PhotoDrawing.tsx";
import styles from "./Wall.module.css";

type Props = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in mm. */
  readonly box: Box;
  readonly photos: PhotoViewStore;
  /** Names of the tiles that are zoomed in. */
  readonly zoomed: readonly string[];
};

/**
 * The wall's drawing in three layers: what is behind the photos, the photos, the frames. A frame is an image that
 * holds its drawing, not a hundred shapes in the page. So when the page changes, with a dialog that opens or a panel
 * that leaves the wall less space, the browser goes through a dozen images and not through thousands of shapes
 * (docs/decisions/0037).
 */
export const WallDrawing = memo(function WallDrawing({ design, tiles, box, photos, zoomed }: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      {tiles.map(({ tile, placed }) => (
        <FrameLayer key={tile.name} placed={placed} layer="behind" />
      ))}
      {tiles.map((tile) => (
        <TilePhoto
          key={tile.tile.name}
          view={tile}
          design={design}
          photos={photos}
          isZoomed={zoomed.includes(tile.tile.name)}
        />
      ))}
      {tiles.map(({ tile, placed }) => (
        <FrameLayer key={tile.name} placed={placed} layer="before" />
      ))}
    </svg>
  );
});

type FrameLayerProps = { readonly placed: PlacedTile; readonly layer: "behind" | "before" };

const FrameLayer = memo(
  function FrameLayer({ placed, layer }: FrameLayerProps) {
    const { box, ...images } = getFrameImages(placed);
    const { x, y } = placed.outer;
    return <image href={images[layer]} x={x + box.x} y={y + box.y} width={box.width} height={box.height} />;
  },
  (before, after) => frameKey(before.placed) === frameKey(after.placed),
);

type PhotoProps = {
  readonly view: TileView;
  readonly design: Design;
  readonly photos: PhotoViewStore;
  readonly isZoomed: boolean;
};

const TilePhoto = memo(
  function TilePhoto({ view: { placed, photo }, design, photos, isZoomed }: PhotoProps) {
    const source = useSharperImage(
      usePhotoSource(photos, photo, SMALL_PHOTO_PX),
      usePhotoSource(photos, photo, isZoomed ? 1280 : SMALL_PHOTO_PX),
    );
    const croppedPhoto = croppedPhotoOf(placed, design);
    if (croppedPhoto === null || source === null) return null;
    const drawing: Drawing = [{ kind: "photo", opening: placed.opening, ...croppedPhoto }];
    return <PhotoDrawing drawing={drawing} idPrefix={`photo-${placed.name}`} source={source} />;
  },
  (before, after) =>
    before.photos === after.photos &&
    before.isZoomed === after.isZoomed &&
    before.view.tile === after.view.tile &&
    before.view.photo === after.view.photo &&
    frameKey(before.view.placed) === frameKey(after.view.placed),
);
