import { execFile } from "node:child_process";
import { access, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const SCRIPT = join(import.meta.dirname, "makeEmbeddedScript.ts");

/**
 * Makes an empty embedded database where there is none. In a process of its own, since making one takes 400 MB that a
 * process never gives back; beside its place, since one that was only half made when the machine stopped cannot be opened.
 */
export const makeEmbedded = async (folder: string): Promise<void> => {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [SCRIPT, unfinished]);
  await rename(unfinished, folder);
};
