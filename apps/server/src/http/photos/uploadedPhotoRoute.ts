import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { uploadInProgressError } from "../../usecases/photos/photoIngest.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { sendError } from "../httpError.ts";
import { photoReply } from "./photoReply.ts";

/** Clients stop waiting after 30 s (R7.6). They must learn before that they can ask again. */
const TIMEOUT_MS = 20_000;

/** Serves the photo of a finished upload. Waits while it is being ingested. */
export const uploadedPhotoRoute = (
  app: FastifyInstance,
  { ingest, photoUrl }: PhotoServices,
  timeoutMs = TIMEOUT_MS,
): void => {
  app.get<{ Params: { id: string } }>(
    "/api/uploads/:id",
    // HEAD belongs to the tus protocol here.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const stopWaiting = new AbortController();
      const result = await Promise.race([
        ingest.resultOf(request.params.id, hashNetwork(request.ip)),
        wait(timeoutMs, uploadInProgressError(), { signal: stopWaiting.signal }),
      ]).finally(() => stopWaiting.abort());
      if (result.kind === "error") {
        if (result.error === "UPLOAD_IN_PROGRESS") reply.header("retry-after", 1);
        return sendError(reply, result);
      }
      reply.header("cache-control", "no-store");
      return photoReply(result.value, photoUrl(result.value.assetId));
    },
  );
};
