import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";
import type { UploadLock } from "../../ports/photos/UploadLocks.ts";
import type { Checksum } from "../../ports/photos/Uploads.ts";
import type { UploadSender } from "../../usecases/photos/photoQuota.ts";

/** Data of a request that the tus library does not pass to its locker and its data store. */
export type UploadRequest = {
  readonly checksum: Checksum | undefined;
  readonly address: string;
  readonly sender: UploadSender;
  /** Logger that adds the request's id to its lines. */
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** True when the request sends bytes. */
  readonly hasBytes: boolean;
  /** The upload's lock, while this request holds it. */
  lock: UploadLock | undefined;
};

/** The request that is being handled. */
export const uploadRequestStorage = new AsyncLocalStorage<UploadRequest>();
