import { execFile } from "node:child_process";
import { access, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const INIT_SCRIPT = join(import.meta.dirname, "initEmbeddedDatabaseScript.ts");

/**
 * Creates an empty embedded database in the folder when there is none. A child process does it, because it takes 400 MB
 * that a process never frees. It works in another folder that is renamed at the end, because a database that was only
 * half created when the machine stopped cannot be opened.
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
