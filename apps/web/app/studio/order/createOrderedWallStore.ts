import { removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { createDesignerStore, type DesignerStore } from "../../features/designer/state/designerStore.ts";
import { showToast } from "../../lib/page/toast.ts";

type OrderedWallRules = {
  /** False for a wall that is paid for with all its photos: each tile keeps one (B9). */
  readonly canEmptyTiles: boolean;
  /** The tiles that may change: once the workshop has begun, those that the shop has asked about. Null: all. */
  readonly changeableTiles: readonly string[] | null;
};

/**
 * Returns the store of an ordered wall. A step that the order would not take, by whichever button, key or gesture, changes
 * nothing and only says what to do instead (B9).
 */
export const createOrderedWallStore = (
  design: Design,
  { canEmptyTiles, changeableTiles }: OrderedWallRules,
): DesignerStore => {
  const store = createDesignerStore(design);
  const { run: runStep } = store.getState();
  const run: typeof runStep = (command, input) => {
    const { present } = store.getState().history;
    const next = command.run(present, input);
    const hasChangedOther = next.tiles.some(({ name, photoId, crops }, index) => {
      const before = present.tiles[index];
      const isChanged = before?.photoId !== photoId || before.crops !== crops;
      return isChanged && changeableTiles?.includes(name) === false;
    });
    if (hasChangedOther) showToast("info", ONLY_ASKED_TILES);
    else if (!canEmptyTiles && countEmptyTiles(next) > countEmptyTiles(present))
      showToast("info", "Each tile needs its photo. Choose “Replace” to swap it.");
    else runStep(command, input);
  };
  store.setState({ run, removePhoto: (tile) => run(removePhotoFromTile, { tile }) });
  return store;
};

const ONLY_ASKED_TILES = "Only the tiles we've asked you about can still change.";
