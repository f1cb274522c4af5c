import type { Design } from "@storywall/domain/design/design.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import type { Box, Drawing, Group } from "@storywall/scene/operations.ts";
import { pictureOf } from "@storywall/scene/pictureOf.ts";
import { memo, useMemo } from "react";
import type { PhotoViewStore } from "../photoView.ts";
import type { TileView } from "../tileView.ts";
import { usePictureSource } from "../usePictureSource.ts";
import { frameLook } from "./frameLook.ts";
import { Painted } from "./Painted.tsx";
import { StillDrawing } from "./StillDrawing.tsx";
import styles from "./Wall.module.css";

/** On walls of few tiles a tile is large enough to show more of its photo. */
const LARGE_TILES = 4;

type Props = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in millimetres. */
  readonly box: Box;
  readonly photos: PhotoViewStore;
};

/**
 * The wall's drawing in three layers: what lies behind the photos, the photos, the frames. Frames are most of it and
 * stay as they are when photos change: a dozen photos that come in at once touch a dozen pictures and nothing else.
 */
export const WallDrawing = memo(function WallDrawing({ design, tiles, box, photos }: Props) {
  const look = tiles.map(({ placed }) => frameLook(placed)).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` says all that a frame's drawing depends on
  const { behind, before } = useMemo(() => layersOf(tiles.map(({ placed }) => placed)), [look]);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <StillDrawing drawing={behind} idPrefix="wall-behind" />
      {tiles.map((tile) => (
        <TilePhoto
          key={tile.tile.name}
          view={tile}
          design={design}
          photos={photos}
          pictureWidth={tiles.length <= LARGE_TILES ? 1280 : 640}
        />
      ))}
      <StillDrawing drawing={before} idPrefix="wall-before" />
    </svg>
  );
});

/** What lies under and over the photos. An empty tile's first plain rectangle is its paper; a photo lies on that. */
const layersOf = (tiles: readonly PlacedTile[]): { readonly behind: Drawing; readonly before: Drawing } => {
  const layers = tiles.map((placed) => {
    const { children } = drawTile(placed, null);
    const above = children.findIndex(({ kind }) => kind === "rect") + 1;
    const part = (drawing: Drawing): Group => ({ kind: "group", at: placed.outer, children: drawing });
    return { behind: part(children.slice(0, above)), before: part(children.slice(above)) };
  });
  return { behind: layers.map(({ behind }) => behind), before: layers.map(({ before }) => before) };
};

type PhotoProps = {
  readonly view: TileView;
  readonly design: Design;
  readonly photos: PhotoViewStore;
  /** About as many pixels as it is shown in, for pictures that come from the shop. */
  readonly pictureWidth: 640 | 1280;
};

const TilePhoto = memo(
  function TilePhoto({ view: { placed, photo }, design, photos, pictureWidth }: PhotoProps) {
    const source = usePictureSource(photos, photo, pictureWidth);
    const picture = pictureOf(placed, design);
    if (picture === null || source === null) return null;
    const drawing: Drawing = [{ kind: "photo", opening: placed.opening, ...picture }];
    return <Painted drawing={drawing} idPrefix={`photo-${placed.name}`} source={source} />;
  },
  (before, after) =>
    before.photos === after.photos &&
    before.pictureWidth === after.pictureWidth &&
    before.view.tile === after.view.tile &&
    before.view.photo === after.view.photo &&
    frameLook(before.view.placed) === frameLook(after.view.placed),
);
