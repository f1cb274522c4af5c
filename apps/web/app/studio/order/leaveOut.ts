import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { findChangedTiles, type SavedTile } from "../../features/orderPhotos/findUnsavedTiles.ts";

type LeaveOutInput = {
  /** Names of the tiles whose photos are left out. */
  readonly tiles: readonly string[];
  /** The tiles as the order has them. */
  readonly savedTiles: readonly SavedTile[];
  /** The photos that the wall has had on this visit, among them those of the order. */
  readonly known: readonly DesignPhoto[];
};

const withoutPhotos = (design: Design, { tiles, savedTiles, known }: LeaveOutInput): Design => {
  const restored = tilesToRestore(design, { tiles, savedTiles });
  const saved = new Map(savedTiles.map((tile) => [tile.name, tile]));
  const next = design.tiles.map((tile) => {
    const before = restored.includes(tile.name) ? saved.get(tile.name) : undefined;
    return before ? { ...tile, photoId: before.photoId, crops: before.crops } : tile;
  });
  const hung = new Set(next.map(({ photoId }) => photoId));
  const leftOut = design.tiles.flatMap(({ name, photoId }) =>
    restored.includes(name) && photoId !== null && !hung.has(photoId) ? [photoId] : [],
  );
  const kept = design.photos.filter(({ id }) => !leftOut.includes(id));
  const missing = known.filter(
    ({ id }, index) =>
      hung.has(id) &&
      kept.every((photo) => photo.id !== id) &&
      known.findIndex((photo) => photo.id === id) === index,
  );
  return { ...design, tiles: next, photos: [...kept, ...missing] };
};

/** Returns these tiles, and those that got the photo of one of them: of two photos that were swapped, none may hang twice. */
const tilesToRestore = (
  design: Design,
  { tiles, savedTiles }: Pick<LeaveOutInput, "tiles" | "savedTiles">,
): readonly string[] => {
  const photoIds = savedTiles.flatMap(({ name, photoId }) => (tiles.includes(name) ? (photoId ?? []) : []));
  const others = findChangedTiles(design, savedTiles).flatMap(({ name, photoId }) =>
    photoId !== null && photoIds.includes(photoId) && !tiles.includes(name) ? [name] : [],
  );
  return others.length === 0 ? tiles : tilesToRestore(design, { tiles: [...tiles, ...others], savedTiles });
};

/**
 * Gives tiles of an ordered wall what the order has for them (B9). Their photos leave the wall, and its list: they were never
 * in the order.
 */
export const leaveOut = defineCommand<LeaveOutInput>({
  label: removePhotoFromTile.label,
  isPossible: (design, { tiles }) => design.tiles.some(({ name }) => tiles.includes(name)),
  run: withoutPhotos,
});
