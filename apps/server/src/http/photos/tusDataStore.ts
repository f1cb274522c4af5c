import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload as TusUpload } from "@tus/server";
import type { UploadLock } from "../../ports/photos/UploadLocks.ts";
import type { Upload } from "../../ports/photos/Uploads.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { UPLOAD_TTL_MS } from "../../usecases/photos/uploadExpiry.ts";
import { TusError } from "./tusError.ts";
import { uploadRequestStorage } from "./uploadRequest.ts";

const toTusUpload = ({ id, size, offset, metadata, createdAt }: Upload): TusUpload =>
  new TusUpload({
    id,
    ...(size === undefined ? {} : { size }),
    offset,
    metadata: { ...metadata },
    creation_date: createdAt.toISOString(),
  });

/** Yields the bytes until the upload's lock is lost: from then on only the new holder may write. */
const bytesWhileLocked = async function* (
  bytes: AsyncIterable<Uint8Array>,
  lock: UploadLock | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (lock && !lock.isHeld()) throw ERRORS.ABORTED;
    yield chunk;
  }
};

/** Our uploads as a data store of the tus library. Its own file store neither syncs to disk nor checks checksums. */
export class TusDataStore extends DataStore {
  override extensions = ["creation", "expiration", "termination", "checksum"];
  readonly #services: Pick<PhotoServices, "receiver" | "uploads">;

  constructor(services: Pick<PhotoServices, "receiver" | "uploads">) {
    super();
    this.#services = services;
  }

  async #find(id: string): Promise<Upload> {
    const upload = await this.#services.uploads.find(id);
    if (!upload) throw new TusError("NOT_FOUND", "We can't find this upload. Please choose the photo again.");
    return upload;
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { id, size = 0, metadata = {} } = upload;
    const sender = uploadRequestStorage.getStore()?.sender;
    if (!sender) throw new Error("Cannot create an upload outside of a request");
    const beginResult = await this.#services.receiver.begin({ id, size, metadata, sender });
    if (beginResult.kind === "error") throw new TusError(beginResult.error, beginResult.message);
    return upload;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    return toTusUpload(await this.#find(id));
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#find(id);
    // Already ingested, and its bytes are removed. A request without bytes learns that all bytes have arrived.
    if (upload.outcome) return upload.offset;
    const request = uploadRequestStorage.getStore();
    const appended = await this.#services.receiver.append(
      // The offset is the one that the client sent: another request that lost the lock may have appended since.
      { ...upload, offset },
      bytesWhileLocked(bytes, request?.lock),
      request?.checksum,
    );
    if (appended.kind === "error") throw new TusError(appended.error, appended.message);
    return appended.value;
  }

  override async remove(id: string): Promise<void> {
    await this.#services.receiver.discard(id);
  }

  override getExpiration(): number {
    return UPLOAD_TTL_MS;
  }
}
