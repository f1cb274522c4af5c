import { removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { createDesignerStore, type DesignerStore } from "../../features/designer/state/designerStore.ts";
import { findUnsavedTiles } from "../../features/orderPhotos/findUnsavedTiles.ts";
import { showToast } from "../../lib/page/toast.ts";

/**
 * Returns the store of an ordered wall. A step that the order would reject changes nothing, whether by button, key or
 * gesture, and only says what to do instead (B9). `canEmptyTiles`: false for a wall that is paid for with all its
 * photos. `changeableTiles`: once the workshop has begun, the tiles that the shop has asked about; null: all.
 */
export const createOrderedWallStore = (
  design: Design,
  canEmptyTiles: boolean,
  changeableTiles: readonly string[] | null,
): DesignerStore => {
  const store = createDesignerStore(design);
  const { run: runStep } = store.getState();
  const run: typeof runStep = (command, input) => {
    const { present } = store.getState().history;
    const next = command.run(present, input);
    const changed = findUnsavedTiles(next, present.tiles);
    if (changed.some(({ name }) => changeableTiles?.includes(name) === false))
      showToast("info", "You can change just the tiles we asked you about.");
    else if (!canEmptyTiles && countEmptyTiles(next) > countEmptyTiles(present))
      showToast("info", "Each tile needs its photo. Choose “Replace” to swap it.");
    else runStep(command, input);
  };
  store.setState({ run, removePhoto: (tile) => run(removePhotoFromTile, { tile }) });
  return store;
};
