import { allowedTileSizes } from "@storywall/domain/design/allowedOptions.ts";
import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { setTileOrientation, setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getOpenLayers } from "../../../lib/page/openLayers.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { LayoutIcon, MoveIcon, RotateIcon, TrashIcon } from "../../../ui/icons/designerIcons.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { focusTile } from "../focus/useRestoreFocus.ts";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { formatFrameSize, frameSizeText } from "../view/tileView.ts";
import { arrangeGallery, useArranging } from "./arrangeGallery.ts";
import styles from "./GalleryBar.module.css";

/** Buttons below a gallery wall: to arrange and move its frames, or to change the frame that is being moved. */
export default function GalleryBar() {
  const isMovingFrames = useDesigner((state) => state.movingFrame !== null);
  return isMovingFrames ? <FrameBar /> : <ArrangeBar />;
}

/** A shorter wait, in ms, would only flicker. */
const SHORT_WAIT_MS = 300;

/** Returns true while the frames of the last step are composed, once that takes long, as on a slow machine. */
const useIsComposing = (): boolean => {
  const isComposing = useDesigner((state) => state.isComposing);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isComposing) return;
    const timer = setTimeout(() => setIsLong(true), SHORT_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isComposing]);
  return isComposing && isLong;
};

function ArrangeBar() {
  const store = useDesignerStore();
  const setMovingFrame = useDesigner((state) => state.setMovingFrame);
  const { tiles } = useDesign();
  const isComposing = useIsComposing();
  const isArranging = useArranging(({ arrangement }) => arrangement !== null) || isComposing;
  const variant = useRef(-1);
  const [first, second] = tiles;
  if (!first || !second) return null;
  const arrange = (): void => {
    variant.current += 1;
    void arrangeGallery(store, { arrangement: "salon", variant: variant.current });
  };
  return (
    <div className={styles.bar} data-clear-of-toasts>
      <Button variant="ghost" busy={isArranging} onClick={arrange}>
        <LayoutIcon size={20} /> {isArranging ? "Arranging…" : "Arrange tiles"}
      </Button>
      <Button variant="ghost" onClick={() => setMovingFrame(first.name)}>
        <MoveIcon size={20} /> Move by hand
      </Button>
    </div>
  );
}

/**
 * Returns a function that ends moving frames. Escape ends it too, except during a drag or while something is open over
 * the wall.
 */
const useFinish = (): (() => void) => {
  const store = useDesignerStore();
  const finish = useCallback(() => {
    const { movingFrame, setMovingFrame } = store.getState();
    // The tile's own button, which gets the focus, has not been rendered before.
    flushSync(() => setMovingFrame(null));
    focusTile(movingFrame ?? "");
  }, [store]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && getOpenLayers().length === 0) finish();
    };
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  }, [finish]);
  return finish;
};

/** Changes the selected frame: its size by a press, its orientation; and removes it. */
function FrameBar() {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const finish = useFinish();
  const selected = useDesigner((state) => state.movingFrame);
  const index = Math.max(
    0,
    design.tiles.findIndex(({ name }) => name === selected),
  );
  const tile = design.tiles[index];
  if (!tile) return null;
  const { name, orientation } = tile;
  const size = sizeOfTile(design, tile);
  const sizes = allowedTileSizes(design.base, name);
  const [smaller, larger] = [sizes[sizes.indexOf(size) - 1], sizes[sizes.indexOf(size) + 1]];
  return (
    <fieldset className={styles.bar} data-clear-of-toasts>
      <legend className={styles.legend}>
        Tile {index + 1}, {frameSizeText(size, orientation)}
      </legend>
      <IconButton
        label="Smaller tile"
        aria-disabled={smaller === undefined}
        onClick={() => smaller && run(setTileSize, { tile: name, size: smaller })}
      >
        <MinusIcon size={20} />
      </IconButton>
      <span className={styles.size}>{formatFrameSize(size, orientation)}</span>
      <IconButton
        label="Larger tile"
        aria-disabled={larger === undefined}
        onClick={() => larger && run(setTileSize, { tile: name, size: larger })}
      >
        <PlusIcon size={20} />
      </IconButton>
      <IconButton
        label="Rotate tile"
        className={styles.labelled}
        onClick={() =>
          run(setTileOrientation, {
            tile: name,
            orientation: orientation === "portrait" ? "landscape" : "portrait",
          })
        }
      >
        <RotateIcon size={20} />
        <span>Rotate</span>
      </IconButton>
      <IconButton
        label="Remove tile"
        className={styles.labelled}
        data-single-press
        aria-disabled={design.tiles.length < 2}
        onClick={() => run(removeTile, { tile: name })}
      >
        <TrashIcon size={20} />
        <span>Remove</span>
      </IconButton>
      <Button onClick={finish}>Done</Button>
    </fieldset>
  );
}
