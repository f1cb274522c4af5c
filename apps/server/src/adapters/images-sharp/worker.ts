/** The process that decodes: it may crash, hang or swell, and only the photo in its hands is lost. */
import sharp from "sharp";
import { createMaster } from "./createMaster.ts";
import type { Job, JobResult } from "./jobs.ts";
import { resize } from "./resize.ts";

sharp.concurrency(1);
sharp.cache(false);
// Only what `sniff` lets through; SVG, PDF and the rest stay shut even if a file should get past it.
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

const run = async (job: Job): Promise<JobResult> => {
  switch (job.kind) {
    case "takeIn":
      return { kind: "takenIn", masterResult: await createMaster(job.original, job.master, job.format) };
    case "resize":
      await resize(job);
      return { kind: "resized" };
  }
};

const NO_SPACE_CODES = new Set(["ENOSPC", "EDQUOT"]);

process.on("message", async (job: Job) => {
  const result = await run(job).catch((error: unknown): JobResult => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return NO_SPACE_CODES.has(code) ? { kind: "noSpace" } : { kind: "failed", reason: String(error) };
  });
  process.send?.(result);
});
process.on("disconnect", () => process.exit());
