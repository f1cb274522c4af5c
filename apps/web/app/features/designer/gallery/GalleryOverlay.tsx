import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import type { HungBackdrop } from "../room/hungBackdrop.ts";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import type { Size } from "../wall/camera/camera.ts";
import { type HeldView, holdView } from "../wall/camera/heldView.ts";
import { addTileWithSpare } from "./addTileWithSpare.ts";
import { composeSteps } from "./composeSteps.ts";
import { FrameMover } from "./FrameMover.tsx";
import { findFurthestTile } from "./findFurthestTile.ts";
import styles from "./GalleryOverlay.module.css";
import { holdStill } from "./holdStill.ts";
import { recomposeInWorker } from "./packing/packInWorker.ts";

export type GalleryOverlayProps = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  readonly box: Box;
  readonly photos: PhotoViewStore;
  /** The room that the tiles hang in; null on a plain wall. */
  readonly hung: HungBackdrop | null;
  /** The size of what is visible, in px. */
  readonly area: Size | null;
  /** Receives the part of a plain wall that stays in view while its frames are moved; null afterwards. */
  readonly onHold: (box: Box | null) => void;
};

/** What a gallery wall shows over its drawing: a button that adds a frame, or the frames to move. */
export default function GalleryOverlay(props: GalleryOverlayProps) {
  const store = useDesignerStore();
  const site = useSite();
  useEffect(() => composeSteps(store, recomposeInWorker, site), [store, site]);
  const latestHung = useRef(props.hung);
  latestHung.current = props.hung;
  useEffect(() => holdStill(store, () => latestHung.current), [store]);
  const isMovingFrames = useDesigner((state) => state.movingFrame !== null);
  useHeldView(props, isMovingFrames && props.hung === null);
  return isMovingFrames ? <FrameMover {...props} /> : <AddFrameButton {...props} />;
}

/** Holds the view before the browser paints the wall after a step. */
const useHeldView = ({ design, area, onHold }: GalleryOverlayProps, isHeld: boolean): void => {
  const held = useRef<{ readonly design: Design; readonly view: HeldView } | null>(null);
  useLayoutEffect(() => {
    // In another area, as once the buttons for a frame are shown, the same wall gets all the space again.
    const before = held.current && held.current.design !== design ? held.current.view : null;
    held.current = isHeld && area ? { design, view: holdView(before, layOut(design), area) } : null;
    onHold(held.current?.view.box ?? null);
  }, [isHeld, design, area, onHold]);
  useLayoutEffect(() => () => onHold(null), [onHold]);
};

/** A plus at the corner of the tile furthest to the right and down, beside which the new one hangs. */
function AddFrameButton({ design, tiles, box, photos }: GalleryOverlayProps) {
  const store = useDesignerStore();
  const isFit = useDesigner((state) => state.camera.kind === "fit");
  const beside = findFurthestTile(tiles);
  const last = beside?.placed.outer;
  if (!last || !isFit || !addTile.isPossible(design, {})) return null;
  return (
    <button
      type="button"
      className={styles.add}
      data-single-press
      aria-label="Add a tile"
      title="Add a tile"
      style={{
        left: `${(((last.x + last.width - box.x) / box.width) * 100).toFixed(3)}%`,
        top: `${(((last.y + last.height - box.y) / box.height) * 100).toFixed(3)}%`,
      }}
      onClick={() => addTileWithSpare(store, photos.getState())}
    >
      <PlusIcon size={20} />
    </button>
  );
}
