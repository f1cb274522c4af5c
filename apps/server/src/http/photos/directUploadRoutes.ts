import type { CallReply } from "@storywall/contract/call.ts";
import type { completeUpload } from "@storywall/contract/calls/photos/completeUpload.ts";
import type { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import type { FastifyInstance } from "fastify";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { sendError } from "../httpError.ts";
import { CALL_TIMEOUT_MS } from "../limits.ts";
import { withTimeout } from "../withTimeout.ts";
import { enforceStorageBudget } from "./enforceStorageBudget.ts";

/** Registers the two calls of direct uploads, when the photo store supports them. */
export const directUploadRoutes = (
  app: FastifyInstance,
  { directUpload, ingest, background, uploads, storageBudgets }: PhotoServices,
): void => {
  if (!directUpload) return;

  app.post<{ Params: { id: string } }>("/api/uploads/:id/parts", async (request, reply) => {
    const result = await directUpload.missingParts(request.params.id);
    if (result.kind === "error") return sendError(reply, result);
    const { partBytes, parts } = result.value;
    const body: CallReply<typeof listMissingParts> = { part_bytes: partBytes, parts: [...parts] };
    return reply.header("cache-control", "no-store").send(body);
  });

  app.post<{ Params: { id: string } }>("/api/uploads/:id/complete", async (request, reply) => {
    const { id } = request.params;
    const upload = await uploads.find(id);
    // The rest of the file comes from the bucket.
    const bytes = upload?.size === undefined ? 0 : upload.size - upload.offset;
    if (bytes > 0) await enforceStorageBudget({ storageBudgets }, request, reply, bytes);
    const result = await withTimeout(CALL_TIMEOUT_MS, () => directUpload.complete(id));
    if (result.kind === "error") return sendError(reply, result);
    // Start ingesting now, as after the last byte of any other upload.
    background.run("reading a photo", () => ingest.resultOf(id, hashNetwork(request.ip)));
    const body: CallReply<typeof completeUpload> = {};
    return reply.header("cache-control", "no-store").send(body);
  });
};
