import { fork, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { getPrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { measureProcess, type ProcessUsage } from "./measureProcess.ts";

/** A print of a photo in a frame without a mat: the largest opening of its size. */
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

/** Returns width and height of the print file in px, as `1200x1800`. */
export const pixelSizeOf = (job: PrintJob): string => `${geometryOf(job).width}x${geometryOf(job).height}`;

/** Renders as the shop does: one process for each print, from the start of Node to the file on disk. */
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

/** Renders the same print with vips: centre crop, Lanczos, sRGB, quality 95, no chroma subsampling. */
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

/** Returns the version of vips; null when it is not installed. */
export const findVipsVersion = (): string | null => {
  const { status, stdout } = spawnSync("vips", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};
