import multipart from "@fastify/multipart";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IdempotencyKeys } from "../../ports/platform/IdempotencyKeys.ts";
import type { UploadSender } from "../../usecases/photos/photoQuota.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { enforceRateLimit, type RateLimiter } from "../enforceRateLimit.ts";
import { errorReply, HttpError, sendError } from "../httpError.ts";
import { withIdempotency } from "../idempotency.ts";
import { UPLOAD_START_LIMIT } from "../limits.ts";
import { discardRemainingBody } from "./abandonableBody.ts";
import { announcedBytes, enforceStorageBudget } from "./enforceStorageBudget.ts";
import { photoReply } from "./photoReply.ts";
import { toSender } from "./toSender.ts";

const FILE_FIELD = "file";

/**
 * Returns the file of an upload form.
 * @throws HttpError when the request is not a form or has no file.
 */
const getUploadedFile = async (request: FastifyRequest): Promise<AsyncIterable<Uint8Array>> => {
  if (!request.isMultipart()) {
    throw new HttpError(
      "WRONG_CONTENT_TYPE",
      `Please send a form (multipart/form-data) with the photo in the field "${FILE_FIELD}".`,
    );
  }
  for await (const part of request.parts()) {
    if (part.type === "file" && part.fieldname === FILE_FIELD) return part.file;
    if (part.type === "file") part.file.resume();
  }
  throw new HttpError("BAD_REQUEST", `The form has no file in the field "${FILE_FIELD}".`, [
    { path: FILE_FIELD, message: "is missing" },
  ]);
};

/** Returns the declared length of the form in bytes; the maximum when none is declared. */
const maxLengthOf = ({ headers }: FastifyRequest): number =>
  headers["content-length"] === undefined ? MAX_PHOTO_BYTES : Number(headers["content-length"]);

/** Uploads a photo as a plain form, for scripts. Ingests it and answers in one request. */
export const plainUploadRoute = async (
  app: FastifyInstance,
  services: PhotoServices & RateLimiter & { readonly idempotencyKeys: IdempotencyKeys },
): Promise<void> => {
  const { receiver, ingest, photoUrl, clock, idempotencyKeys } = services;
  // One byte above our own limit, so that our check fails and the form is not silently truncated.
  await app.register(multipart, {
    limits: { fileSize: MAX_PHOTO_BYTES + 1, files: 1, fields: 10, parts: 11 },
  });

  const ingestUpload = async (uploadId: string, { address }: UploadSender) => {
    const result = await ingest.resultOf(uploadId, address);
    if (result.kind === "ok") {
      const photo = photoReply(result.value, photoUrl(result.value.assetId));
      return { status: 201, reply: JSON.stringify(photo) };
    }
    const body = errorReply(result);
    return { status: body.statusCode, reply: JSON.stringify(body) };
  };

  app.post("/api/photos", async (request, reply) => {
    await enforceRateLimit(services, UPLOAD_START_LIMIT, request, reply);
    await enforceStorageBudget(services, request, reply, announcedBytes(request, MAX_PHOTO_BYTES));
    const sender = toSender(request);
    const received = await receiver
      .receiveFile(await getUploadedFile(request), {
        sender,
        announcedBytes: maxLengthOf(request),
      })
      // A client that is still sending a rejected file reads the response only after the rest of the body was
      // read.
      .finally(() => discardRemainingBody(request.raw));
    if (received.kind === "error") return sendError(reply, received);
    const { id, sha256 } = received.value;
    const key = request.headers["idempotency-key"]?.toString();
    let isIngestUnfinished = false;
    const ingestOnce = async () => {
      isIngestUnfinished = true;
      const result = await ingestUpload(id, sender);
      isIngestUnfinished = false;
      return result;
    };
    try {
      const { status, reply: body } = key
        ? await withIdempotency(
            idempotencyKeys,
            clock,
            { call: "uploadPhoto", key, holder: `address ${request.ip}`, body: sha256 },
            ingestOnce,
          )
        : await ingestOnce();
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(body);
    } finally {
      // An ingest that could not finish (the database went away) may have left files without a row. A scheduled
      // task ingests the upload again.
      if (!isIngestUnfinished) await receiver.discard(id);
    }
  });
};
