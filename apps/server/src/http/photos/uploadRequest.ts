import { AsyncLocalStorage } from "node:async_hooks";
import type { UploadLock } from "../../ports/photos/UploadLocks.ts";
import type { Checksum } from "../../ports/photos/Uploads.ts";
import type { UploadSender } from "../../usecases/photos/photoQuota.ts";

/** What the tus library does not hand on from a request to its locker and its store. */
export type UploadRequest = {
  readonly checksum: Checksum | undefined;
  readonly address: string;
  readonly sender: UploadSender;
  /** Whether it brings bytes. */
  readonly hasBytes: boolean;
  /** The upload's lock, once this request has it. */
  lock: UploadLock | undefined;
};

/** The request that is being handled. */
export const uploadRequestStorage = new AsyncLocalStorage<UploadRequest>();
