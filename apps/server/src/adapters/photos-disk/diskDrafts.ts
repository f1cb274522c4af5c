import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Drafts } from "../../ports/photos/PhotoStore.ts";

/** Drafts in a folder of this machine. */
export const diskDrafts = async (folder: string): Promise<Drafts> => {
  await mkdir(folder, { recursive: true });
  return {
    draft: async () => join(folder, randomUUID()),
    drop: (draft) => rm(draft, { force: true }),
    dropDraftsOlderThan: async (time) => {
      for (const name of await readdir(folder)) {
        const draft = join(folder, name);
        const { mtime } = await stat(draft).catch(() => ({ mtime: time }));
        if (mtime < time) await rm(draft, { force: true });
      }
    },
  };
};
