import { fork, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { openingOf } from "@storywall/domain/geometry/opening.ts";
import { printGeometry } from "@storywall/domain/print/printGeometry.ts";
import { measure, type Taken } from "./measure.ts";

/** A print to be made of a photo, without a mat: the largest opening that a size has. */
export type PrintJob = {
  readonly photo: string;
  readonly photoSize: PhotoSize;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly to: string;
};

const WORKER = join(import.meta.dirname, "../../apps/server/src/adapters/print-sharp/worker.ts");

const geometryOf = ({ size, orientation }: PrintJob) =>
  printGeometry(openingOf(size, "Infinite", orientation));

/** Width and height of its file in pixels. */
export const pixelsOf = (job: PrintJob): string => `${geometryOf(job).width}x${geometryOf(job).height}`;

/** As the shop does it: a process a print, from the start of Node to the file on the disk. */
export const byStorywall = (job: PrintJob): Promise<Taken> => {
  const geometry = geometryOf(job);
  const crop = coverCrop(job.photoSize, geometry.opening);
  const child = fork(WORKER, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("message", (result: { readonly kind: string; readonly reason?: string }) => {
    if (result.kind !== "rendered") throw new Error(result.reason ?? result.kind);
  });
  child.send({ master: job.photo, print: { crop, geometry }, to: job.to });
  return measure(child);
};

/** The same by hand: fill those pixels from the middle, Lanczos, sRGB, quality 95, every pixel its own colour. */
export const byVips = (job: PrintJob): Promise<Taken> =>
  measure(
    spawn(
      "vipsthumbnail",
      [
        job.photo,
        ...["-s", pixelsOf(job), "--smartcrop", "centre", "-e", "srgb"],
        ...["-o", `${job.to}[Q=95,subsample-mode=off]`],
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { PATH: process.env.PATH, VIPS_CONCURRENCY: "1" } },
    ),
  );

/** What the command line says of itself; null where there is none. */
export const vipsVersion = (): string | null => {
  const { status, stdout } = spawnSync("vips", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};
