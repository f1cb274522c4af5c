import multipart from "@fastify/multipart";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IdempotencyKeys } from "../../ports/platform/IdempotencyKeys.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { countRequest, type RequestCounter } from "../countRequest.ts";
import { Failure, failureReply, sendFailure } from "../failure.ts";
import { withIdempotency } from "../idempotency.ts";
import { UPLOAD_STARTS } from "../limits.ts";
import { letRunThrough } from "./bodyOf.ts";
import { photoReply } from "./photoReply.ts";
import { senderOf } from "./senderOf.ts";

const FIELD = "file";

/** @throws Failure when the request is not a form with a file in its field. */
const fileOf = async (request: FastifyRequest): Promise<AsyncIterable<Uint8Array>> => {
  if (!request.isMultipart()) {
    throw new Failure(
      "WRONG_CONTENT_TYPE",
      `Please send a form (multipart/form-data) with the photo in the field "${FIELD}".`,
    );
  }
  for await (const part of request.parts()) {
    if (part.type === "file" && part.fieldname === FIELD) return part.file;
    if (part.type === "file") part.file.resume();
  }
  throw new Failure("BAD_REQUEST", `The form has no file in the field "${FIELD}".`, [
    { path: FIELD, message: "is missing" },
  ]);
};

/** Of the whole form; whoever does not say may send as much as we take. */
const lengthOf = ({ headers }: FastifyRequest): number =>
  headers["content-length"] === undefined ? MAX_PHOTO_BYTES : Number(headers["content-length"]);

/** A photo as a plain form, for scripts: it comes in, is read and answered in one request. */
export const plainUploadRoute = async (
  app: FastifyInstance,
  services: PhotoServices & RequestCounter & { readonly idempotencyKeys: IdempotencyKeys },
): Promise<void> => {
  const { receiver, intake, photoUrl, clock, idempotencyKeys } = services;
  // One byte more than we take, so that our own limit speaks and not a form that silently ends.
  await app.register(multipart, {
    limits: { fileSize: MAX_PHOTO_BYTES + 1, files: 1, fields: 10, parts: 11 },
  });

  const read = async (uploadId: string) => {
    const result = await intake.resultOf(uploadId);
    if (result.kind === "done") {
      const photo = photoReply(result.value, photoUrl(result.value.assetId));
      return { status: 201, reply: JSON.stringify(photo) };
    }
    const failure = failureReply(result);
    return { status: failure.statusCode, reply: JSON.stringify(failure) };
  };

  app.post("/api/photos", async (request, reply) => {
    await countRequest(services, UPLOAD_STARTS, request, reply);
    const received = await receiver
      .receiveWhole(await fileOf(request), { sender: senderOf(request), atMost: lengthOf(request) })
      // A sender in the middle of a file that is refused reads the answer only when somebody reads the rest.
      .finally(() => letRunThrough(request.raw));
    if (received.kind === "refused") return sendFailure(reply, received);
    const { id, sha256 } = received.value;
    const key = request.headers["idempotency-key"]?.toString();
    let isHalfRead = false;
    const readOnce = async () => {
      isHalfRead = true;
      const result = await read(id);
      isHalfRead = false;
      return result;
    };
    try {
      const { status, reply: body } = key
        ? await withIdempotency(
            idempotencyKeys,
            clock,
            { call: "uploadPhoto", key, address: request.ip, body: sha256 },
            readOnce,
          )
        : await readOnce();
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(body);
    } finally {
      // One whose reading broke off (the database went away) may have files and no row. Upkeep reads it again, to its end.
      if (!isHalfRead) await receiver.drop(id);
    }
  });
};
