import type { PhotoRefusal, PhotoRefusalCode } from "@storywall/domain/photos/photoRefusals.ts";
import type { Images, TakenIn } from "../../ports/photos/Images.ts";
import type { PhotoRecord, PhotoRecords } from "../../ports/photos/PhotoRecords.ts";
import type { PhotoShares } from "../../ports/photos/PhotoShares.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { expiryBefore } from "./expiry.ts";
import { noSpaceLeft } from "./noSpaceLeft.ts";

export type IntakeResult = Outcome<
  PhotoRecord,
  PhotoRefusalCode | "NOT_FOUND" | "UPLOAD_IN_PROGRESS" | "UPLOAD_EXPIRED" | "NO_SPACE_LEFT"
>;

export type PhotoIntake = {
  /**
   * What became of an upload. One with all its bytes is read, once; callers that come meanwhile wait for the same
   * reading. A refusal that is the photo's fault is kept and said again, one that is ours is tried again.
   */
  resultOf(uploadId: string): Promise<IntakeResult>;
  /** Uploads that a process left unread when it died. */
  unread(): Promise<readonly string[]>;
};

export type IntakeParts = {
  readonly uploads: Uploads;
  readonly photos: PhotoStore;
  readonly images: Images;
  readonly records: PhotoRecords;
  readonly clock: Clock;
  readonly locks: UploadLocks;
  readonly shares: Pick<PhotoShares, "giveBack">;
};

/** Longer than reading takes (ports/Images.ts), twice. */
const READING_TAKES_AT_MOST_MS = 60_000;

/**
 * Turns finished uploads into photos. Files come first, then the row, then the outcome: after a crash anywhere between,
 * the same is done again under the same asset id and comes to the same.
 */
export const photoIntake = ({
  uploads,
  photos,
  images,
  records,
  clock,
  locks,
  shares,
}: IntakeParts): PhotoIntake => {
  /** It was refused, or it is a photo, which counts by itself. */
  const giveShareBack = async ({ assetId, uploader }: Upload): Promise<void> => {
    if (uploader !== null) await shares.giveBack(assetId, uploader);
  };

  const refused = async (upload: Upload, refusal: PhotoRefusal): Promise<IntakeResult> => {
    await giveShareBack(upload);
    await uploads.settle(upload.id, refusal);
    return refusal;
  };

  const makeMaster = async (upload: Upload): Promise<TakenIn> => {
    const draft = await photos.draft();
    try {
      const taken = await uploads.lend(upload.id, (path) => images.takeIn(path, draft));
      if (taken.kind !== "photo") return taken;
      const kept = await photos.keep(draft, upload.assetId, "master");
      return kept.kind === "kept" ? taken : kept;
    } finally {
      await photos.drop(draft);
    }
  };

  const keepOriginal = async (upload: Upload): Promise<"kept" | "noSpace"> => {
    const draft = await photos.draft();
    try {
      const copied = await uploads.copyTo(upload.id, draft);
      if (copied.kind === "noSpace") return copied.kind;
      return (await photos.keep(draft, upload.assetId, "original")).kind;
    } finally {
      await photos.drop(draft);
    }
  };

  const takeIn = async (upload: Upload): Promise<IntakeResult> => {
    const sha256 = await uploads.sha256(upload.id);
    const promised = upload.metadata.sha256?.toLowerCase();
    if (promised && promised !== sha256) return refused(upload, DAMAGED_ON_THE_WAY);

    const master = await makeMaster(upload);
    if (master.kind === "refused") return refused(upload, master);
    if (master.kind === "noSpace" || (await keepOriginal(upload)) === "noSpace") {
      // No file without its row.
      await photos.delete(upload.assetId);
      return noSpaceLeft();
    }
    const { format, width, height } = master;
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
    await records.insert(record);
    await giveShareBack(upload);
    await uploads.settle(upload.id, { kind: "photo" });
    return done(record);
  };

  const settled = async (upload: Upload): Promise<IntakeResult> => {
    if (upload.outcome?.kind === "refused") return upload.outcome;
    const record = await records.find(upload.assetId);
    return record ? done(record) : unknownUpload();
  };

  const read = async (uploadId: string): Promise<IntakeResult> => {
    const upload = await uploads.find(uploadId);
    if (!upload) return unknownUpload();
    if (upload.outcome) return settled(upload);
    if (upload.offset === upload.size) return readAlone(upload);
    return upload.createdAt < expiryBefore(clock.now()) ? expired() : inProgress();
  };

  /** The bytes go when the first reading ends, so that a second, perhaps another process's, waits and asks what came of it. */
  const readAlone = async ({ id }: Upload): Promise<IntakeResult> => {
    const lock = await locks.take(`reading ${id}`, {
      letGo: () => {},
      giveUp: AbortSignal.timeout(READING_TAKES_AT_MOST_MS),
    });
    if (!lock) return inProgress();
    try {
      const upload = await uploads.find(id);
      if (!upload) return unknownUpload();
      return upload.outcome ? await settled(upload) : await takeIn(upload);
    } finally {
      await lock.release();
    }
  };

  const reading = new Map<string, Promise<IntakeResult>>();
  const resultOf = (uploadId: string): Promise<IntakeResult> => {
    const running = reading.get(uploadId) ?? read(uploadId).finally(() => reading.delete(uploadId));
    reading.set(uploadId, running);
    return running;
  };

  return { resultOf, unread: () => uploads.unsettled() };
};

const DAMAGED_ON_THE_WAY: PhotoRefusal = {
  kind: "refused",
  error: "PHOTO_DAMAGED",
  message: "This photo was damaged on its way to us. Please choose it again.",
};

export const unknownUpload = () =>
  refuse("NOT_FOUND", "We do not know this upload. Please choose the photo again.");
export const expired = () =>
  refuse("UPLOAD_EXPIRED", "This upload was begun more than a day ago. Please choose the photo again.");
export const inProgress = () =>
  refuse("UPLOAD_IN_PROGRESS", "We are still receiving or reading this photo. Please ask again in a moment.");
