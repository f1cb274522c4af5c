import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";

/** One file a picture in a folder of its own; names are the shop's own, never a client's. */
export const diskPreviewFiles = async (folder: string): Promise<PreviewFiles> => {
  await mkdir(folder, { recursive: true });
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),

    keep: async (name, content) => {
      const draft = join(folder, `${randomUUID()}.draft`);
      try {
        await writeFile(draft, content);
        // Whoever reads meanwhile gets all of it or nothing.
        await rename(draft, join(folder, name));
      } catch {
        // On a full disk the shopper still gets the picture; it is drawn again next time.
        await rm(draft, { force: true });
      }
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    lend: async (name, use) => {
      const path = join(folder, name);
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      return isThere ? use(path) : undefined;
    },
  };
};
