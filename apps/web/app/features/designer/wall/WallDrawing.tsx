import type { Design } from "@storywall/domain/design/design.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { pictureOf } from "@storywall/scene/pictureOf.ts";
import { memo } from "react";
import { useFinerPicture } from "../../../lib/images/useFinerPicture.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import { usePictureSource } from "../view/usePictureSource.ts";
import { frameLook } from "./frameLook.ts";
import { framePicturesOf } from "./framePictures.ts";
import { SMALL_PICTURE } from "./nearTiles.ts";
import { Painted } from "./Painted.tsx";
import styles from "./Wall.module.css";

type Props = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in millimetres. */
  readonly box: Box;
  readonly photos: PhotoViewStore;
  /** Names of the tiles that are looked at from near. */
  readonly near: readonly string[];
};

/**
 * The wall's drawing in three layers: what lies behind the photos, the photos, the frames. A frame is a picture that holds
 * its drawing, not a hundred shapes in the page: whatever changes on the page, a dialog that opens or a panel that leaves
 * the wall less room, the browser looks through a dozen pictures and not through thousands of shapes
 * (docs/decisions/0037).
 */
export const WallDrawing = memo(function WallDrawing({ design, tiles, box, photos, near }: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      {tiles.map(({ tile, placed }) => (
        <FramePart key={tile.name} placed={placed} layer="behind" />
      ))}
      {tiles.map((tile) => (
        <TilePhoto
          key={tile.tile.name}
          view={tile}
          design={design}
          photos={photos}
          isNear={near.includes(tile.tile.name)}
        />
      ))}
      {tiles.map(({ tile, placed }) => (
        <FramePart key={tile.name} placed={placed} layer="before" />
      ))}
    </svg>
  );
});

type PartProps = { readonly placed: PlacedTile; readonly layer: "behind" | "before" };

const FramePart = memo(
  function FramePart({ placed, layer }: PartProps) {
    const { box, ...pictures } = framePicturesOf(placed);
    const { x, y } = placed.outer;
    return <image href={pictures[layer]} x={x + box.x} y={y + box.y} width={box.width} height={box.height} />;
  },
  (before, after) => frameLook(before.placed) === frameLook(after.placed),
);

type PhotoProps = {
  readonly view: TileView;
  readonly design: Design;
  readonly photos: PhotoViewStore;
  readonly isNear: boolean;
};

const TilePhoto = memo(
  function TilePhoto({ view: { placed, photo }, design, photos, isNear }: PhotoProps) {
    const source = useFinerPicture(
      usePictureSource(photos, photo, SMALL_PICTURE),
      usePictureSource(photos, photo, isNear ? 1280 : SMALL_PICTURE),
    );
    const picture = pictureOf(placed, design);
    if (picture === null || source === null) return null;
    const drawing: Drawing = [{ kind: "photo", opening: placed.opening, ...picture }];
    return <Painted drawing={drawing} idPrefix={`photo-${placed.name}`} source={source} />;
  },
  (before, after) =>
    before.photos === after.photos &&
    before.isNear === after.isNear &&
    before.view.tile === after.view.tile &&
    before.view.photo === after.view.photo &&
    frameLook(before.view.placed) === frameLook(after.view.placed),
);
