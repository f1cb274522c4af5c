import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";

/** Opens a folder of previews, one file each. Names are made by the shop, never by a client. */
export const diskPreviewFiles = async (folder: string): Promise<PreviewFiles> => {
  await mkdir(folder, { recursive: true });
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),

    put: async (name, content) => {
      const tempPath = join(folder, `${randomUUID()}.draft`);
      try {
        await writeFile(tempPath, content);
        // The rename lets a reader get the whole file or none.
        await rename(tempPath, join(folder, name));
      } catch {
        // On a full disk the shopper still gets the preview; the next request renders it again.
        await rm(tempPath, { force: true });
      }
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    withFile: async (name, use) => {
      const path = join(folder, name);
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      return exists ? use(path) : undefined;
    },
  };
};
