import { photoTooLarge } from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { DirectUploads } from "../../ports/photos/DirectUploads.ts";
import type { Checksum, Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { DiskSpace } from "../../ports/platform/DiskSpace.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { noSpaceLeftError } from "./noSpaceLeftError.ts";
import { type QuotaDependencies, reserveQuota, type UploadSender } from "./photoQuota.ts";

/** Message of every error about bytes that do not begin at the upload's offset. */
export const OFFSET_MISMATCH_MESSAGE =
  "The upload is at another offset. Request the offset and continue from there.";

type UploadLimitErrorCode = "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT";

export type UploadReceiver = {
  /** Begins an upload. `id` has 128 random bits or more, since it alone gives access to the upload. */
  begin(upload: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Upload["metadata"];
    readonly sender: UploadSender;
  }): Promise<Result<Upload, UploadLimitErrorCode | "PHOTO_QUOTA_REACHED">>;
  /**
   * Appends bytes at the offset that the upload had when it was found, and returns the new offset.
   * @throws Error when the sender aborts; the bytes that arrived before stay.
   */
  append(
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    checksum?: Checksum,
  ): Promise<Result<number, UploadLimitErrorCode | "CHECKSUM_MISMATCH" | "CONFLICT">>;
  /**
   * Receives a whole file and returns its upload. Reserves the quota for the bytes that the request announces.
   * Leaves nothing of a file that is rejected or aborted.
   */
  receiveFile(
    bytes: AsyncIterable<Uint8Array>,
    source: { readonly sender: UploadSender; readonly announcedBytes: number },
  ): Promise<
    Result<{ readonly id: string; readonly sha256: string }, UploadLimitErrorCode | "PHOTO_QUOTA_REACHED">
  >;
  /** Deletes an upload with its bytes, and releases its quota. Does nothing for an unknown id. */
  discard(id: string): Promise<void>;
};

/** Creates the receiver of uploads, whose bytes arrive in one request or in several, up to the limits. */
export const createUploadReceiver = (
  dependencies: QuotaDependencies & {
    readonly uploads: Uploads;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly directUploads: Pick<DirectUploads, "remove"> | null;
    readonly diskSpace: DiskSpace;
  },
): UploadReceiver => {
  const { uploads, clock, ids, reservations, directUploads, diskSpace } = dependencies;
  const create = async (
    id: string,
    size: number | undefined,
    metadata: Upload["metadata"],
    quotaRequest: { readonly sender: UploadSender; readonly bytes: number },
  ) => {
    if (!(await diskSpace.hasSpaceForPhotos())) return noSpaceLeftError();
    const assetId = ids.next();
    const reserved = await reserveQuota(dependencies, quotaRequest.sender, {
      assetId,
      bytes: quotaRequest.bytes,
    });
    if (reserved.kind === "error") return reserved;
    // Null without a visitor: the photo then counts for its address only.
    const { visitorId: uploader } = reserved.value;
    const upload = { id, assetId, uploader, size, metadata, createdAt: clock.now() };
    const created = await uploads.create(upload);
    if (created.kind === "created") return ok({ ...upload, offset: 0, outcome: undefined });
    if (uploader !== null) await reservations.release(assetId, uploader);
    return noSpaceLeftError();
  };

  const begin: UploadReceiver["begin"] = async ({ id, size, metadata, sender }) =>
    size > MAX_PHOTO_BYTES ? photoTooLarge() : create(id, size, metadata, { sender, bytes: size });

  const discard: UploadReceiver["discard"] = async (id) => {
    const upload = await uploads.find(id);
    if (!upload) return;
    // The bucket first: when it cannot be reached, the upload is still known and can be discarded again.
    await directUploads?.remove(id);
    if (upload.uploader !== null) await reservations.release(upload.assetId, upload.uploader);
    await uploads.remove(id);
  };

  const append: UploadReceiver["append"] = async (upload, bytes, checksum) => {
    if (!(await diskSpace.hasSpaceForPhotos())) return noSpaceLeftError();
    const maxBytes = (upload.size ?? MAX_PHOTO_BYTES) - upload.offset;
    const appended = await uploads.append(upload.id, upload.offset, bytes, maxBytes, checksum);
    switch (appended.kind) {
      case "appended":
        return ok(appended.offset);
      case "tooLarge":
        return photoTooLarge();
      case "diskFull":
        return noSpaceLeftError();
      case "otherOffset":
        return err("CONFLICT", OFFSET_MISMATCH_MESSAGE);
      case "checksumMismatch":
        return err(
          "CHECKSUM_MISMATCH",
          "A part of the photo changed on its way to us. Please send it again.",
        );
    }
  };

  const receiveFile: UploadReceiver["receiveFile"] = async (bytes, { sender, announcedBytes }) => {
    const quotaRequest = { sender, bytes: Math.min(announcedBytes, MAX_PHOTO_BYTES) };
    const created = await create(ids.next(), undefined, {}, quotaRequest);
    if (created.kind === "error") return created;
    const { id } = created.value;
    let isComplete = false;
    try {
      const appended = await uploads.append(id, 0, bytes, MAX_PHOTO_BYTES);
      if (appended.kind === "diskFull") return noSpaceLeftError();
      if (appended.kind !== "appended") return photoTooLarge();
      await uploads.setFinalSize(id);
      isComplete = true;
      return ok({ id, sha256: await uploads.sha256(id) });
    } finally {
      if (!isComplete) await discard(id);
    }
  };

  return { begin, append, receiveFile, discard };
};
