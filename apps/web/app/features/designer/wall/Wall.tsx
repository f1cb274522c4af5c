import { assignPhoto, swapTiles } from "@storywall/domain/design/commands.ts";
import { wallBox } from "@storywall/scene/drawWall.ts";
import { useMemo, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { useDesign, useDesigner } from "../designerStore.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { tileViewsOf } from "../tileView.ts";
import { usePictureSources } from "../usePictureSources.ts";
import { FIT, stageIn, tileView, transformOf } from "./camera.ts";
import { TileButton } from "./TileButton.tsx";
import { useArea } from "./useArea.ts";
import { useWallGestures } from "./useWallGestures.ts";
import { useZoomKeys } from "./useZoomKeys.ts";
import styles from "./Wall.module.css";
import { WallTile } from "./WallTile.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

/** On walls of few tiles a tile is large enough to show more of its photo. */
const LARGE_TILES = 4;

/**
 * The wall: one drawing in millimetres, as large as fits, and over it a real button for every tile at the tile's place.
 * Both stand in a stage that the camera moves as a whole.
 */
export function Wall({
  photos,
  onAddTo,
}: {
  readonly photos: PhotoViewStore;
  readonly onAddTo: (tile: string) => void;
}) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const open = useDesigner((state) => state.openTile);
  const focusedTile = useDesigner((state) => state.focusedTile);
  const camera = useDesigner((state) => state.camera);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const ref = useRef<HTMLDivElement>(null);
  const area = useArea(ref);

  const { wall, tiles } = useMemo(() => tileViewsOf(design), [design]);
  const box = wallBox(wall);
  const lookedAt = camera.kind === "tile" ? wall.tiles.find(({ name }) => name === camera.tile) : undefined;
  const view =
    camera.kind === "free" ? camera.view : lookedAt && area ? tileView(lookedAt.outer, box, area) : FIT;

  const carried = useWallGestures({
    target: ref,
    stage: area && stageIn(area, box),
    view,
    canCarry: (name) => design.tiles.some((tile) => tile.name === name && tile.photoId !== null),
    onCarried: (first, second) => run(swapTiles, { first, second }),
  });
  useZoomKeys(view);

  const sources = usePictureSources(photos, design.photos, tiles.length <= LARGE_TILES ? 1280 : 640);
  const sourceOf = (photoId: string | null | undefined) => (photoId ? (sources.get(photoId) ?? null) : null);
  const carriedPhoto = design.tiles.find(({ name }) => name === carried?.from)?.photoId;
  const percent = (length: number, of: number): string => `${((length / of) * 100).toFixed(4)}%`;
  return (
    <div className={styles.frame}>
      <div ref={ref} className={styles.area} data-zoomed={view.zoom > FIT.zoom || undefined}>
        <div
          className={classes(styles.stage, camera.kind !== "free" && styles.calm)}
          style={{ "--ratio": box.width / box.height, "--zoom": view.zoom, transform: transformOf(view) }}
        >
          <svg
            className={styles.drawing}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            aria-hidden="true"
          >
            {tiles.map((tile) => (
              <WallTile
                key={tile.tile.name}
                view={tile}
                design={design}
                source={sourceOf(tile.tile.photoId)}
              />
            ))}
          </svg>
          <ul className={styles.tiles} aria-label={`Your wall, ${tiles.length} tiles`}>
            {tiles.map((tile) => {
              const { outer } = tile.placed;
              return (
                <li
                  key={tile.tile.name}
                  className={styles.place}
                  style={{
                    left: percent(outer.x - box.x, box.width),
                    top: percent(outer.y - box.y, box.height),
                    width: percent(outer.width, box.width),
                    height: percent(outer.height, box.height),
                  }}
                >
                  <TileButton
                    tile={tile}
                    count={tiles.length}
                    photos={photos}
                    isFocused={focusedTile === tile.tile.name}
                    isTarget={carried?.over === tile.tile.name}
                    isPlain={areControlsHidden}
                    onPress={() => (tile.photo ? open(tile.tile.name) : onAddTo(tile.tile.name))}
                    onPhotoDropped={(photoId) => run(assignPhoto, { tile: tile.tile.name, photoId })}
                  />
                </li>
              );
            })}
          </ul>
        </div>
        {carried && (
          <img
            className={styles.carried}
            src={sourceOf(carriedPhoto) ?? undefined}
            alt=""
            style={{ transform: `translate(${carried.at.x}px, ${carried.at.y}px) translate(-50%, -50%)` }}
          />
        )}
      </div>
      <ZoomControls view={view} />
    </div>
  );
}
