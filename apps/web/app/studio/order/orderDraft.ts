import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { fillTiles } from "@storywall/domain/design/fillTiles.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { photoListEntry } from "../../features/designer/storage/userPhotos.ts";
import { findChangedTiles, type SavedTile } from "../../features/orderPhotos/findUnsavedTiles.ts";
import { readStored, removeStored, type StorageEntry, writeStored } from "../../lib/browser/storage.ts";
import { isDeletedPhoto } from "../photos/isDeletedPhoto.ts";
import { orderDraftKey } from "./orderDraftKey.ts";

/** A tile as the shopper left it, and the photo that the order had for it then. */
type DraftTile = SavedTile & { readonly savedPhotoId: string | null };

/**
 * Changes of an ordered wall that the order does not have yet: photos that are still uploading, or that the shopper
 * has not decided on.
 */
type OrderDraft = {
  /** Stored photos; those that still upload are in the browser's database (B4). */
  readonly photos: readonly DesignPhoto[];
  readonly tiles: readonly DraftTile[];
};

const EMPTY_DRAFT: OrderDraft = { photos: [], tiles: [] };

const entryOf = (lineId: string): StorageEntry<OrderDraft> => {
  const photoList = photoListEntry(orderDraftKey(lineId));
  return {
    key: photoList.key,
    version: 2,
    parse: (data, version) => {
      // The first version stored only the photos.
      const photos = photoList.parse(version === 1 ? data : fieldOf(data, "photos"), 1);
      return photos && { photos, tiles: version === 1 ? [] : parseTiles(fieldOf(data, "tiles")) };
    },
  };
};

/** Tiles are parsed as part of a design, so that there is one parser. */
const parseTiles = (data: unknown): readonly DraftTile[] => {
  const tiles = Array.isArray(data) ? data : [];
  const textOf = (tile: unknown, field: string): string | null => {
    const value = fieldOf(tile, field);
    return typeof value === "string" ? value : null;
  };
  const photoIds = new Set(tiles.flatMap((tile) => textOf(tile, "photoId") ?? []));
  const parsed = parseDesign({
    ...createDesign({ kind: "free" }),
    photos: [...photoIds].map((id) => ({ id, fileName: id })),
    tiles: tiles.map((tile) => ({
      name: fieldOf(tile, "name"),
      photoId: fieldOf(tile, "photoId"),
      crops: fieldOf(tile, "crops"),
      orientation: "portrait",
    })),
  });
  if (parsed.kind === "error") return [];
  return parsed.design.tiles.map(({ name, photoId, crops }, index) => ({
    name,
    photoId,
    crops,
    savedPhotoId: textOf(tiles[index], "savedPhotoId"),
  }));
};

export const loadOrderDraft = (lineId: string): OrderDraft => readStored(entryOf(lineId)) ?? EMPTY_DRAFT;

/** Saves for the next visit what the order does not have: photos that hang in no tile, and tiles that are not saved. */
export const saveOrderDraft = (lineId: string, design: Design, savedTiles: readonly SavedTile[]): void => {
  const tiles = findChangedTiles(design, savedTiles).map(({ name, photoId, crops }) => ({
    name,
    photoId,
    crops,
    savedPhotoId: savedTiles.find((tile) => tile.name === name)?.photoId ?? null,
  }));
  const changedIds = tiles.map(({ photoId }) => photoId);
  const hung = design.photos.filter(({ id }) => changedIds.includes(id));
  const photos = [...new Set([...photosInTray(design), ...hung])].filter(
    ({ handle }) => handle !== undefined,
  );
  const entry = entryOf(lineId);
  if (photos.length + tiles.length > 0) writeStored(entry, { photos, tiles });
  else removeStored(entry.key);
};

/**
 * Returns the ordered wall with the tiles of the draft. Returns the wall unchanged when they no longer fit: when the
 * order has other photos by now, a photo was deleted, or a tile may not change any more. `photos`: those that may
 * hang.
 */
export const withDraftTiles = (
  design: Design,
  { tiles }: OrderDraft,
  photos: readonly DesignPhoto[],
  canChange: (tile: SavedTile) => boolean,
): Design => {
  const draftIds = tiles.flatMap(({ photoId }) => photoId ?? []);
  const known = new Set(design.photos.map(({ id }) => id));
  const added = photos.filter(({ id }) => draftIds.includes(id) && !known.has(id));
  const all = { ...design, photos: [...design.photos, ...added] };
  const fits = tiles.every(
    (tile) =>
      canChange(tile) &&
      design.tiles.some(({ name, photoId }) => name === tile.name && photoId === tile.savedPhotoId) &&
      (tile.photoId === null || all.photos.some(({ id }) => id === tile.photoId)),
  );
  const fillings = tiles.map(({ name, photoId, crops }) => ({ name, photoId, crops }));
  return (fits && fillTiles(all, fillings)) || design;
};

/**
 * Reads the draft of an earlier visit: all its photos except those that the shop has deleted, and a function that
 * hangs them in their tiles. `pending`: those of the browser's database.
 */
export const readOrderDraft = async (
  lineId: string,
  pending: readonly DesignPhoto[],
  canChange: (tile: SavedTile) => boolean,
): Promise<{ readonly photos: readonly DesignPhoto[]; readonly hang: (design: Design) => Design }> => {
  const draft = loadOrderDraft(lineId);
  // A photo that was uploaded in this tab is in both.
  const all = [...pending, ...draft.photos].filter(
    ({ id }, index, photos) => photos.findIndex((photo) => photo.id === id) === index,
  );
  const hung = all.filter(({ id }) => draft.tiles.some(({ photoId }) => photoId === id));
  const areDeleted = await Promise.all(hung.map(isDeletedPhoto));
  const deleted = hung.filter((_, index) => areDeleted[index]);
  const photos = all.filter((photo) => !deleted.includes(photo));
  return { photos, hang: (design) => withDraftTiles(design, draft, photos, canChange) };
};
