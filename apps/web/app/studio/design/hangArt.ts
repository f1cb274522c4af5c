import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { whenComposed } from "../../features/designer/state/whenComposed.ts";
import { waitUntilRestored } from "../../features/designer/state/whenRestored.ts";
import { showUndoToast } from "../../features/designer/status/showUndoToast.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { afterPaint } from "../../lib/browser/afterPaint.ts";
import { showToast } from "../../lib/page/toast.ts";
import { markTile } from "./markTile.ts";
import { toDesignPhoto } from "./toDesignPhoto.ts";

const addArt = (design: Design, { photo }: { readonly photo: DesignPhoto }): Design => {
  const added = addPhotos.run(design, { photos: [photo] });
  return hangAll.run(added, { photoIds: [photo.id] });
};

/**
 * Hangs an art item in the first empty tile. A full gallery wall gets a frame for it; on any other wall it goes to the
 * tray.
 */
export const hangArtItem = defineCommand<{ readonly photo: DesignPhoto }>({
  label: "Hang art",
  isPossible: (design, input) => addArt(design, input) !== design,
  run: addArt,
});

/**
 * Hangs an art item of the catalogue on the wall, marks its tile, and announces where it is, with Undo (R2.13).
 * Resolves to false when it should be tried again.
 */
export const hangArt = async (store: DesignerStore, id: string, signal: AbortSignal): Promise<boolean> => {
  const [result] = await Promise.all([
    apiWithoutToasts(getArtItem, { params: { id } }),
    waitUntilRestored(store),
  ]);
  if (signal.aborted) return false;
  if (result.kind !== "ok") {
    showToast("error", "The picture couldn't be loaded. Reload the page to try again.");
    return result.kind !== "unreachable";
  }
  const photo = toDesignPhoto(result.reply);
  const before = store.getState().lastStep;
  store.getState().run(hangArtItem, { photo });
  const isNew = store.getState().lastStep !== before;
  // A composed wall may number its tiles anew.
  await whenComposed(store);
  const { tiles } = designOf(store.getState());
  const index = tiles.findIndex(({ photoId }) => photoId === photo.id);
  const { title } = result.reply;
  if (index < 0) {
    const text = `“${title}” is with your photos. Every tile is taken, so drag it onto the one it should replace.`;
    if (isNew) showUndoToast(store, text);
    else showToast("info", text);
    return true;
  }
  const name = tiles[index]?.name ?? "";
  afterPaint(() => markTile(name));
  if (isNew) showUndoToast(store, `“${title}” is on your wall, in tile ${index + 1}.`);
  else showToast("info", `“${title}” is already on your wall, in tile ${index + 1}.`);
  return true;
};
