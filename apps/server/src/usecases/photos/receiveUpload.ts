import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { photoTooLarge } from "@storywall/domain/photos/photoRefusals.ts";
import type { Clock } from "../../ports/Clock.ts";
import type { Ids } from "../../ports/Ids.ts";
import { done, type Outcome, refuse } from "../../ports/Outcome.ts";
import type { Checksum, Upload, Uploads } from "../../ports/Uploads.ts";
import { noSpaceLeft } from "./noSpaceLeft.ts";

type TooMuch = "PHOTO_TOO_LARGE" | "NO_SPACE_LEFT";

export type UploadReceiver = {
  /** `id`: 128 random bits or more, the only key to the upload. */
  begin(upload: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Upload["metadata"];
  }): Promise<Outcome<Upload, TooMuch>>;
  /** The new offset. Throws when the sender breaks off; what came before stays. */
  append(
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    checksum?: Checksum,
  ): Promise<Outcome<number, TooMuch | "CHECKSUM_MISMATCH">>;
  /** Receives a whole file of unknown size; nothing stays of one that is refused or breaks off. Gives its upload. */
  receiveWhole(
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<Outcome<{ readonly id: string; readonly sha256: string }, TooMuch>>;
};

/** Lets bytes in, up to the limit, in one go or in many. */
export const uploadReceiver = ({
  uploads,
  clock,
  ids,
}: {
  readonly uploads: Uploads;
  readonly clock: Clock;
  readonly ids: Ids;
}): UploadReceiver => {
  const create = async (id: string, size: number | undefined, metadata: Upload["metadata"]) => {
    const upload = { id, assetId: ids.next(), size, metadata, createdAt: clock.now() };
    const created = await uploads.create(upload);
    if (created.kind === "noSpace") return noSpaceLeft();
    return done({ ...upload, offset: 0, outcome: undefined });
  };

  const begin: UploadReceiver["begin"] = async ({ id, size, metadata }) =>
    size > MAX_PHOTO_BYTES ? photoTooLarge() : create(id, size, metadata);

  const append: UploadReceiver["append"] = async (upload, bytes, checksum) => {
    const room = (upload.size ?? MAX_PHOTO_BYTES) - upload.offset;
    const appended = await uploads.append(upload.id, bytes, room, checksum);
    switch (appended.kind) {
      case "appended":
        return done(appended.offset);
      case "tooLarge":
        return photoTooLarge();
      case "noSpace":
        return noSpaceLeft();
      case "checksumMismatch":
        return refuse(
          "CHECKSUM_MISMATCH",
          "A part of the photo changed on its way to us. Please send it again.",
        );
    }
  };

  const receiveWhole: UploadReceiver["receiveWhole"] = async (bytes) => {
    const created = await create(ids.next(), undefined, {});
    if (created.kind === "refused") return created;
    const { id } = created.value;
    let isWhole = false;
    try {
      const appended = await uploads.append(id, bytes, MAX_PHOTO_BYTES);
      if (appended.kind === "noSpace") return noSpaceLeft();
      if (appended.kind !== "appended") return photoTooLarge();
      await uploads.end(id);
      isWhole = true;
      return done({ id, sha256: await uploads.sha256(id) });
    } finally {
      if (!isWhole) await uploads.remove(id);
    }
  };

  return { begin, append, receiveWhole };
};
