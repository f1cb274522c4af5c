import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { DirectUploads, MultipartUpload } from "../../ports/photos/DirectUploads.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { uploadExpiredError, uploadInProgressError, uploadNotFoundError } from "./photoIngest.ts";
import { uploadExpiryCutoff } from "./uploadExpiry.ts";
import type { UploadReceiver } from "./uploadReceiver.ts";

type MissingUploadPart = { readonly number: number; readonly url: string };

type UploadEndedErrorCode = "NOT_FOUND" | "UPLOAD_EXPIRED";

export type DirectUpload = {
  /** Returns the missing parts and the URL for each. Repeat the call to see what has arrived meanwhile. */
  missingParts(
    id: string,
  ): Promise<
    Result<
      { readonly partBytes: number; readonly parts: readonly MissingUploadPart[] },
      UploadEndedErrorCode | "UPLOAD_IN_PROGRESS"
    >
  >;
  /** Fetches an upload whose parts have all arrived; from then on it is like any other upload. Safe to repeat. */
  complete(
    id: string,
  ): Promise<
    Result<
      undefined,
      UploadEndedErrorCode | "UPLOAD_IN_PROGRESS" | "CONFLICT" | "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT"
    >
  >;
};

type DirectUploadDependencies = {
  readonly directUploads: DirectUploads;
  readonly uploads: Uploads;
  readonly receiver: Pick<UploadReceiver, "append">;
  readonly locks: UploadLocks;
  readonly clock: Clock;
};

/** Shorter than a client waits for an answer (R7.6). */
const TIMEOUT_MS = 20 * SECOND_MS;

type SizedUpload = Upload & { readonly size: number };

/**
 * Creates the service for uploads whose bytes go directly to the bucket. Such an upload begins like any other,
 * with its id, its quota and its size, and may continue through the shop at any time. The bucket's list of
 * parts counts, never the client's. Bytes from the bucket are received and checked like bytes from the network,
 * since a client wrote them.
 */
export const createDirectUpload = (dependencies: DirectUploadDependencies): DirectUpload => {
  const { directUploads, uploads, receiver, locks, clock } = dependencies;

  const find = async (id: string): Promise<Result<SizedUpload, UploadEndedErrorCode>> => {
    const upload = await uploads.find(id);
    const size = upload?.size;
    if (!upload || size === undefined) return uploadNotFoundError();
    const isOver = upload.offset < size && upload.createdAt < uploadExpiryCutoff(clock.now());
    return isOver ? uploadExpiredError() : ok({ ...upload, size });
  };

  const withLock = async <Value>(
    id: string,
    work: (lock: UploadLock, contended: AbortSignal) => Promise<Value>,
  ) => {
    const contention = new AbortController();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const lock = await locks.acquire(id, { onReleaseNeeded: () => contention.abort(), signal });
    if (!lock) return uploadInProgressError();
    try {
      return await work(lock, contention.signal);
    } finally {
      await lock.release();
    }
  };

  const missingParts: DirectUpload["missingParts"] = async (id) => {
    const found = await find(id);
    if (found.kind === "error") return found;
    const { size, offset } = found.value;
    const noParts = ok({ partBytes: directUploads.partBytes, parts: [] });
    if (offset === size || (await directUploads.sizeOf(id)) === size) return noParts;
    // Under the lock: otherwise two concurrent requests would make two multipart uploads.
    const findOrBegin = async () => ok((await directUploads.find(id)) ?? (await directUploads.begin(id)));
    const existing = await directUploads.find(id);
    const multipartResult = existing ? ok(existing) : await withLock(id, findOrBegin);
    if (multipartResult.kind === "error") return multipartResult;
    const multipart = multipartResult.value;
    const missing = missingPartsOf(multipart, size, directUploads.partBytes).map(async (part) => ({
      number: part.number,
      url: await directUploads.createPartUrl(id, multipart, part),
    }));
    return ok({ partBytes: directUploads.partBytes, parts: await Promise.all(missing) });
  };

  /** Joins the parts, if all have arrived. Returns true when the bucket has the complete file. */
  const assemble = async ({ id, size }: SizedUpload): Promise<boolean> => {
    if ((await directUploads.sizeOf(id)) === size) return true;
    const multipart = await directUploads.find(id);
    if (!multipart || missingPartsOf(multipart, size, directUploads.partBytes).length > 0) return false;
    const partCount = partsOf(size, directUploads.partBytes).length;
    const ordered = multipart.parts
      .filter(({ number }) => number <= partCount)
      .toSorted((one, other) => one.number - other.number);
    await directUploads.join(id, { ...multipart, parts: ordered });
    return (await directUploads.sizeOf(id)) === size;
  };

  /**
   * Fetches the rest of the file from the bucket. An interrupted transfer continues at its offset, which is on disk.
   */
  const fetchRest = async (upload: SizedUpload, lock: UploadLock, contended: AbortSignal) => {
    const bytes = await directUploads.read(upload.id, upload.offset);
    if (!bytes) return PARTS_MISSING;
    const received = await receiver.append(upload, readWhileLocked(bytes, lock, contended));
    if (received.kind === "ok")
      return received.value === upload.size ? ok(undefined) : uploadInProgressError();
    // A process that lost the lock has appended bytes meanwhile. The next request continues from there.
    if (received.error === "CONFLICT") return uploadInProgressError();
    // Cannot happen: these bytes are appended without a checksum.
    if (received.error === "CHECKSUM_MISMATCH") return PARTS_MISSING;
    return { ...received, error: received.error };
  };

  const complete: DirectUpload["complete"] = (id) =>
    withLock(id, async (lock, contended) => {
      const found = await find(id);
      if (found.kind === "error") return found;
      const upload = found.value;
      if (upload.offset < upload.size) {
        if (!(await assemble(upload))) return PARTS_MISSING;
        const fetched = await fetchRest(upload, lock, contended);
        if (fetched.kind === "error") return fetched;
        await directUploads.remove(id);
      }
      return ok(undefined);
    });

  return { missingParts, complete };
};

const PARTS_MISSING = err(
  "CONFLICT",
  "Some parts of this photo didn't arrive correctly. Please send them again.",
);

/** Returns the parts of a file: numbers from 1, and their sizes in bytes. */
const partsOf = (size: number, partBytes: number) =>
  Array.from({ length: Math.max(1, Math.ceil(size / partBytes)) }, (_, index) => ({
    number: index + 1,
    bytes: Math.min(partBytes, size - index * partBytes),
  }));

/** Returns the parts that have not arrived. A part of the wrong size counts as missing. */
const missingPartsOf = (multipart: MultipartUpload, size: number, partBytes: number) =>
  partsOf(size, partBytes).filter(
    ({ number, bytes }) => !multipart.parts.some((part) => part.number === number && part.bytes === bytes),
  );

/** Yields the bytes until another request wants the upload's lock, or has acquired it. */
const readWhileLocked = async function* (
  bytes: AsyncIterable<Uint8Array>,
  lock: UploadLock,
  contended: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (contended.aborted || !lock.isHeld()) return;
    yield chunk;
  }
};
