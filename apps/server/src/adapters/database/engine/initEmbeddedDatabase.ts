import { execFile } from "node:child_process";
import { access, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const INIT_SCRIPT = join(import.meta.dirname, "initEmbeddedDatabaseScript.ts");

/**
 * Makes an empty embedded database where there is none. In a process of its own, since making one takes 400 MB that a
 * process never gives back; beside its place, since one that was only half made when the machine stopped cannot be opened.
 */
export const initEmbeddedDatabase = async (folder: string): Promise<void> => {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const temporaryFolder = `${folder}.unfinished`;
  await rm(temporaryFolder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [INIT_SCRIPT, temporaryFolder]);
  await rename(temporaryFolder, folder);
};
