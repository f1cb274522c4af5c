import type { PhotoFormat } from "@storywall/domain/photos/photoLimits.ts";
import { whenAtRest } from "../../../lib/browser/whenAtRest.ts";
import type { LookReply, PreviewReply, ReplyMessage } from "./messages.ts";
import { createPhotoPool, type PhotoPool, type StartWorker, workersFor } from "./photoPool.ts";

/** Long sides of the two pictures that the browser makes of a photo, in pixels: one at once, one good enough to crop. */
const FIRST_LONG_SIDE = 640;
const FINE_LONG_SIDE = 1280;
/** Of a photo that fills the page: a wall to hang tiles on. */
const LARGE_LONG_SIDE = 2048;

/** Every photo is looked at, then every photo is shown, then each is shown finely. */
const PRIORITY = { look: 0, first: 1, fine: 2 } as const;

/** Reads photos in workers, so that the page answers while a dozen are opened. Nothing here rejects. */
export type PhotoReader = {
  readonly look: (file: Blob) => Promise<LookReply>;
  readonly firstPreview: (file: Blob, format: PhotoFormat) => Promise<PreviewReply>;
  readonly finePreview: (file: Blob, format: PhotoFormat) => Promise<PreviewReply>;
  readonly largePreview: (file: Blob, format: PhotoFormat) => Promise<PreviewReply>;
};

const startWorker: StartWorker = (onReply, onDeath) => {
  const worker = new Worker(new URL("./photoWorker.ts", import.meta.url), { type: "module", name: "photos" });
  worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => onReply(data));
  worker.addEventListener("error", onDeath);
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
};

export const createPhotoReader = (): PhotoReader => {
  let made: PhotoPool | null = null;
  const pool = (): PhotoPool => {
    made ??= createPhotoPool(startWorker, workersFor(navigator.hardwareConcurrency));
    return made;
  };
  // Ready before the first photo, and not in the way of the page that is just being drawn.
  whenAtRest(pool);
  const preview = async (
    file: Blob,
    format: PhotoFormat,
    longSide: number,
    priority: number,
  ): Promise<PreviewReply> => {
    const undecodable: PreviewReply = { kind: "undecodable" };
    const reply = await pool()
      .run({ kind: "preview", file, format, longSide }, priority)
      .catch(() => undecodable);
    return reply.kind === "preview" ? reply : undecodable;
  };
  return {
    look: async (file) => {
      // Without a worker nobody has looked: the photo goes to the server, which looks at every photo anyway.
      const unseen: LookReply = { kind: "photo", format: "jpeg", size: null, thumbnail: null };
      const reply = await pool()
        .run({ kind: "look", file }, PRIORITY.look)
        .catch(() => unseen);
      return reply.kind === "photo" || reply.kind === "problem" ? reply : unseen;
    },
    firstPreview: (file, format) => preview(file, format, FIRST_LONG_SIDE, PRIORITY.first),
    finePreview: (file, format) => preview(file, format, FINE_LONG_SIDE, PRIORITY.fine),
    largePreview: (file, format) => preview(file, format, LARGE_LONG_SIDE, PRIORITY.first),
  };
};
