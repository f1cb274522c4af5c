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
 * A file or folder that is costly to make, made by whichever process of the run asks first, while the others wait for it.
 * Gives its path. Where making it fails, the next one tries.
 */
export const oncePerRun = async (name: string, make: (path: string) => Promise<void>): Promise<string> => {
  const path = join(inject("runFolder"), name);
  const lockFolder = `${path}.turn`;
  const deadline = performance.now() + TIMEOUT_MS;
  while (!existsSync(path)) {
    if (performance.now() > deadline) throw new Error(`nobody made ${name}`);
    if (!(await acquireLock(lockFolder))) await wait(50);
    else
      try {
        // Another may have made it between our look and our turn.
        if (existsSync(path)) break;
        await make(`${path}.unfinished`);
        await rename(`${path}.unfinished`, path);
      } finally {
        await rmdir(lockFolder);
      }
  }
  return path;
};

/** Of many processes exactly one makes the folder. */
const acquireLock = (lockFolder: string): Promise<boolean> =>
  mkdir(lockFolder).then(
    () => true,
    () => false,
  );
