import type { PackReply } from "./messages.ts";
import { createPacker } from "./packer.ts";

/** Packs frames in a worker: the page can be used meanwhile. */
export const packInWorker = createPacker({
  startWorker: (onReply, onError) => {
    const worker = new Worker(new URL("./packWorker.ts", import.meta.url), {
      type: "module",
      name: "gallery",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<PackReply>) => onReply(data));
    worker.addEventListener("error", onError);
    return worker;
  },
  packHere: async ({ rects, options }) => {
    const { packAgain } = await import("./packHere.ts");
    return packAgain(rects, options);
  },
});
