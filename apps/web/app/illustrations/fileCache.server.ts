import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type ImageFile = Uint8Array<ArrayBuffer>;

/** Cache of files that depend only on the code, by name. All processes of one build share it. */
export type FileCache = {
  readonly has: (name: string) => Promise<boolean>;
  readonly read: (name: string) => Promise<ImageFile | null>;
  readonly write: (name: string, file: ImageFile) => Promise<void>;
};

/** Returns a cache in `folder`. A folder that cannot be written caches nothing, since each file can be rendered again. */
export const createFileCache = (folder: string): FileCache => {
  // A name comes from an address: without its slashes it stays inside the folder.
  const pathOf = (name: string): string => join(folder, encodeURIComponent(name));
  return {
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    read: async (name) => {
      const file = await readFile(pathOf(name)).catch(() => null);
      return file && new Uint8Array(file);
    },
    write: async (name, file) => {
      const path = pathOf(name);
      const unfinished = `${path}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, file);
        // Another process never reads half a file.
        await rename(unfinished, path);
      } catch {
        // The disk is read-only or full: the caller has the file anyway.
      }
    },
  };
};

/** Says that it has all files, so that nothing waits for one that is never written. */
const NO_CACHE: FileCache = {
  has: async () => true,
  read: async () => null,
  write: async () => undefined,
};

/**
 * The cache beside the server's build, so that the next build, whose illustrations may differ, begins without files.
 */
export const buildFileCache: FileCache = import.meta.env.PROD
  ? createFileCache(fileURLToPath(new URL("../illustrations", import.meta.url)))
  : NO_CACHE;
