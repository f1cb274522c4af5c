import type { DirectUploads, OpenParts } from "../../ports/photos/DirectUploads.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { expiryBefore } from "./expiry.ts";
import { expired, inProgress, unknownUpload } from "./photoIntake.ts";
import type { UploadReceiver } from "./receiveUpload.ts";

export type MissingPart = { readonly number: number; readonly url: string };

type Ended = "NOT_FOUND" | "UPLOAD_EXPIRED";

export type DirectUpload = {
  /** What has to be sent still, and where to. Asked again, it says what has arrived meanwhile. */
  missingParts(
    id: string,
  ): Promise<
    Outcome<
      { readonly partBytes: number; readonly parts: readonly MissingPart[] },
      Ended | "UPLOAD_IN_PROGRESS"
    >
  >;
  /** Takes over an upload whose parts are all there; from then on it is like any other. Twice is fine. */
  complete(
    id: string,
  ): Promise<
    Outcome<undefined, Ended | "UPLOAD_IN_PROGRESS" | "CONFLICT" | "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT">
  >;
};

export type DirectUploadParts = {
  readonly direct: DirectUploads;
  readonly uploads: Uploads;
  readonly receiver: Pick<UploadReceiver, "append">;
  readonly locks: UploadLocks;
  readonly clock: Clock;
};

/** Shorter than a client waits for an answer (R7.6). */
const PATIENCE_MS = 20_000;

type SizedUpload = Upload & { readonly size: number };

/**
 * Uploads whose bytes take the way through the bucket. Each begins as any other, with its place, its share and its size, and
 * may at any time go on through the shop instead. What the bucket says of parts counts, never what a client says; what
 * comes out of it is received, read and checked like bytes from the network, for that is what it is.
 */
export const directUpload = (parts: DirectUploadParts): DirectUpload => {
  const { direct, uploads, receiver, locks, clock } = parts;

  const find = async (id: string): Promise<Outcome<SizedUpload, Ended>> => {
    const upload = await uploads.find(id);
    const size = upload?.size;
    if (!upload || size === undefined) return unknownUpload();
    const isOver = upload.offset < size && upload.createdAt < expiryBefore(clock.now());
    return isOver ? expired() : done({ ...upload, size });
  };

  const locked = async <T>(id: string, work: (lock: UploadLock, letGo: AbortSignal) => Promise<T>) => {
    const letGo = new AbortController();
    const giveUp = AbortSignal.timeout(PATIENCE_MS);
    const lock = await locks.take(id, { letGo: () => letGo.abort(), giveUp });
    if (!lock) return inProgress();
    try {
      return await work(lock, letGo.signal);
    } finally {
      await lock.release();
    }
  };

  const missingParts: DirectUpload["missingParts"] = async (id) => {
    const found = await find(id);
    if (found.kind === "refused") return found;
    const { size, offset } = found.value;
    const nothing = done({ partBytes: direct.partBytes, parts: [] });
    if (offset === size || (await direct.sizeOf(id)) === size) return nothing;
    // Two that begin at once would send their parts to two places.
    const begin = async () => done((await direct.find(id)) ?? (await direct.begin(id)));
    const known = await direct.find(id);
    const open = known ? done(known) : await locked(id, begin);
    if (open.kind === "refused") return open;
    const here = open.value;
    const missing = missingOf(here, size, direct.partBytes).map(async (part) => ({
      number: part.number,
      url: await direct.addressOf(id, here, part),
    }));
    return done({ partBytes: direct.partBytes, parts: await Promise.all(missing) });
  };

  /** Whether the bucket has the whole file now. */
  const join = async ({ id, size }: SizedUpload): Promise<boolean> => {
    if ((await direct.sizeOf(id)) === size) return true;
    const here = await direct.find(id);
    if (!here || missingOf(here, size, direct.partBytes).length > 0) return false;
    const wanted = partsOf(size, direct.partBytes).length;
    const ordered = here.parts
      .filter(({ number }) => number <= wanted)
      .toSorted((one, other) => one.number - other.number);
    await direct.join(id, { ...here, parts: ordered });
    return (await direct.sizeOf(id)) === size;
  };

  /** A transfer that broke off goes on where it was: what came is on disk. */
  const fetchRest = async (upload: SizedUpload, lock: UploadLock, letGo: AbortSignal) => {
    const bytes = await direct.read(upload.id, upload.offset);
    if (!bytes) return PARTS_MISSING;
    const received = await receiver.append(upload, whileHeld(bytes, lock, letGo));
    if (received.kind === "done") return received.value === upload.size ? done(undefined) : inProgress();
    // Somebody who lost the lock was quicker; whoever asks again goes on from there.
    if (received.error === "CONFLICT") return inProgress();
    // Only bytes with a checksum of their own can be refused for it, and these have none.
    if (received.error === "CHECKSUM_MISMATCH") return PARTS_MISSING;
    return { ...received, error: received.error };
  };

  const complete: DirectUpload["complete"] = (id) =>
    locked(id, async (lock, letGo) => {
      const found = await find(id);
      if (found.kind === "refused") return found;
      const upload = found.value;
      if (upload.offset < upload.size) {
        if (!(await join(upload))) return PARTS_MISSING;
        const fetched = await fetchRest(upload, lock, letGo);
        if (fetched.kind === "refused") return fetched;
        await direct.remove(id);
      }
      return done(undefined);
    });

  return { missingParts, complete };
};

const PARTS_MISSING = refuse(
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
const missingOf = (here: OpenParts, size: number, partBytes: number) =>
  partsOf(size, partBytes).filter(
    ({ number, bytes }) => !here.parts.some((part) => part.number === number && part.bytes === bytes),
  );

/** Bytes until somebody else wants the upload, or has it. */
const whileHeld = async function* (
  bytes: AsyncIterable<Uint8Array>,
  lock: UploadLock,
  letGo: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (letGo.aborted || !lock.isHeld()) return;
    yield chunk;
  }
};
