import {
  copyStoredDesign,
  deleteStoredDesign,
  type StoredDesign,
  writeStoredDesign,
} from "../../features/designer/storage/walls/savedDesigns.ts";
import {
  listOwnWalls,
  listWallSummaries,
  MAX_LISTED_WALLS,
  removeWallSummary,
  saveWallSummary,
} from "../../features/designer/storage/walls/wallSummaries.ts";
import { type WallSummary, wallName } from "../../features/designer/storage/walls/wallSummary.ts";
import { browserPendingPhotos, type PendingPhoto } from "../../features/photos/storage/pendingPhotos.ts";
import { type LastWall, readLastWall, removeLastWall, saveLastWall } from "../../lib/page/lastWall.ts";

/** Result of copying: the key of the copy, or why there is none. */
type CopyResult =
  | { readonly kind: "copied"; readonly designKey: string }
  /** The list is full: another wall would push the oldest out of it. */
  | { readonly kind: "tooMany" }
  | { readonly kind: "storageFull" };

/** Copies a wall with its steps and all its photos, including pending ones. */
export const copyWall = async (wall: WallSummary): Promise<CopyResult> => {
  if (listOwnWalls().length >= MAX_LISTED_WALLS) return { kind: "tooMany" };
  const names = listWallSummaries().map(wallName);
  const designKey = await saveCopy({ ...wall, name: copyName(wallName(wall), names), savedAt: Date.now() });
  return designKey === null ? { kind: "storageFull" } : { kind: "copied", designKey };
};

/** Moves a wall to a new key of its own, and returns the key; null when storage is full: then it stays where it is. */
export const moveWall = async (wall: WallSummary): Promise<string | null> => {
  // First, since a full list would lose its oldest wall to the copy.
  removeWallSummary(wall.designKey);
  const designKey = await saveCopy(wall);
  if (designKey === null) saveWallSummary(wall);
  else await deleteWall(wall);
  return designKey;
};

/** Saves a wall's design once more, under a new key. Returns the key; null when storage is full. */
const saveCopy = async (wall: WallSummary): Promise<string | null> => {
  const copy = await copyStoredDesign(wall.designKey);
  if (copy === null) return null;
  if (!saveWallSummary({ ...wall, ...copy })) {
    await deleteStoredDesign(copy.designKey);
    return null;
  }
  const pending = browserPendingPhotos();
  for (const { photo } of await listPendingPhotos(wall.designKey))
    await pending.update(photo.id, withDesign(copy.designKey));
  return copy.designKey;
};

const listPendingPhotos = async (designKey: string): Promise<readonly PendingPhoto[]> =>
  (await browserPendingPhotos().getAll()).filter(({ designs }) => designs.includes(designKey));

const withDesign =
  (designKey: string) =>
  (photo: PendingPhoto): PendingPhoto => ({ ...photo, designs: [...new Set([...photo.designs, designKey])] });

/** Returns "Hall (copy)", with a number added when there is one of that name. */
export const copyName = (name: string, names: readonly string[]): string => {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, "");
  for (let number = 1; ; number += 1) {
    const copy = `${original} (copy${number === 1 ? "" : ` ${number}`})`;
    if (!names.includes(copy)) return copy;
  }
};

/** A wall that was deleted, with everything needed to restore it. */
export type DeletedWall = {
  readonly wall: WallSummary;
  readonly stored: StoredDesign;
  readonly pending: readonly PendingPhoto[];
  readonly last: LastWall | null;
};

/**
 * Deletes a wall from this browser. Its photos stay for other walls; a pending one stays only if another wall has it.
 */
export const deleteWall = async (wall: WallSummary): Promise<DeletedWall> => {
  const { designKey } = wall;
  const last = readLastWall();
  const pending = await listPendingPhotos(designKey);
  const stored = await deleteStoredDesign(designKey);
  removeWallSummary(designKey);
  removeLastWall(designKey);
  for (const { photo } of pending) {
    await browserPendingPhotos().update(photo.id, (record) => {
      const designs = record.designs.filter((key) => key !== designKey);
      return designs.length === 0 ? null : { ...record, designs };
    });
  }
  return { wall, stored, pending, last: last?.designKey === designKey ? last : null };
};

/** Undoes `deleteWall`. Returns false when storage is full: then the wall stays deleted. */
export const restoreWall = async ({ wall, stored, pending, last }: DeletedWall): Promise<boolean> => {
  if (!(await writeStoredDesign(wall.designKey, stored))) return false;
  if (!saveWallSummary(wall)) {
    await deleteStoredDesign(wall.designKey);
    return false;
  }
  const photos = browserPendingPhotos();
  for (const record of pending) {
    const updated = await photos.update(record.photo.id, withDesign(wall.designKey));
    if (!updated) await photos.put(record);
  }
  if (last && readLastWall() === null) saveLastWall(last);
  return true;
};
