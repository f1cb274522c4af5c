import { open, stat } from "node:fs/promises";
import { SIGNATURE_BYTES } from "@storywall/domain/photos/formats.ts";
import {
  notAnImage,
  type PhotoError,
  photoDamaged,
  photoExceedsProcessLimit,
  photoProcessingTimedOut,
  photoTooLarge,
} from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { ChildLimits } from "../../platform/childProcess.ts";
import type { ImageProcessor } from "../../ports/photos/ImageProcessor.ts";
import type { RunResult } from "./child.ts";
import { type ChildPool, type PoolTurn, startChildPool } from "./childPool.ts";
import type { Job } from "./jobs.ts";
import { sniff } from "./sniff.ts";
import { BASE_WEIGHT, HEAVY_WEIGHT } from "./weight.ts";

type ImagesOptions = Partial<ChildLimits> & {
  /** Number of photos that are decoded at the same time, each in a process of its own. */
  readonly processes?: number;
  /** Called when a process died during a job: senders only learn that their photo was not accepted. */
  readonly onDeath?: (error: Error) => void;
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

const OTHER_JOB_ANSWERED = "The decoding process answered another job.";

/**
 * Returns the result for a photo whose process died. Only a crash shows that the file is damaged; a process
 * that got too little processor time says nothing about the photo.
 */
const toMasterResult = ({ cause }: Extract<RunResult, { kind: "died" }>): PhotoError | { kind: "busy" } => {
  switch (cause) {
    case "crash":
      return photoDamaged();
    case "memory":
      return photoExceedsProcessLimit();
    case "time":
      return photoProcessingTimedOut();
    case "clock":
      return { kind: "busy" };
  }
};

/**
 * One for a heavy photo, which has a low priority, and two for light ones: with one process for light photos, those of
 * ordinary shoppers waited four times as long while someone sent heavy photos.
 */
const PROCESSES = 3;

const WORKER = new URL("./worker.ts", import.meta.url);

/** Starts the processor of visitors' photos: sharp and libheif in processes that may die. */
export const imagesSharp = ({
  processes = PROCESSES,
  timeoutMs = 20_000,
  maxClockMs = 40_000,
  maxMemoryBytes = 1_500_000_000,
  onDeath = () => {},
}: ImagesOptions = {}): ImageProcessor & Pick<ChildPool, "load"> => {
  const pool = startChildPool(WORKER, processes, { timeoutMs, maxClockMs, maxMemoryBytes });

  /** Returns the result of the job, or the death of its process. @throws Error when the job failed. */
  const run = async (turn: PoolTurn, job: Job) => {
    const runResult = await turn.run(job);
    if (runResult.kind === "died") {
      onDeath(new Error(`The process died that was to ${job.kind}: ${runResult.cause}`));
      return runResult;
    }
    if (runResult.result.kind === "failed") throw new Error(`Cannot ${job.kind}: ${runResult.result.reason}`);
    return runResult.result;
  };

  /**
   * Creates a master in two jobs: the first reads the header, which tells how heavy the second one is. Light work goes
   * on in the same turn, heavy work waits for another one.
   */
  const createMaster: ImageProcessor["createMaster"] = async (original, master, sender) => {
    const { start, bytes } = await readFirstBytes(original);
    const sniffed = sniff(start);
    if (sniffed.kind === "other") return notAnImage(sniffed.found);
    if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
    const { format } = sniffed;
    let turn = await pool.acquire({ sender, weight: BASE_WEIGHT });
    try {
      const estimated = await run(turn, { kind: "estimate", original, format });
      if (estimated.kind === "died") return toMasterResult(estimated);
      if (estimated.kind !== "estimated") throw new Error(OTHER_JOB_ANSWERED);
      if (estimated.estimate.kind === "error") return estimated.estimate;
      const { weight } = estimated.estimate;
      if (weight < HEAVY_WEIGHT) turn.charge(weight);
      else {
        turn.release();
        turn = await pool.acquire({ sender, weight });
      }
      const result = await run(turn, { kind: "createMaster", original, master, format });
      if (result.kind === "died") return toMasterResult(result);
      if (result.kind === "diskFull") return result;
      if (result.kind !== "masterCreated") throw new Error(OTHER_JOB_ANSWERED);
      return result.masterResult;
    } finally {
      turn.release();
    }
  };

  const resize: ImageProcessor["resize"] = async (master, width, format, to, sender) => {
    const turn = await pool.acquire({ sender, weight: BASE_WEIGHT + (await stat(master)).size / 1e6 });
    try {
      const result = await run(turn, { kind: "resize", master, width, format, to });
      if (result.kind === "died") return { kind: "failed" };
      if (result.kind === "resized" || result.kind === "diskFull") return result;
      throw new Error(OTHER_JOB_ANSWERED);
    } finally {
      turn.release();
    }
  };

  return { createMaster, resize, load: pool.load, close: async () => pool.close() };
};
