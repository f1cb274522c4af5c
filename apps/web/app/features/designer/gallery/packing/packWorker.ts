import { packAgain } from "@storywall/domain/gallery/pack/packAgain.ts";
import type { PackReply, PackRequest } from "./messages.ts";

self.addEventListener("message", ({ data: { rects, options } }: MessageEvent<PackRequest>) => {
  self.postMessage(packAgain(rects, options) satisfies PackReply);
});
