import { addPhotos, updatePhoto } from "@storywall/domain/design/commands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { SavedDesign } from "./savedDesign.ts";

/** A photo that the browser's database holds for this wall. */
export type WaitingPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type LeftBehind = {
  /** From local storage: photos of the shop only. */
  readonly saved: SavedDesign | null;
  /** From the browser's database: with photos on their way. */
  readonly unfinished: SavedDesign | null;
  readonly waiting: readonly WaitingPhoto[];
};

/**
 * The wall as it was left (B4): the newer of both saves, with every photo that came in after it, and without photos of
 * which neither the shop nor the browser has the bytes.
 */
export const restoreWall = (blank: Design, { saved, unfinished, waiting }: LeftBehind): Design => {
  const isUnfinishedNewer = unfinished !== null && unfinished.savedAt >= (saved?.savedAt ?? 0);
  const last = isUnfinishedNewer ? unfinished : saved;
  const known = waiting.reduce((design, { photo }) => updatePhoto(design, photo), last?.design ?? blank);
  const present = withoutLostPhotos(known, new Set(waiting.map(({ photo }) => photo.id)));
  // A photo that was deleted before the last save must not come back; one that came after it was never saved.
  const late = waiting.filter(({ addedAt }) => addedAt > (last?.savedAt ?? 0));
  return addPhotos.run(present, { photos: late.map(({ photo }) => photo) });
};

const withoutLostPhotos = (design: Design, waiting: ReadonlySet<string>): Design => {
  const photos = design.photos.filter(({ id, handle }) => handle !== undefined || waiting.has(id));
  if (photos.length === design.photos.length) return design;
  const left = new Set(photos.map(({ id }) => id));
  const tiles = design.tiles.map((tile) =>
    tile.photoId === null || left.has(tile.photoId) ? tile : { ...tile, photoId: null, crops: {} },
  );
  return { ...design, tiles, photos };
};

/** The wall as another tab has saved it, with this tab's photos on their way kept in it. */
export const adoptWall = (mine: Design, theirs: Design): Design => {
  const known = new Set(theirs.photos.map(({ id }) => id));
  const onTheirWay = mine.photos.filter(({ id, handle }) => handle === undefined && !known.has(id));
  return addPhotos.run(theirs, { photos: onTheirWay });
};
