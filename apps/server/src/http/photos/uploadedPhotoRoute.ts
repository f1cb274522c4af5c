import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { inProgress } from "../../usecases/photos/photoIntake.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { sendFailure } from "../failure.ts";
import { photoReply } from "./photoReply.ts";

/** A client gives up after 30 seconds (R7.6); it should hear before that that it may ask again. */
const PATIENCE_MILLISECONDS = 20_000;

/** The photo of a finished upload. Waits while it is being read. */
export const uploadedPhotoRoute = (
  app: FastifyInstance,
  { intake, photoUrl }: PhotoServices,
  patience = PATIENCE_MILLISECONDS,
): void => {
  app.get<{ Params: { id: string } }>(
    "/api/uploads/:id",
    // HEAD is the tus protocol's own here.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const stopWaiting = new AbortController();
      const result = await Promise.race([
        intake.resultOf(request.params.id),
        wait(patience, inProgress(), { signal: stopWaiting.signal }),
      ]).finally(() => stopWaiting.abort());
      if (result.kind === "refused") {
        if (result.error === "UPLOAD_IN_PROGRESS") reply.header("retry-after", 1);
        return sendFailure(reply, result);
      }
      reply.header("cache-control", "no-store");
      return photoReply(result.value, photoUrl(result.value.assetId));
    },
  );
};
