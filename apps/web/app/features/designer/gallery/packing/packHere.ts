import { packAgain } from "@storywall/domain/gallery/pack/packAgain.ts";
import { recompose } from "@storywall/domain/gallery/pack/recompose.ts";
import type { PackReply, PackRequest } from "./messages.ts";

/** Handles a request in the page's own thread. Loaded only when no worker starts. */
export const packHere = (request: PackRequest): PackReply =>
  "change" in request ? recompose(request.change) : packAgain(request.rects, request.options);
