import { swapTiles } from "@storywall/domain/design/commands.ts";
import { wallBox } from "@storywall/scene/drawWall.ts";
import { useMemo, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { useDesign, useDesigner } from "../designerStore.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { tileViewsOf } from "../tileView.ts";
import { CarriedPhoto } from "./CarriedPhoto.tsx";
import { FIT, stageIn, tileView, transformOf } from "./camera.ts";
import { useArea } from "./useArea.ts";
import { useWallGestures } from "./useWallGestures.ts";
import { useZoomKeys } from "./useZoomKeys.ts";
import styles from "./Wall.module.css";
import { WallTiles } from "./WallTiles.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

type Props = { readonly photos: PhotoViewStore; readonly onAddTo: (tile: string) => void };

/**
 * The wall: one drawing in millimetres, as large as fits, and over it a real button for every tile at the tile's place.
 * Both stand in a stage that the camera moves as a whole.
 */
export function Wall({ photos, onAddTo }: Props) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const camera = useDesigner((state) => state.camera);
  const ref = useRef<HTMLDivElement>(null);
  const area = useArea(ref);

  const { wall, tiles, box } = useMemo(() => {
    const laidOut = tileViewsOf(design);
    return { ...laidOut, box: wallBox(laidOut.wall) };
  }, [design]);
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

  const carriedPhoto = tiles.find(({ tile }) => tile.name === carried?.from)?.photo;
  return (
    <div className={styles.frame}>
      <div ref={ref} className={styles.area} data-zoomed={view.zoom > FIT.zoom || undefined}>
        <div
          className={classes(styles.stage, camera.kind !== "free" && styles.calm)}
          style={{ "--ratio": box.width / box.height, "--zoom": view.zoom, transform: transformOf(view) }}
        >
          <WallTiles
            design={design}
            tiles={tiles}
            box={box}
            photos={photos}
            target={carried?.over ?? null}
            onAddTo={onAddTo}
          />
        </div>
        {carried && carriedPhoto && <CarriedPhoto photos={photos} photo={carriedPhoto} at={carried.at} />}
      </div>
      <ZoomControls view={view} />
    </div>
  );
}
