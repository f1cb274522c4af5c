import type { CallReply } from "@storywall/contract/call.ts";
import type { completeUpload } from "@storywall/contract/calls/photos/completeUpload.ts";
import type { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import type { FastifyInstance } from "fastify";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { answerWithin } from "../answerWithin.ts";
import { sendFailure } from "../failure.ts";
import { ANSWER_WITHIN_MS } from "../limits.ts";

/** The two calls of uploads that go straight into the bucket; where there is no such thing, they are not there either. */
export const directUploadRoutes = (
  app: FastifyInstance,
  { directUpload, intake, background }: PhotoServices,
): void => {
  if (!directUpload) return;

  app.post<{ Params: { id: string } }>("/api/uploads/:id/parts", async (request, reply) => {
    const missing = await directUpload.missingParts(request.params.id);
    if (missing.kind === "refused") return sendFailure(reply, missing);
    const { partBytes, parts } = missing.value;
    const body: CallReply<typeof listMissingParts> = { part_bytes: partBytes, parts: [...parts] };
    return reply.header("cache-control", "no-store").send(body);
  });

  app.post<{ Params: { id: string } }>("/api/uploads/:id/complete", async (request, reply) => {
    const { id } = request.params;
    const completed = await answerWithin(ANSWER_WITHIN_MS, () => directUpload.complete(id));
    if (completed.kind === "refused") return sendFailure(reply, completed);
    // Begun now, as after the last byte of any other upload.
    background.run("reading a photo", () => intake.resultOf(id));
    const body: CallReply<typeof completeUpload> = {};
    return reply.header("cache-control", "no-store").send(body);
  });
};
