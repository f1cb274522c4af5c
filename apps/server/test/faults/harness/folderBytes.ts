import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Returns the bytes of all files in a folder. Files that are deleted meanwhile count as none. */
export const folderBytesOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) =>
        stat(join(parentPath, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};
