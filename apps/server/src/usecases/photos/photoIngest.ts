import type { PhotoError, PhotoErrorCode } from "@storywall/domain/photos/photoErrors.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { ImageProcessor, MasterResult } from "../../ports/photos/ImageProcessor.ts";
import type { PhotoRecord, PhotoRecords } from "../../ports/photos/PhotoRecords.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import type { UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { UploadReservations } from "../../ports/photos/UploadReservations.ts";
import type { Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { DiskSpace } from "../../ports/platform/DiskSpace.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { noSpaceLeftError } from "./noSpaceLeftError.ts";
import { type PhotoQuotaError, quotaReached, SHOP_SENDER, STORED_TOO_FAST } from "./photoQuota.ts";
import { uploadExpiryCutoff } from "./uploadExpiry.ts";

type IngestResult = Result<
  PhotoRecord,
  | PhotoErrorCode
  | "PHOTO_QUOTA_REACHED"
  | "NOT_FOUND"
  | "UPLOAD_IN_PROGRESS"
  | "UPLOAD_EXPIRED"
  | "NO_SPACE_LEFT"
>;

export type PhotoIngest = {
  /**
   * Returns the photo of an upload, or the error. A complete upload is ingested once; concurrent callers wait
   * for the same ingest. An error of the photo is stored and returned again; after an error on our side the
   * next call tries again. The work uses a turn of `sender`, a pseudonym of the requesting address.
   */
  resultOf(uploadId: string, sender: string): Promise<IngestResult>;
  /** Returns the ids of complete uploads that were not ingested, because their process died. */
  unfinished(): Promise<readonly string[]>;
};

export type PhotoIngestDependencies = {
  readonly uploads: Uploads;
  readonly photos: PhotoStore;
  readonly images: ImageProcessor;
  readonly records: PhotoRecords;
  readonly clock: Clock;
  readonly locks: UploadLocks;
  readonly reservations: Pick<UploadReservations, "release" | "update">;
  readonly diskSpace: DiskSpace;
  readonly storageBudgets: Pick<StorageBudgets, "reserve">;
};

/** Twice as long as an ingest may take (ports/photos/ImageProcessor.ts). */
const INGEST_TIMEOUT_MS = MINUTE_MS;

/**
 * Creates the service that turns complete uploads into photos. It stores the files first, then the row, then the
 * outcome. After a crash in between, the same steps run again with the same asset id and the same result.
 */
export const createPhotoIngest = ({
  uploads,
  photos,
  images,
  records,
  clock,
  locks,
  reservations,
  diskSpace,
  storageBudgets: storage,
}: PhotoIngestDependencies): PhotoIngest => {
  /** The upload has ended: it failed, or it became a photo, which counts toward the quota itself. */
  const releaseReservation = async ({ assetId, uploader }: Upload): Promise<void> => {
    if (uploader !== null) await reservations.release(assetId, uploader);
  };

  const settleWithError = async (
    upload: Upload,
    error: PhotoError | PhotoQuotaError,
  ): Promise<IngestResult> => {
    await releaseReservation(upload);
    await uploads.settle(upload.id, error);
    return error;
  };

  /** Counts the bytes that the photo's files actually take: a small file may become a large master. */
  const countFiles = async (
    { assetId, uploader }: Upload,
    storedBytes: number,
  ): Promise<PhotoQuotaError | undefined> => {
    const updated = await reservations.update(assetId, storedBytes, clock.now());
    return updated.kind === "reserved" ? undefined : quotaReached(updated.holderId === uploader);
  };

  const createMaster = async (upload: Upload, sender: string): Promise<MasterResult | PhotoQuotaError> => {
    const tempPath = await photos.createTempFile();
    try {
      const result = await uploads.withFile(upload.id, (path) => images.createMaster(path, tempPath, sender));
      if (result.kind !== "photo") return result;
      const quotaError = await countFiles(upload, upload.offset + result.masterBytes);
      if (quotaError) return quotaError;
      // The bytes of the upload were taken from the budget when they arrived. The shop itself only reads
      // uploads that a dead process left.
      if (sender !== SHOP_SENDER) {
        const taken = await storage.reserve(sender, "photos", result.masterBytes);
        if (taken.kind === "exhausted") return STORED_TOO_FAST;
      }
      const stored = await photos.put(tempPath, upload.assetId, "master");
      return stored.kind === "stored" ? result : stored;
    } finally {
      await photos.discardTempFile(tempPath);
    }
  };

  const storeOriginal = async (upload: Upload): Promise<"stored" | "diskFull"> => {
    const tempPath = await photos.createTempFile();
    try {
      const copied = await uploads.copyTo(upload.id, tempPath);
      if (copied.kind === "diskFull") return copied.kind;
      return (await photos.put(tempPath, upload.assetId, "original")).kind;
    } finally {
      await photos.discardTempFile(tempPath);
    }
  };

  const ingest = async (upload: Upload, sender: string): Promise<IngestResult> => {
    const sha256 = await uploads.sha256(upload.id);
    const expectedSha256 = upload.metadata.sha256?.toLowerCase();
    if (expectedSha256 && expectedSha256 !== sha256) return settleWithError(upload, DAMAGED_IN_TRANSIT);

    if (!(await diskSpace.hasSpaceForPhotos())) return noSpaceLeftError();
    const master = await createMaster(upload, sender);
    if (master.kind === "error") return settleWithError(upload, master);
    if (master.kind === "busy") return uploadInProgressError();
    if (master.kind === "diskFull" || (await storeOriginal(upload)) === "diskFull") {
      // Without its row the photo's files would never be deleted.
      await photos.delete(upload.assetId);
      return noSpaceLeftError();
    }
    const { format, width, height, masterBytes } = master;
    const now = clock.now();
    const record: PhotoRecord = {
      assetId: upload.assetId,
      format,
      width,
      height,
      bytes: upload.offset,
      sha256,
      createdAt: now,
      uploader: upload.uploader,
      lastUsedAt: now,
    };
    await records.insert(record, upload.offset + masterBytes);
    await releaseReservation(upload);
    await uploads.settle(upload.id, { kind: "photo" });
    return ok(record);
  };

  const findSettledResult = async (upload: Upload): Promise<IngestResult> => {
    if (upload.outcome?.kind === "error") return upload.outcome;
    const record = await records.find(upload.assetId);
    return record ? ok(record) : uploadNotFoundError();
  };

  const ingestIfComplete = async (uploadId: string, sender: string): Promise<IngestResult> => {
    const upload = await uploads.find(uploadId);
    if (!upload) return uploadNotFoundError();
    if (upload.outcome) return findSettledResult(upload);
    if (upload.offset === upload.size) return ingestWithLock(upload, sender);
    return upload.createdAt < uploadExpiryCutoff(clock.now())
      ? uploadExpiredError()
      : uploadInProgressError();
  };

  /**
   * The bytes are deleted after the first ingest. A second one, perhaps in another process, waits for the lock and then
   * returns the stored result.
   */
  const ingestWithLock = async ({ id }: Upload, sender: string): Promise<IngestResult> => {
    const lock = await locks.acquire(`reading ${id}`, {
      onReleaseNeeded: () => {},
      signal: AbortSignal.timeout(INGEST_TIMEOUT_MS),
    });
    if (!lock) return uploadInProgressError();
    try {
      const upload = await uploads.find(id);
      if (!upload) return uploadNotFoundError();
      return upload.outcome ? await findSettledResult(upload) : await ingest(upload, sender);
    } finally {
      await lock.release();
    }
  };

  const running = new Map<string, Promise<IngestResult>>();
  const resultOf: PhotoIngest["resultOf"] = (uploadId, sender) => {
    const pending =
      running.get(uploadId) ?? ingestIfComplete(uploadId, sender).finally(() => running.delete(uploadId));
    running.set(uploadId, pending);
    return pending;
  };

  return { resultOf, unfinished: () => uploads.findUnsettled() };
};

const DAMAGED_IN_TRANSIT: PhotoError = {
  kind: "error",
  error: "PHOTO_DAMAGED",
  message: "This photo was damaged on its way to us. Please choose it again.",
};

export const uploadNotFoundError = () =>
  err("NOT_FOUND", "We can't find this upload. Please choose the photo again.");
export const uploadExpiredError = () =>
  err("UPLOAD_EXPIRED", "This upload was started more than a day ago. Please choose the photo again.");
export const uploadInProgressError = () =>
  err("UPLOAD_IN_PROGRESS", "We are still receiving or reading this photo. Please ask again in a moment.");
