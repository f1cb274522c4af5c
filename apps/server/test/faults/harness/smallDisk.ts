import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { appendFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type SmallDisk = {
  readonly folder: string;
  /** Fills it with something else, but for so many bytes. */
  readonly fillLeaving: (bytes: number) => Promise<void>;
  /** Fills it to the last page, also those that are given back within the next moments. */
  readonly fill: () => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly close: () => void;
};

/** A disk of so many megabytes, in memory; undefined, with the reason in words, where this user may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | string => {
  const folder = mkdtempSync(join(tmpdir(), "storywall-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmSync(folder, { recursive: true });
    return "a disk of our own can be mounted by root on Linux only";
  }
  const filler = join(folder, "something-else");
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const fillLeaving = (bytes: number): Promise<void> =>
    appendFile(filler, Buffer.alloc(Math.max(0, freeBytes() - bytes)));
  return {
    folder,
    fillLeaving,
    fill: async () => {
      for (let fullReadings = 0; fullReadings < 5; await wait(50)) {
        fullReadings = freeBytes() === 0 ? fullReadings + 1 : 0;
        await fillLeaving(0);
      }
    },
    clear: () => rm(filler, { force: true }),
    close: () => {
      execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
