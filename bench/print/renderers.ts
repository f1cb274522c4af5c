import { fork, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { getPrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { measureProcess, type ProcessUsage } from "./measureProcess.ts";

/** A print to be made of a photo, without a mat: the largest opening that a size has. */
export type PrintJob = {
  readonly photo: string;
  readonly photoSize: PhotoSize;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly outputFile: string;
};

const WORKER_FILE = join(import.meta.dirname, "../../apps/server/src/adapters/print-sharp/worker.ts");

const geometryOf = ({ size, orientation }: PrintJob) =>
  getPrintGeometry(openingSizeOf(size, "Infinite", orientation));

/** Width and height of its file in pixels. */
export const pixelSizeOf = (job: PrintJob): string => `${geometryOf(job).width}x${geometryOf(job).height}`;

/** As the shop does it: a process a print, from the start of Node to the file on the disk. */
export const renderWithStorywall = (job: PrintJob): Promise<ProcessUsage> => {
  const geometry = geometryOf(job);
  const crop = coverCrop(job.photoSize, geometry.opening);
  const child = fork(WORKER_FILE, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("message", (result: { readonly kind: string; readonly reason?: string }) => {
    if (result.kind !== "rendered") throw new Error(result.reason ?? result.kind);
  });
  child.send({ master: job.photo, print: { crop, geometry }, to: job.outputFile });
  return measureProcess(child);
};

/** The same by hand: fill those pixels from the middle, Lanczos, sRGB, quality 95, every pixel its own colour. */
export const renderWithVips = (job: PrintJob): Promise<ProcessUsage> =>
  measureProcess(
    spawn(
      "vipsthumbnail",
      [
        job.photo,
        ...["-s", pixelSizeOf(job), "--smartcrop", "centre", "-e", "srgb"],
        ...["-o", `${job.outputFile}[Q=95,subsample-mode=off]`],
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { PATH: process.env.PATH, VIPS_CONCURRENCY: "1" } },
    ),
  );

/** What the command line says of itself; null where there is none. */
export const findVipsVersion = (): string | null => {
  const { status, stdout } = spawnSync("vips", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};
