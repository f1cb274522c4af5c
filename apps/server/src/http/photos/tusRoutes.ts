import { Readable } from "node:stream";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { Server } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SHOP_SENDER } from "../../usecases/photos/photoQuota.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { enforceRateLimit, type RateLimiter } from "../enforceRateLimit.ts";
import { describeError, toHttpError } from "../errorHandler.ts";
import { HttpError } from "../httpError.ts";
import { MAX_CONCURRENT_UPLOADS, scaleLimitForAddress, UPLOAD_START_LIMIT } from "../limits.ts";
import { toAbandonableBody } from "./abandonableBody.ts";
import { announcedBytes, enforceStorageBudget } from "./enforceStorageBudget.ts";
import { toSender } from "./toSender.ts";
import { TusDataStore } from "./tusDataStore.ts";
import { TusError, tusErrorReply } from "./tusError.ts";
import { tusLocker } from "./tusLocker.ts";
import { CHECKSUM_ALGORITHMS, parseChecksum } from "./uploadChecksum.ts";
import { uploadRequestStorage } from "./uploadRequest.ts";

const UPLOADS_PATH = "/api/uploads";
/** How long a request may finish its current write when another one waits for the upload. */
const LOCK_DRAIN_TIMEOUT_MS = 1000;

const createTusServer = (services: PhotoServices): Server =>
  new Server({
    path: UPLOADS_PATH,
    datastore: new TusDataStore(services),
    locker: tusLocker(services.locks, (address) => scaleLimitForAddress(MAX_CONCURRENT_UPLOADS, address)),
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT_MS,
    maxSize: MAX_PHOTO_BYTES,
    relativeLocation: true,
    namingFunction: () => services.ids.next(),
    // A finished upload is a photo, which has its own call to delete it.
    disableTerminationForFinishedUploads: true,
    onUploadFinish: async (_request, { id }) => {
      // Start now, so that it is mostly done when the client asks for the photo.
      const sender = uploadRequestStorage.getStore()?.sender.address ?? SHOP_SENDER;
      services.background.run("reading a photo", () => services.ingest.resultOf(id, sender));
      return {};
    },
    onResponseError: (_request, error) => {
      if (error instanceof TusError || "status_code" in error) return undefined;
      uploadRequestStorage.getStore()?.log.error(describeError(error), "An upload failed");
      // The database or the bucket may be away for a moment. Clients retry after a 503, but maybe not after a 500.
      const { error: code, message } = toHttpError(error);
      return new TusError(code, message);
    },
  });

type TusRequest = FastifyRequest<{ Params: { id?: string } }>;

/** Converts the request for the tus library. */
const toTusRequest = ({ method, headers, params }: TusRequest, body: Readable): Request => {
  const copiedHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) copiedHeaders.set(name, String(value));
  }
  const address = `http://uploads${UPLOADS_PATH}${params.id === undefined ? "" : `/${params.id}`}`;
  const hasBody = method === "PATCH" || method === "POST";
  return new Request(address, {
    method,
    headers: copiedHeaders,
    ...(hasBody ? { body: Readable.toWeb(body), duplex: "half" } : {}),
  });
};

/**
 * Returns true for headers of the library that are not sent. It would allow the pages of all other origins, and it
 * closes the connection after every error, so that a client that is still sending would never read the response.
 */
const isHeaderOmitted = (header: string): boolean =>
  header.startsWith("access-control-") || header === "connection" || header === "content-length";

/** Sends the library's response. Its errors get the body that errors of all calls have. */
const sendTusResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> => {
  for (const [name, value] of response.headers) {
    if (!isHeaderOmitted(name)) reply.header(name, value);
  }
  reply.code(response.status).header("cache-control", "no-store");
  if (request.method === "OPTIONS") reply.header("tus-checksum-algorithm", CHECKSUM_ALGORITHMS);
  if (response.status < 400) return reply.removeHeader("content-type").send();
  const body = tusErrorReply(response.status, await response.text(), request.method === "POST");
  if (typeof body !== "string") reply.code(body.statusCode);
  return reply.type("application/json; charset=utf-8").send(body);
};

/** Routes of resumable uploads by tus 1.0: creation, offset, termination, checksum, expiration. */
export const tusRoutes = (app: FastifyInstance, services: PhotoServices & RateLimiter): void => {
  const tus = createTusServer(services);

  const handler = async (request: TusRequest, reply: FastifyReply) => {
    const checksum = parseChecksum(request.headers["upload-checksum"]?.toString());
    if (checksum === "invalid") {
      throw new HttpError(
        "BAD_REQUEST",
        `Upload-Checksum takes ${CHECKSUM_ALGORITHMS} and a digest in base64.`,
      );
    }
    const body = toAbandonableBody(request.raw);
    try {
      if (request.method === "PATCH") {
        await enforceStorageBudget(services, request, reply, announcedBytes(request, MAX_PHOTO_BYTES));
      }
      const context = {
        checksum,
        address: request.ip,
        sender: toSender(request),
        log: request.log,
        hasBytes: request.method === "PATCH",
        lock: undefined,
      };
      const response = await uploadRequestStorage.run(context, () =>
        tus.handleWeb(toTusRequest(request, body)),
      );
      return sendTusResponse(request, reply, response);
    } finally {
      // The unread rest is discarded while the response is sent.
      body.destroy();
    }
  };

  app.route({
    method: ["POST", "OPTIONS"],
    url: UPLOADS_PATH,
    handler: async (request: TusRequest, reply) => {
      if (request.method === "POST") await enforceRateLimit(services, UPLOAD_START_LIMIT, request, reply);
      return handler(request, reply);
    },
  });
  app.route({ method: ["HEAD", "PATCH", "DELETE", "OPTIONS"], url: `${UPLOADS_PATH}/:id`, handler });
};
