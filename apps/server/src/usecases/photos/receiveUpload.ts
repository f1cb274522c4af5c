import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { photoTooLarge } from "@storywall/domain/photos/photoRefusals.ts";
import type { DirectUploads } from "../../ports/photos/DirectUploads.ts";
import type { Checksum, Upload, Uploads } from "../../ports/photos/Uploads.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { noSpaceLeft } from "./noSpaceLeft.ts";
import { type QuotaParts, type Sender, takeShare } from "./photoQuota.ts";

/** Said wherever bytes come for a place that is not the upload's end. */
export const OTHER_OFFSET = "The upload stands at another offset. Ask for it and go on from there.";

type TooMuch = "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT";

export type UploadReceiver = {
  /** `id`: 128 random bits or more, the only key to the upload. */
  begin(upload: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Upload["metadata"];
    readonly sender: Sender;
  }): Promise<Outcome<Upload, TooMuch | "PHOTO_QUOTA_REACHED">>;
  /**
   * The new offset; the bytes go behind those that the upload had when it was found. Throws when the sender breaks off; what
   * came before stays.
   */
  append(
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    checksum?: Checksum,
  ): Promise<Outcome<number, TooMuch | "CHECKSUM_MISMATCH" | "CONFLICT">>;
  /** Receives a whole file of at most that size; nothing stays of one that is refused or breaks off. Gives its upload. */
  receiveWhole(
    bytes: AsyncIterable<Uint8Array>,
    from: { readonly sender: Sender; readonly atMost: number },
  ): Promise<Outcome<{ readonly id: string; readonly sha256: string }, TooMuch | "PHOTO_QUOTA_REACHED">>;
  /** Forgets an upload with all that it has sent, and gives its share back; nothing happens when there is none. */
  drop(id: string): Promise<void>;
};

/** Lets bytes in, up to the limit, in one go or in many. */
export const uploadReceiver = (
  parts: QuotaParts & {
    readonly uploads: Uploads;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly direct: Pick<DirectUploads, "remove"> | null;
  },
): UploadReceiver => {
  const { uploads, clock, ids, shares, direct } = parts;
  const create = async (
    id: string,
    size: number | undefined,
    metadata: Upload["metadata"],
    share: { readonly sender: Sender; readonly bytes: number },
  ) => {
    const assetId = ids.next();
    const taken = await takeShare(parts, share.sender, { assetId, bytes: share.bytes });
    if (taken.kind === "refused") return taken;
    const { uploader } = taken.value;
    const upload = { id, assetId, uploader, size, metadata, createdAt: clock.now() };
    const created = await uploads.create(upload);
    if (created.kind === "created") return done({ ...upload, offset: 0, outcome: undefined });
    if (uploader !== null) await shares.giveBack(assetId, uploader);
    return noSpaceLeft();
  };

  const begin: UploadReceiver["begin"] = async ({ id, size, metadata, sender }) =>
    size > MAX_PHOTO_BYTES ? photoTooLarge() : create(id, size, metadata, { sender, bytes: size });

  const drop: UploadReceiver["drop"] = async (id) => {
    const upload = await uploads.find(id);
    if (!upload) return;
    // First: when the bucket cannot be reached the upload is still known, and can be dropped again.
    await direct?.remove(id);
    if (upload.uploader !== null) await shares.giveBack(upload.assetId, upload.uploader);
    await uploads.remove(id);
  };

  const append: UploadReceiver["append"] = async (upload, bytes, checksum) => {
    const room = (upload.size ?? MAX_PHOTO_BYTES) - upload.offset;
    const appended = await uploads.append(upload.id, upload.offset, bytes, room, checksum);
    switch (appended.kind) {
      case "appended":
        return done(appended.offset);
      case "tooLarge":
        return photoTooLarge();
      case "noSpace":
        return noSpaceLeft();
      case "otherOffset":
        return refuse("CONFLICT", OTHER_OFFSET);
      case "checksumMismatch":
        return refuse(
          "CHECKSUM_MISMATCH",
          "A part of the photo changed on its way to us. Please send it again.",
        );
    }
  };

  const receiveWhole: UploadReceiver["receiveWhole"] = async (bytes, { sender, atMost }) => {
    const share = { sender, bytes: Math.min(atMost, MAX_PHOTO_BYTES) };
    const created = await create(ids.next(), undefined, {}, share);
    if (created.kind === "refused") return created;
    const { id } = created.value;
    let isWhole = false;
    try {
      const appended = await uploads.append(id, 0, bytes, MAX_PHOTO_BYTES);
      if (appended.kind === "noSpace") return noSpaceLeft();
      if (appended.kind !== "appended") return photoTooLarge();
      await uploads.end(id);
      isWhole = true;
      return done({ id, sha256: await uploads.sha256(id) });
    } finally {
      if (!isWhole) await drop(id);
    }
  };

  return { begin, append, receiveWhole, drop };
};
