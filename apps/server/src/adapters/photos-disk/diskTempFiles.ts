import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TempFiles } from "../../ports/photos/PhotoStore.ts";

/** Creates temp files in a folder of this machine. */
export const diskTempFiles = async (folder: string): Promise<TempFiles> => {
  await mkdir(folder, { recursive: true });
  return {
    createTempFile: async () => join(folder, randomUUID()),
    discardTempFile: (path) => rm(path, { force: true }),
    discardTempFilesOlderThan: async (time) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: time }));
        if (mtime < time) await rm(path, { force: true });
      }
    },
  };
};
