import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageEntry,
  writeStored,
} from "../browser/storage.ts";

/** The wall with photos that the shopper changed last in this browser, unless a cart has it unchanged. */
export type LastWall = {
  /** Key under which the design is saved. */
  readonly designKey: string;
  /** Path of the designer's page that opens it. */
  readonly path: string;
};

const storedLastWall: StorageEntry<LastWall> = {
  key: STORAGE_KEYS.lastWall,
  version: 1,
  parse: (data) => {
    const [designKey, path] = [fieldOf(data, "designKey"), fieldOf(data, "path")];
    // Only a wall of the designer: a forged entry must not lead elsewhere.
    return typeof designKey === "string" && typeof path === "string" && path.startsWith("/design?")
      ? { designKey, path }
      : null;
  },
};

/** Attribute of `<html>`: this browser has a wall to continue, so pages reserve a place for it. */
export const HAS_LAST_WALL = "data-last-wall";

/** Script that runs in the page before its first paint, and before the shop's own scripts. */
export const MARK_LAST_WALL = `{
  let hasWall = false;
  try {
    hasWall = localStorage.getItem("${STORAGE_KEYS.lastWall}") !== null;
  } catch {}
  document.documentElement.toggleAttribute("${HAS_LAST_WALL}", hasWall);
}`;

export const readLastWall = (): LastWall | null => readStored(storedLastWall);

export const saveLastWall = (wall: LastWall): void => {
  writeStored(storedLastWall, wall);
  markLastWall();
};

/** Removes the entry if it is this wall: it is in the cart, has no photos any more, or is deleted. */
export const removeLastWall = (designKey: string): void => {
  if (readLastWall()?.designKey === designKey) removeStored(STORAGE_KEYS.lastWall);
  markLastWall();
};

/** Removes an entry that cannot be read: it would reserve a place on each page, and nothing would ever fill it. */
export const removeUnreadableLastWall = (): void => {
  if (readLastWall() === null) removeStored(STORAGE_KEYS.lastWall);
  markLastWall();
};

const markLastWall = (): void =>
  void document.documentElement.toggleAttribute(HAS_LAST_WALL, readLastWall() !== null);
