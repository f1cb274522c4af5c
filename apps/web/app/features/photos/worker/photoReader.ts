import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import { whenIdle } from "../../../lib/browser/whenIdle.ts";
import type { InspectResult, ResultMessage, ThumbnailResult } from "./messages.ts";
import { createPhotoPool, type PhotoPool, type StartWorker, workerCountFor } from "./photoPool.ts";

/** Long sides in px of the two previews that the browser makes: one at once, one good enough to crop. */
const FIRST_LONG_SIDE = 640;
const FINE_LONG_SIDE = 1280;
/** Long side in px of a photo that fills the page: a wall photo. */
const LARGE_LONG_SIDE = 2048;

/** First all photos are inspected, then all are shown, then each gets its larger preview. */
const PRIORITY = { inspect: 0, first: 1, fine: 2 } as const;

/** Reads photos in workers, so that the page stays responsive. Nothing here rejects. */
export type PhotoReader = {
  readonly inspect: (file: Blob) => Promise<InspectResult>;
  readonly firstThumbnail: (file: Blob, format: PhotoFormat) => Promise<ThumbnailResult>;
  readonly fineThumbnail: (file: Blob, format: PhotoFormat) => Promise<ThumbnailResult>;
  readonly largeThumbnail: (file: Blob, format: PhotoFormat) => Promise<ThumbnailResult>;
};

const startWorker: StartWorker = (onResult, onCrash) => {
  const worker = new Worker(new URL("./photoWorker.ts", import.meta.url), { type: "module", name: "photos" });
  worker.addEventListener("message", ({ data }: MessageEvent<ResultMessage>) => onResult(data));
  worker.addEventListener("error", onCrash);
  return { postMessage: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
};

export const createPhotoReader = (): PhotoReader => {
  let pool: PhotoPool | null = null;
  const getPool = (): PhotoPool => {
    pool ??= createPhotoPool(startWorker, workerCountFor(navigator.hardwareConcurrency));
    return pool;
  };
  // Started before the first photo, but not while the page renders.
  whenIdle(getPool);
  const preview = async (
    file: Blob,
    format: PhotoFormat,
    longSide: number,
    priority: number,
  ): Promise<ThumbnailResult> => {
    const undecodable: ThumbnailResult = { kind: "undecodable" };
    const result = await getPool()
      .run({ kind: "preview", file, format, longSide }, priority)
      .catch(() => undecodable);
    return result.kind === "preview" ? result : undecodable;
  };
  return {
    inspect: async (file) => {
      // Without a worker the photo is uploaded uninspected: the server inspects every photo anyway.
      const uninspected: InspectResult = { kind: "photo", format: "jpeg", size: null, thumbnail: null };
      const result = await getPool()
        .run({ kind: "inspect", file }, PRIORITY.inspect)
        .catch(() => uninspected);
      return result.kind === "photo" || result.kind === "error" ? result : uninspected;
    },
    firstThumbnail: (file, format) => preview(file, format, FIRST_LONG_SIDE, PRIORITY.first),
    fineThumbnail: (file, format) => preview(file, format, FINE_LONG_SIDE, PRIORITY.fine),
    largeThumbnail: (file, format) => preview(file, format, LARGE_LONG_SIDE, PRIORITY.first),
  };
};
