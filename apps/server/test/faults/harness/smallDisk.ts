import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { appendFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type SmallDisk = {
  readonly folder: string;
  /** Fills the disk with another file and leaves so many bytes free. */
  readonly fillLeaving: (bytes: number) => Promise<void>;
  /** Fills the disk to the last page, also pages that are freed within the next 250 ms. */
  readonly fill: () => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly close: () => void;
};

/** Mounts a small disk in memory. Returns the reason as text where this user may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | string => {
  const folder = mkdtempSync(join(tmpdir(), "storywall-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmSync(folder, { recursive: true });
    return "only root on Linux can mount a small disk";
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
