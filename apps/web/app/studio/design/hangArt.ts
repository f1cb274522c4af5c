import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { placePhotos } from "../../features/designer/state/placePhotos.ts";
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

/** Returns the same step as `place`, with a frame for each photo that a full gallery wall has no empty tile for. */
export const withFrames = (place: typeof placePhotos): typeof placePhotos => ({
  ...place,
  isPossible: (design, input) => place.isPossible(design, input) || canHang(design, input.photos),
  run: (design, input) =>
    hangAll.run(place.run(design, input), { photoIds: input.photos.map(({ id }) => id) }),
});

const canHang = (design: Design, photos: readonly DesignPhoto[]): boolean =>
  hangAll.isPossible(design, { photoIds: photos.map(({ id }) => id) });

/** Returns where these pictures are now: on the wall, or with the photos because every tile is taken. */
export const hungText = (
  { tiles }: Pick<Design, "tiles">,
  pictures: readonly DesignPhoto[],
  isNew: boolean,
): string => {
  const numbers = pictures.map(({ id }) => tiles.findIndex(({ photoId }) => photoId === id) + 1);
  const waiting = pictures.filter((_, index) => numbers[index] === 0);
  const [first] = waiting;
  if (first)
    return waiting.length === 1
      ? `“${first.fileName}” is with your photos. Every tile is taken, so drag it onto the one it should replace.`
      : `${waiting.length} pictures are with your photos. Every tile is taken, so drag each onto the one it should replace.`;
  const already = isNew ? "" : "already ";
  return pictures.length === 1
    ? `“${pictures[0]?.fileName}” is ${already}on your wall, in tile ${numbers[0]}.`
    : `Your ${pictures.length} pictures are ${already}on the wall.`;
};

/** Runs a step that hangs these pictures, marks their tiles, and announces where they are, with Undo. */
export const hangAndAnnounce = async (
  store: DesignerStore,
  pictures: readonly DesignPhoto[],
  hang: () => Promise<void>,
): Promise<void> => {
  const before = store.getState().lastStep;
  await hang();
  const isNew = store.getState().lastStep !== before;
  // A composed wall may number its tiles anew.
  await whenComposed(store);
  const design = designOf(store.getState());
  const names = design.tiles.flatMap(({ name, photoId }) =>
    pictures.some(({ id }) => id === photoId) ? [name] : [],
  );
  afterPaint(() => names.forEach(markTile));
  const text = hungText(design, pictures, isNew);
  if (isNew) showUndoToast(store, text);
  else showToast("info", text);
};

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
  await hangAndAnnounce(store, [photo], async () => store.getState().run(hangArtItem, { photo }));
  return true;
};
