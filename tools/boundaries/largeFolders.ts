import { dirname } from "node:path/posix";
import { TEST_FILE_PATTERN } from "./zones.ts";

const MAX_FILES = 25;
const JOURNEY_PATTERN = /\.spec\.ts$/;

/** Folders that are lists by nature: one file per migration, or per URL. */
const FLAT_LISTS = ["apps/server/migrations", "apps/web/app/routes"];

/** Returns the folders that directly contain more than 25 source files. Tests beside them do not count. */
export function findLargeFolders(files: readonly string[]): readonly { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (TEST_FILE_PATTERN.test(file) || JOURNEY_PATTERN.test(file)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !FLAT_LISTS.includes(folder))
    .map(([folder, count]) => ({ folder, files: count }));
}
