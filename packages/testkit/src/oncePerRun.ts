import { existsSync } from "node:fs";
import { mkdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that all processes of this run share. */
    runFolder: string;
  }
}

const TIMEOUT_MS = 120_000;

/**
 * Returns the path of a file or folder that is slow to create. The first process of the run creates it, and the
 * others wait for it. If creating it fails, the next process tries.
 */
export const oncePerRun = async (name: string, create: (path: string) => Promise<void>): Promise<string> => {
  const path = join(inject("runFolder"), name);
  const lockFolder = `${path}.lock`;
  const deadline = performance.now() + TIMEOUT_MS;
  while (!existsSync(path)) {
    if (performance.now() > deadline)
      throw new Error(`Cannot wait longer for ${name}: no process has created it.`);
    if (!(await acquireLock(lockFolder))) await wait(50);
    else
      try {
        // Another process may have created it since the check above.
        if (existsSync(path)) break;
        await create(`${path}.unfinished`);
        await rename(`${path}.unfinished`, path);
      } finally {
        await rmdir(lockFolder);
      }
  }
  return path;
};

/** Returns true for exactly one of many processes, because creating a folder is atomic. */
const acquireLock = (lockFolder: string): Promise<boolean> =>
  mkdir(lockFolder).then(
    () => true,
    () => false,
  );
