import { isGalleryWall } from "@storywall/domain/design/galleryWall.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useDragStore } from "../drag/dragContext.ts";
import { PickedUpBar } from "../drag/PickedUpBar.tsx";
import type { GalleryTools } from "../gallery/lazyGallery.tsx";
import { useBackdrop } from "../room/useBackdrop.ts";
import { useSamplePhotos } from "../sample/useSamplePhotos.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { clampView, FIT_VIEW, fitStage, type Size, viewOfTile } from "./camera/camera.ts";
import { useStageMotion } from "./camera/useStageMotion.ts";
import { useWallGestures } from "./camera/useWallGestures.ts";
import { useZoomKeys } from "./camera/useZoomKeys.ts";
import { zoomedTiles } from "./camera/zoomedTiles.ts";
import { TileKeyboardHelp } from "./TileKeyboardHelp.tsx";
import { useDrawnDesign } from "./useDrawnDesign.ts";
import { useElementSize } from "./useElementSize.ts";
import { useScrollFocusIntoView } from "./useScrollFocusIntoView.ts";
import { ViewContext } from "./ViewContext.ts";
import styles from "./Wall.module.css";
import { WallDrawing } from "./WallDrawing.tsx";
import { WallTiles } from "./WallTiles.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

type Props = {
  readonly photos: PhotoViewStore;
  readonly onAddPhoto: (tile: string) => void;
  /** The tools of a gallery wall; present when the shopper may change its frames. */
  readonly gallery?: GalleryTools;
  /** False for a wall that is paid for with all its photos. */
  readonly canEmptyTiles?: boolean;
  /** The buttons above the wall; absent: only those of the view. */
  readonly tools?: ReactNode;
  /** A hint at the bottom of the wall; the tiles make space for it. */
  readonly children?: ReactNode;
};

/**
 * The wall: one drawing in mm, as large as fits, and over it a real button for every tile at the tile's position.
 * Both are in a stage that the camera moves as a whole.
 */
export function Wall({ photos, onAddPhoto, gallery, canEmptyTiles = true, tools, children }: Props) {
  const design = useDrawnDesign();
  const dragStore = useDragStore();
  const camera = useDesigner((state) => state.camera);
  const ref = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const area = useElementSize(ref);
  const hintHeight = useElementSize(hint)?.height ?? 0;

  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const galleryTools = isGalleryWall(design) && !areControlsHidden ? gallery : undefined;
  const isMovingFrames = useDesigner((state) => state.movingFrame !== null) && galleryTools !== undefined;
  const [pendingMove, setPendingMove] = useState<Point | null>(null);

  const { wall, tiles, tilesBox } = useMemo(() => {
    const laidOut = tileViewsOf(design);
    return { ...laidOut, tilesBox: wallBox(laidOut.wall) };
  }, [design]);
  const samples = useSamplePhotos();
  // With the drawn tiles, so that a step that changes both is seen as one.
  const room = roomOf(design);
  const hung = useBackdrop(room, wall, area, pendingMove);
  /** The part of a plain wall that stays in view while its frames are moved. */
  const [heldBox, setHeldBox] = useState<Box | null>(null);
  const box = hung?.box ?? heldBox ?? tilesBox;
  const cameraTile = camera.kind === "tile" ? wall.tiles.find(({ name }) => name === camera.tile) : undefined;
  const { width, height } = box;
  const viewport = useMemo(
    () => area && { area, stage: fitStage(area, { width, height }) },
    [area, width, height],
  );
  const requestedView =
    camera.kind === "free"
      ? camera.view
      : cameraTile && area
        ? viewOfTile(cameraTile.outer, box, area, width / tilesBox.width)
        : FIT_VIEW;
  const view = viewport ? clampView(requestedView, viewport) : FIT_VIEW;
  // Badges on tiles keep their size on the screen at every zoom. A change restyles all tiles, so it may follow after
  // the press is answered.
  const zoom = useDeferredValue(view.zoom);
  const motion = useStageMotion(stage, viewport, view);
  /**
   * For controls and keys that read the view only when pressed: they need not be rendered again with each change of
   * it.
   */
  const latestView = useRef(view);
  latestView.current = view;
  /**
   * One string, so that it stays equal while the same tiles are zoomed in. It may follow after the press is answered.
   */
  const zoomedNames = useDeferredValue(
    viewport ? zoomedTiles(wall, box, viewport, view, devicePixelRatio).join(" ") : "",
  );
  const zoomed = useMemo(() => zoomedNames.split(" "), [zoomedNames]);
  // In a room the hint is over the floor, and the tiles need not make space.
  const isHinted = area !== null && hung === null && hintHeight > 0;

  useWallGestures({
    target: ref,
    motion,
    isDragging: () => dragStore.getState().drag?.kind === "dragging",
  });
  useZoomKeys(latestView);
  useScrollFocusIntoView(ref, view, wall, box);

  return (
    <div
      className={styles.frame}
      data-wall={room.place.kind === "own" ? "own" : room.wallColour}
      data-hung={hung !== null || undefined}
    >
      <ViewContext value={latestView}>{tools ?? <ZoomControls />}</ViewContext>
      <div
        ref={ref}
        className={styles.area}
        data-measured={viewport ? true : undefined}
        data-zoomed={view.zoom > FIT_VIEW.zoom || undefined}
        data-hinted={isHinted || undefined}
        data-gallery={galleryTools && true}
        style={isHinted ? hintStyle(hintHeight, area.width / width, tilesBox) : undefined}
      >
        <div
          ref={stage}
          data-stage
          className={styles.stage}
          style={viewport ? viewport.stage : { "--ratio": width / height }}
        >
          <div
            data-drawing
            className={styles.drawingLayer}
            style={viewport ? drawingStyle(viewport.stage) : undefined}
          >
            {hung && <hung.Background hung={hung} tiles={wall.tiles} />}
            <WallDrawing design={design} tiles={tiles} box={box} photos={photos} zoomed={zoomed} />
            {samples && (
              <samples.SamplePhotos
                design={design}
                tiles={tiles}
                box={box}
                pixelsPerMm={viewport ? (zoom * viewport.stage.width) / width : 1}
              />
            )}
            {hung && <hung.Foreground hung={hung} tiles={wall.tiles} />}
          </div>
          <div style={{ "--zoom": zoom }} data-sampled={samples !== null || undefined}>
            {!isMovingFrames && <WallTiles tiles={tiles} box={box} photos={photos} onAddPhoto={onAddPhoto} />}
            {galleryTools && (
              <galleryTools.Overlay
                design={design}
                tiles={tiles}
                box={box}
                photos={photos}
                hung={hung}
                area={area}
                onHold={setHeldBox}
              />
            )}
            {hung && !areControlsHidden && (
              <hung.MoveHandle tiles={wall} hung={hung} moved={room.moved} onMoving={setPendingMove} />
            )}
          </div>
        </div>
      </div>
      <div ref={hint} className={styles.hint}>
        {samples && !areControlsHidden && <samples.SampleNotice />}
        {children}
      </div>
      <TileKeyboardHelp canEmptyTiles={canEmptyTiles} />
      {galleryTools && <galleryTools.Bar />}
      <PickedUpBar photos={photos} />
    </div>
  );
}

/**
 * In px: the hint's height, the stage's height where it is as wide as the area, and the empty part of it below the
 * tiles.
 */
const hintStyle = (hint: number, pixelsPerMm: number, { y, height }: Box): CSSProperties => ({
  "--hint": `${hint}px`,
  "--wide": `${height * pixelsPerMm}px`,
  // The tiles begin at 0, and the same margin is on all sides.
  "--margin": `${-y * pixelsPerMm}px`,
});

const DRAWING_WIDTH_PX = 1000;

/**
 * Lays out thousands of shapes once, in a fixed size, and brings them to the stage's size by one transform: a phone
 * has no time to lay them out again whenever a panel changes the wall's space.
 */
const drawingStyle = (stage: Size): CSSProperties => ({
  width: DRAWING_WIDTH_PX,
  height: (DRAWING_WIDTH_PX * stage.height) / stage.width,
  transform: `scale(${stage.width / DRAWING_WIDTH_PX})`,
});
