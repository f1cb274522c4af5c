import type { PackReply, PackRequest } from "./messages.ts";
import { packHere } from "./packHere.ts";

self.addEventListener("message", ({ data }: MessageEvent<PackRequest>) => {
  self.postMessage(packHere(data) satisfies PackReply);
});
