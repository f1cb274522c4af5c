import { open } from "node:fs/promises";
import { SIGNATURE_BYTES } from "@storywall/domain/photos/formats.ts";
import { notAnImage, photoDamaged, photoTooLarge } from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { ChildLimits } from "../../platform/childProcess.ts";
import type { ImageProcessor, MasterResult } from "../../ports/photos/ImageProcessor.ts";
import { type ChildPool, startChildPool } from "./childPool.ts";
import type { Job } from "./jobs.ts";
import { sniff } from "./sniff.ts";

type ImagesOptions = Partial<ChildLimits> & {
  /** Photos that are decoded at the same time, each in a process of its own. */
  readonly processes?: number;
};

const readFirstBytes = async (path: string): Promise<{ start: Uint8Array; bytes: number }> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(SIGNATURE_BYTES), position: 0 });
    return { start: buffer.subarray(0, bytesRead), bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
};

const WORKER = new URL("./worker.ts", import.meta.url);

/** Starts the processor of visitors' photos: sharp and libheif in processes that may die. */
export const imagesSharp = ({
  processes = 2,
  timeoutMs = 20_000,
  maxMemoryBytes = 1_500_000_000,
}: ImagesOptions = {}): ImageProcessor & Pick<ChildPool, "load"> => {
  const pool = startChildPool(WORKER, processes, { timeoutMs, maxMemoryBytes });

  /** Returns the result of the job, or "died" when its process died. @throws Error when the job failed. */
  const run = async (job: Job) => {
    const runResult = await pool.run(job);
    if (runResult.kind === "died") return { kind: "died" } as const;
    if (runResult.result.kind === "failed") throw new Error(`Cannot ${job.kind}: ${runResult.result.reason}`);
    return runResult.result;
  };

  const createMaster = async (original: string, master: string): Promise<MasterResult> => {
    const { start, bytes } = await readFirstBytes(original);
    const sniffed = sniff(start);
    if (sniffed.kind === "other") return notAnImage(sniffed.found);
    if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
    const result = await run({ kind: "createMaster", original, master, format: sniffed.format });
    switch (result.kind) {
      case "masterCreated":
        return result.masterResult;
      case "noSpace":
        return result;
      case "died":
        return photoDamaged();
      case "resized":
        throw new Error("The decoding process answered another job.");
    }
  };

  const resize: ImageProcessor["resize"] = async (master, width, format, to) => {
    const result = await run({ kind: "resize", master, width, format, to });
    if (result.kind === "resized" || result.kind === "noSpace") return result;
    throw new Error(`Cannot make a smaller copy of ${master}: the decoding process died`);
  };

  return { createMaster, resize, load: pool.load, close: async () => pool.close() };
};
