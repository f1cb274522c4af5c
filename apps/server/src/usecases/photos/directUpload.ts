import type { DirectUploads, MultipartUpload } from "../../ports/photos/DirectUploads.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { uploadExpiredError, uploadInProgressError, uploadNotFoundError } from "./photoIngest.ts";
import { uploadExpiryCutoff } from "./uploadExpiry.ts";
import type { UploadReceiver } from "./uploadReceiver.ts";

export type MissingUploadPart = { readonly number: number; readonly url: string };

type UploadEndedErrorCode = "NOT_FOUND" | "UPLOAD_EXPIRED";

export type DirectUpload = {
  /** What has to be sent still, and where to. Asked again, it says what has arrived meanwhile. */
  missingParts(
    id: string,
  ): Promise<
    Result<
      { readonly partBytes: number; readonly parts: readonly MissingUploadPart[] },
      UploadEndedErrorCode | "UPLOAD_IN_PROGRESS"
    >
  >;
  /** Takes over an upload whose parts are all there; from then on it is like any other. Twice is fine. */
  complete(
    id: string,
  ): Promise<
    Result<
      undefined,
      UploadEndedErrorCode | "UPLOAD_IN_PROGRESS" | "CONFLICT" | "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT"
    >
  >;
};

export type DirectUploadDependencies = {
  readonly direct: DirectUploads;
  readonly uploads: Uploads;
  readonly receiver: Pick<UploadReceiver, "append">;
  readonly locks: UploadLocks;
  readonly clock: Clock;
};

/** Shorter than a client waits for an answer (R7.6). */
const TIMEOUT_MS = 20_000;

type SizedUpload = Upload & { readonly size: number };

/**
 * Uploads whose bytes take the way through the bucket. Each begins as any other, with its place, its share and its size, and
 * may at any time go on through the shop instead. What the bucket says of parts counts, never what a client says; what
 * comes out of it is received, read and checked like bytes from the network, for that is what it is.
 */
export const createDirectUpload = (dependencies: DirectUploadDependencies): DirectUpload => {
  const { direct, uploads, receiver, locks, clock } = dependencies;

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
    const letGo = new AbortController();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const lock = await locks.acquire(id, { onContended: () => letGo.abort(), signal });
    if (!lock) return uploadInProgressError();
    try {
      return await work(lock, letGo.signal);
    } finally {
      await lock.release();
    }
  };

  const missingParts: DirectUpload["missingParts"] = async (id) => {
    const found = await find(id);
    if (found.kind === "error") return found;
    const { size, offset } = found.value;
    const nothing = ok({ partBytes: direct.partBytes, parts: [] });
    if (offset === size || (await direct.sizeOf(id)) === size) return nothing;
    // Two that begin at once would send their parts to two places.
    const findOrBegin = async () => ok((await direct.find(id)) ?? (await direct.begin(id)));
    const existing = await direct.find(id);
    const begun = existing ? ok(existing) : await withLock(id, findOrBegin);
    if (begun.kind === "error") return begun;
    const multipart = begun.value;
    const missing = missingPartsOf(multipart, size, direct.partBytes).map(async (part) => ({
      number: part.number,
      url: await direct.createPartUrl(id, multipart, part),
    }));
    return ok({ partBytes: direct.partBytes, parts: await Promise.all(missing) });
  };

  /** Whether the bucket has the whole file now. */
  const assemble = async ({ id, size }: SizedUpload): Promise<boolean> => {
    if ((await direct.sizeOf(id)) === size) return true;
    const multipart = await direct.find(id);
    if (!multipart || missingPartsOf(multipart, size, direct.partBytes).length > 0) return false;
    const partCount = partsOf(size, direct.partBytes).length;
    const ordered = multipart.parts
      .filter(({ number }) => number <= partCount)
      .toSorted((one, other) => one.number - other.number);
    await direct.join(id, { ...multipart, parts: ordered });
    return (await direct.sizeOf(id)) === size;
  };

  /** A transfer that broke off goes on where it was: what came is on disk. */
  const fetchRest = async (upload: SizedUpload, lock: UploadLock, contended: AbortSignal) => {
    const bytes = await direct.read(upload.id, upload.offset);
    if (!bytes) return PARTS_MISSING;
    const received = await receiver.append(upload, readWhileLocked(bytes, lock, contended));
    if (received.kind === "ok")
      return received.value === upload.size ? ok(undefined) : uploadInProgressError();
    // Somebody who lost the lock was quicker; whoever asks again goes on from there.
    if (received.error === "CONFLICT") return uploadInProgressError();
    // Only bytes with a checksum of their own can be refused for it, and these have none.
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
        await direct.remove(id);
      }
      return ok(undefined);
    });

  return { missingParts, complete };
};

const PARTS_MISSING = err(
  "CONFLICT",
  "Some parts of this photo have not arrived as they were announced. Please send them again.",
);

/** Where a file of that size is cut. */
const partsOf = (size: number, partBytes: number) =>
  Array.from({ length: Math.max(1, Math.ceil(size / partBytes)) }, (_, index) => ({
    number: index + 1,
    bytes: Math.min(partBytes, size - index * partBytes),
  }));

/** One of another length than its place asks for is as good as none. */
const missingPartsOf = (multipart: MultipartUpload, size: number, partBytes: number) =>
  partsOf(size, partBytes).filter(
    ({ number, bytes }) => !multipart.parts.some((part) => part.number === number && part.bytes === bytes),
  );

/** Bytes until somebody else wants the upload, or has it. */
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
