import { open } from "node:fs/promises";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { notAnImage, photoDamaged, photoTooLarge } from "@storywall/domain/photos/photoRefusals.ts";
import type { Images, TakenIn } from "../../ports/photos/Images.ts";
import { type ChildPool, startChildPool } from "./childPool.ts";
import type { Job } from "./jobs.ts";
import { SNIFFED_BYTES, sniff } from "./sniff.ts";

export type ImagesOptions = {
  /** Photos read at the same time. */
  readonly processes?: number;
  /** Longest time for one photo, in milliseconds. */
  readonly milliseconds?: number;
  /** Most memory for one process, in bytes. */
  readonly memory?: number;
};

const readStart = async (path: string): Promise<{ start: Uint8Array; bytes: number }> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(SNIFFED_BYTES), position: 0 });
    return { start: buffer.subarray(0, bytesRead), bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
};

const WORKER = new URL("./worker.ts", import.meta.url);

/** Reads pictures with sharp and libheif, in processes of their own. */
export const imagesSharp = ({
  processes = 2,
  milliseconds = 20_000,
  memory = 1_500_000_000,
}: ImagesOptions = {}): Images & Pick<ChildPool, "load"> => {
  const pool = startChildPool(WORKER, processes, { milliseconds, memory });

  /** A job whose process died has no result. */
  const run = async (job: Job) => {
    const ended = await pool.run(job);
    if (ended.kind === "died") return { kind: "died" } as const;
    if (ended.result.kind === "failed") throw new Error(`Could not ${job.kind}: ${ended.result.reason}`);
    return ended.result;
  };

  const takeIn = async (original: string, master: string): Promise<TakenIn> => {
    const { start, bytes } = await readStart(original);
    const sniffed = sniff(start);
    if (sniffed.kind === "other") return notAnImage(sniffed.found);
    if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
    const result = await run({ kind: "takeIn", original, master, format: sniffed.format });
    switch (result.kind) {
      case "takenIn":
        return result.taken;
      case "noSpace":
        return result;
      case "died":
        return photoDamaged();
      case "resized":
        throw new Error("The decoding process answered another question.");
    }
  };

  const resize: Images["resize"] = async (master, width, format, to) => {
    const result = await run({ kind: "resize", master, width, format, to });
    if (result.kind === "resized" || result.kind === "noSpace") return result;
    throw new Error(`No smaller copy could be made of ${master}.`);
  };

  return { takeIn, resize, load: pool.load, close: async () => pool.close() };
};
