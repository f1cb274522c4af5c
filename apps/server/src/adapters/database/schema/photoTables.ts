import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { Generated } from "kysely";
import type { DesignJson, Json } from "./jsonColumns.ts";

export type PhotoTables = {
  photos: {
    assetId: string;
    format: PhotoFormat;
    width: number;
    height: number;
    bytes: number;
    sha256: string;
    createdAt: Date;
    /** The quota holder whose upload stored the photo. */
    uploader: string | null;
    lastUsedAt: Date;
    /** When to check next whether anything references the photo; also the end of a running purge's lease. */
    lookAt: Date;
    /** When the unreferenced photo was marked for deletion; null when it is not marked. */
    unwantedAt: Generated<Date | null>;
    storedBytes: Generated<number | null>;
  };
  uploadShares: {
    assetId: string;
    sharer: string;
    bytes: number;
    endsAt: Date;
    maxBytes: Generated<number | null>;
  };
  storageBudgets: { key: string; usedBytes: number; countedAt: Date };
  previews: {
    key: string;
    design: DesignJson;
    /** When the unreferenced preview was marked for deletion; null when it is not marked. */
    unwantedAt: Generated<Date | null>;
    /** When the design was last saved, or seen again by a shopper. */
    savedAt: Generated<Date>;
    /** False for empty walls and those with art only. */
    hasPhotos: Generated<boolean>;
  };
  cdnPurges: {
    id: string;
    addresses: Json<readonly string[]>;
    createdAt: Date;
    nextTryAt: Date;
    attempts: Generated<number>;
    /** Error of the last attempt. */
    lastError: Generated<string | null>;
  };
};
