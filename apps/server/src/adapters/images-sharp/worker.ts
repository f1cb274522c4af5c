/** The process that decodes photos. It may crash, hang or swell: only the photo of its current job fails. */
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import sharp from "sharp";
import { isDiskFullError } from "../../platform/errorCode.ts";
import { exitWithParent } from "../../platform/exitWithParent.ts";
import { createMaster } from "./createMaster.ts";
import type { Job, JobResult } from "./jobs.ts";
import { readHeader } from "./photoHeader.ts";
import { resize } from "./resize.ts";
import { weightOf } from "./weight.ts";

sharp.concurrency(1);
sharp.cache(false);
// Only the formats that `sniff` accepts. SVG, PDF and the others stay blocked even if a file gets past it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadTiff",
    "VipsForeignLoadNsgif",
  ],
});

const estimate = async (original: string, format: PhotoFormat) => {
  const header = await readHeader(original, format);
  return header.kind === "error" ? header : ({ kind: "weight", weight: weightOf(format, header) } as const);
};

const run = async (job: Job): Promise<JobResult> => {
  switch (job.kind) {
    case "estimate":
      return { kind: "estimated", estimate: await estimate(job.original, job.format) };
    case "createMaster":
      return {
        kind: "masterCreated",
        masterResult: await createMaster(job.original, job.master, job.format),
      };
    case "resize":
      return { kind: "resized", bytes: await resize(job) };
  }
};

process.on("message", async (job: Job) => {
  const result = await run(job).catch(
    (error: unknown): JobResult =>
      isDiskFullError(error) ? { kind: "diskFull" } : { kind: "failed", reason: String(error) },
  );
  process.send?.(result);
});
exitWithParent();
