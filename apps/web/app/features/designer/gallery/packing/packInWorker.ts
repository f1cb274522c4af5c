import { cachePacks, type PackCache } from "./cachePacks.ts";
import type { PackReply } from "./messages.ts";
import { createPacker, type PackerDependencies } from "./packer.ts";

const dependencies: PackerDependencies = {
  startWorker: (onReply, onError) => {
    const worker = new Worker(new URL("./packWorker.ts", import.meta.url), {
      type: "module",
      name: "gallery",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<PackReply>) => onReply(data));
    worker.addEventListener("error", onError);
    return worker;
  },
  packHere: async (request) => (await import("./packHere.ts")).packHere(request),
};

/** Packs frames in a worker: the page can be used meanwhile. */
export const packInWorker = createPacker(dependencies);

const cache: PackCache = new Map();

/**
 * The same for frames that a step added or removed. It has its own worker, so that neither request cancels the other.
 */
export const recomposeInWorker = cachePacks(createPacker(dependencies), cache);

/** The same for the plan of a gallery wall that is offered: it must not cancel the packing of the wall that is open. */
export const composeOfferInWorker = cachePacks(createPacker(dependencies), cache);
