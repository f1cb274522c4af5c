import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../../lib/browser/storage.ts";
import { readLastWall } from "../../../../lib/page/lastWall.ts";
import { lineOfDesign } from "../lineOfDesign.ts";
import { MAX_WALL_NAME_LENGTH, parseWallSummary, type WallSummary, wallName } from "./wallSummary.ts";

/** More walls than a shopper can tell apart. Beyond this number only the newest stay in the list. */
export const MAX_LISTED_WALLS = 50;

const storedWalls: StorageEntry<readonly WallSummary[]> = {
  key: STORAGE_KEYS.walls,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.flatMap((wall) => parseWallSummary(wall) ?? []) : null),
};

/** Returns the walls of this browser, the one that was changed last first. */
export const listWallSummaries = (): readonly WallSummary[] => readStored(storedWalls) ?? [];

export const findWallSummary = (designKey: string): WallSummary | undefined =>
  listWallSummaries().find((wall) => wall.designKey === designKey);

/**
 * A layout that was only opened is no wall yet, also where we filled it with photos: of five layouts that a shopper looks
 * at, four would be lookalikes. The one to continue is a wall, and so is one that was added to a cart.
 */
const isListed = ({ designKey, name, emptyTiles, sizes, isUntouched }: WallSummary): boolean =>
  name !== null ||
  (emptyTiles < sizes.length &&
    (!isUntouched || readLastWall()?.designKey === designKey || lineOfDesign(designKey) !== undefined));

/** Returns the walls that the shopper knows: those with a photo or a name of their own. */
export const listOwnWalls = (): readonly WallSummary[] => listWallSummaries().filter(isListed);

/**
 * Returns "Trio 2" for a wall that would have the same name in the list as another one; null when its layout's name is
 * enough.
 */
const numberedName = (summary: WallSummary, others: readonly WallSummary[]): string | null => {
  const names = others.filter(isListed).map(wallName);
  if (!names.includes(summary.layout) || summary.isUntouched || !isListed(summary)) return null;
  let number = 2;
  while (names.includes(`${summary.layout} ${number}`)) number += 1;
  return `${summary.layout} ${number}`;
};

/**
 * Saves a summary in place of the wall's earlier one, whose name stays unless the new one has a name. Returns false when
 * storage is full.
 */
export const saveWallSummary = (summary: WallSummary): boolean => {
  const all = listWallSummaries();
  const earlier = all.find(({ designKey }) => designKey === summary.designKey);
  const others = all.filter((wall) => wall !== earlier);
  const isNew = !earlier || earlier.isUntouched || !isListed(earlier);
  const name = summary.name ?? earlier?.name ?? (isNew ? numberedName(summary, others) : null);
  return writeWalls([{ ...summary, name }, ...others]);
};

/** Names a wall. With an empty name it is called by its layout. */
export const renameWall = (designKey: string, name: string): void => {
  const trimmed = name.trim().replaceAll(/\s+/g, " ").slice(0, MAX_WALL_NAME_LENGTH).trim();
  writeWalls(
    listWallSummaries().map((wall) =>
      wall.designKey === designKey ? { ...wall, name: trimmed || null } : wall,
    ),
  );
};

/**
 * Returns the wall to continue instead of one that is in the cart now: the newest that has photos, was changed by the
 * shopper, and was never added to a cart.
 */
export const findNextDraft = (designKey: string): WallSummary | undefined =>
  listWallSummaries().find(
    (wall) =>
      wall.designKey !== designKey &&
      !wall.isUntouched &&
      wall.emptyTiles < wall.sizes.length &&
      lineOfDesign(wall.designKey) === undefined,
  );

export const removeWallSummary = (designKey: string): void => {
  const all = listWallSummaries();
  const others = all.filter((wall) => wall.designKey !== designKey);
  if (others.length < all.length) writeWalls(others);
};

/** Of more walls than are listed, layouts that were only opened go first, then the oldest. */
const writeWalls = (walls: readonly WallSummary[]): boolean => {
  const newestFirst = walls.toSorted((one, other) => other.savedAt - one.savedAt);
  const listed = newestFirst.filter(isListed).slice(0, MAX_LISTED_WALLS);
  const others = newestFirst.filter((wall) => !isListed(wall)).slice(0, MAX_LISTED_WALLS - listed.length);
  return writeStored(
    storedWalls,
    newestFirst.filter((wall) => listed.includes(wall) || others.includes(wall)),
  );
};
