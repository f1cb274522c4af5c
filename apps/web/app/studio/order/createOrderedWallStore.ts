import { removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { createDesignerStore, type DesignerStore } from "../../features/designer/state/designerStore.ts";
import { showToast } from "../../lib/page/toast.ts";

/**
 * Returns the store of an ordered wall. A wall that is paid for with all its photos keeps one in each tile, so there a
 * step that would empty a tile, by whichever button, key or gesture, only says what to do instead (B9).
 */
export const createOrderedWallStore = (design: Design, canEmptyTiles: boolean): DesignerStore => {
  const store = createDesignerStore(design);
  if (canEmptyTiles) return store;
  const { run: runStep } = store.getState();
  const run: typeof runStep = (command, input) => {
    const { present } = store.getState().history;
    if (countEmptyTiles(command.run(present, input)) > countEmptyTiles(present)) {
      showToast("info", "Each tile needs its photo. Choose “Replace” to swap it.");
    } else runStep(command, input);
  };
  store.setState({ run, removePhoto: (tile) => run(removePhotoFromTile, { tile }) });
  return store;
};
