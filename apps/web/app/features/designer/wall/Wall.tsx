import { wallBox } from "@storywall/scene/drawWall.ts";
import { useMemo, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { useDesign, useDesigner } from "../designerStore.ts";
import { useCarryingStore } from "../drag/carryingContext.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { tileViewsOf } from "../tileView.ts";
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
  const carrying = useCarryingStore();
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

  useWallGestures({
    target: ref,
    stage: area && stageIn(area, box),
    view,
    isCarrying: () => carrying.getState().carrying?.kind === "dragged",
  });
  useZoomKeys(view);

  return (
    <div className={styles.frame}>
      <div ref={ref} className={styles.area} data-zoomed={view.zoom > FIT.zoom || undefined}>
        <div
          data-stage
          className={classes(styles.stage, camera.kind !== "free" && styles.calm)}
          style={{ "--ratio": box.width / box.height, "--zoom": view.zoom, transform: transformOf(view) }}
        >
          <WallTiles design={design} tiles={tiles} box={box} photos={photos} onAddTo={onAddTo} />
        </div>
      </div>
      <ZoomControls view={view} />
    </div>
  );
}
