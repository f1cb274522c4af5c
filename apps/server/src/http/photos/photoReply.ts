import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { printableBySize } from "@storywall/domain/crop/resolution.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { PhotoRecord } from "../../ports/photos/PhotoRecords.ts";

/** Returns a photo in the contract's format. */
export const photoReply = (record: PhotoRecord, url: string): Photo => ({
  url,
  format: record.format,
  asset_id: record.assetId,
  width: record.width,
  height: record.height,
  bytes: record.bytes,
  printable: printableBySize({ width: px(record.width), height: px(record.height) }),
});
