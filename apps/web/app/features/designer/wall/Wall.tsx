import { wallBox } from "@storywall/scene/drawWall.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useCarryingStore } from "../drag/carryingContext.ts";
import { InHand } from "../drag/InHand.tsx";
import { RoomBefore, RoomBehind } from "../room/RoomLayers.tsx";
import { useBackdrop } from "../room/useBackdrop.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { boundView, FIT, type Size, stageIn, viewOfTile } from "./camera.ts";
import { nearTiles } from "./nearTiles.ts";
import { TileKeys } from "./TileKeys.tsx";
import { useArea } from "./useArea.ts";
import { useDrawnDesign } from "./useDrawnDesign.ts";
import { useFocusInSight } from "./useFocusInSight.ts";
import { useStageMotion } from "./useStageMotion.ts";
import { useWallGestures } from "./useWallGestures.ts";
import { useZoomKeys } from "./useZoomKeys.ts";
import styles from "./Wall.module.css";
import { WallDrawing } from "./WallDrawing.tsx";
import { WallTiles } from "./WallTiles.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

type Props = {
  readonly photos: PhotoViewStore;
  readonly onAddTo: (tile: string) => void;
  /** A hint at the foot of the wall; the tiles make room for it. */
  readonly children?: ReactNode;
};

/**
 * The wall: one drawing in millimetres, as large as fits, and over it a real button for every tile at the tile's place.
 * Both stand in a stage that the camera moves as a whole.
 */
export function Wall({ photos, onAddTo, children }: Props) {
  const design = useDrawnDesign();
  const carrying = useCarryingStore();
  const camera = useDesigner((state) => state.camera);
  const ref = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const area = useArea(ref);
  const hintHeight = useArea(hint)?.height ?? 0;

  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const [moving, setMoving] = useState<Point | null>(null);

  const { wall, tiles, tight } = useMemo(() => {
    const laidOut = tileViewsOf(design);
    return { ...laidOut, tight: wallBox(laidOut.wall) };
  }, [design]);
  const { room, hung } = useBackdrop(wall, area, moving);
  const box = hung?.box ?? tight;
  const lookedAt = camera.kind === "tile" ? wall.tiles.find(({ name }) => name === camera.tile) : undefined;
  const { width, height } = box;
  const sight = useMemo(
    () => area && { area, stage: stageIn(area, { width, height }) },
    [area, width, height],
  );
  const wanted =
    camera.kind === "free"
      ? camera.view
      : lookedAt && area
        ? viewOfTile(lookedAt.outer, box, area, width / tight.width)
        : FIT;
  const view = sight ? boundView(wanted, sight) : FIT;
  // Marks on tiles keep their size on the screen at every zoom. That restyles all tiles, so it may come after the press is
  // answered.
  const zoom = useDeferredValue(view.zoom);
  const motion = useStageMotion(stage, sight, view);
  /** For controls and keys that read the view only when pressed: they need not be drawn again with each change of it. */
  const latestView = useRef(view);
  latestView.current = view;
  /** One string, so that it is equal as long as the same tiles are near; it may come after the press is answered. */
  const nearNames = useDeferredValue(
    sight ? nearTiles(wall, box, sight, view, devicePixelRatio).join(" ") : "",
  );
  const near = useMemo(() => nearNames.split(" "), [nearNames]);
  // In a room the hint lies on the floor, and the tiles need not make way.
  const isHinted = area !== null && hung === null && hintHeight > 0;

  useWallGestures({
    target: ref,
    motion,
    isCarrying: () => carrying.getState().carrying?.kind === "dragged",
  });
  useZoomKeys(latestView);
  useFocusInSight(ref, view, wall, box);

  return (
    <div className={styles.frame} data-wall={room.place.kind === "own" ? "own" : room.wallColour}>
      <div
        ref={ref}
        className={styles.area}
        data-measured={sight ? true : undefined}
        data-zoomed={view.zoom > FIT.zoom || undefined}
        data-hinted={isHinted || undefined}
        style={isHinted ? placeForHint(hintHeight, area.width / width, tight) : undefined}
      >
        <div
          ref={stage}
          data-stage
          className={styles.stage}
          style={sight ? sight.stage : { "--ratio": width / height }}
        >
          <div data-drawing className={styles.painted} style={sight ? paintedIn(sight.stage) : undefined}>
            {hung && <RoomBehind hung={hung} />}
            <WallDrawing design={design} tiles={tiles} box={box} photos={photos} near={near} />
            {hung && <RoomBefore hung={hung} />}
          </div>
          <div style={{ "--zoom": zoom }}>
            <WallTiles tiles={tiles} box={box} photos={photos} onAddTo={onAddTo} />
            {hung && !areControlsHidden && (
              <hung.MoveHandle tiles={wall} hung={hung} moved={room.moved} onMoving={setMoving} />
            )}
          </div>
        </div>
      </div>
      <div ref={hint} className={styles.hint}>
        {children}
      </div>
      <TileKeys />
      <ZoomControls view={latestView} />
      <InHand photos={photos} />
    </div>
  );
}

/** In pixels: the hint, the stage where it is as wide as the area, and the part of it that is empty below the tiles. */
const placeForHint = (hint: number, pixelsPerMm: number, { y, height }: Box): CSSProperties => ({
  "--hint": `${hint}px`,
  "--wide": `${height * pixelsPerMm}px`,
  // The tiles begin at 0, and as much is left around them on all sides.
  "--margin": `${-y * pixelsPerMm}px`,
});

const PAINTED_WIDTH = 1000;

/**
 * Thousands of shapes are laid out once, in a size of their own, and brought to the stage's size by one transform: a
 * phone's processor has no time to lay them out anew whenever a panel leaves the wall more or less room.
 */
const paintedIn = (stage: Size): CSSProperties => ({
  width: PAINTED_WIDTH,
  height: (PAINTED_WIDTH * stage.height) / stage.width,
  transform: `scale(${stage.width / PAINTED_WIDTH})`,
});
