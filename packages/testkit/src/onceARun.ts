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

const PATIENCE_MS = 120_000;

/**
 * A file or folder that is costly to make, made by whichever process of the run asks first, while the others wait for it.
 * Gives its path. Where making it fails, the next one tries.
 */
export const onceARun = async (name: string, make: (path: string) => Promise<void>): Promise<string> => {
  const path = join(inject("runFolder"), name);
  const turn = `${path}.turn`;
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!existsSync(path)) {
    if (performance.now() > giveUpAt) throw new Error(`nobody made ${name}`);
    if (!(await taken(turn))) await wait(50);
    else
      try {
        // Another may have made it between our look and our turn.
        if (existsSync(path)) break;
        await make(`${path}.unfinished`);
        await rename(`${path}.unfinished`, path);
      } finally {
        await rmdir(turn);
      }
  }
  return path;
};

/** Of many processes exactly one makes the folder. */
const taken = (turn: string): Promise<boolean> =>
  mkdir(turn).then(
    () => true,
    () => false,
  );
