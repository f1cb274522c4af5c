import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";

/** A stored photo. Its files are in the PhotoStore under `assetId`. */
export type PhotoRecord = {
  readonly assetId: string;
  /** Format of the uploaded file. */
  readonly format: PhotoFormat;
  /** Size of the upright photo in px. */
  readonly width: number;
  readonly height: number;
  /** Size of the uploaded file in bytes. */
  readonly bytes: number;
  /** Hash of the uploaded file, in hex. */
  readonly sha256: string;
  readonly createdAt: Date;
  /** The visitor who uploaded it; null when the upload named none. */
  readonly uploader: string | null;
  /** When a visitor last used it; accurate to a day, so that use rarely writes. */
  readonly lastUsedAt: Date;
};

/** Rows of stored photos. */
export type PhotoRecords = {
  /**
   * Inserts a photo. Does nothing for a known asset id: an ingest may run again after a crash. `storedBytes` is
   * the size of all its files; that of the uploaded file when absent.
   */
  insert(record: PhotoRecord, storedBytes?: number): Promise<void>;
  /** Counts another file of a photo toward the same quotas as the photo. */
  addStoredBytes(assetId: string, bytes: number): Promise<void>;
  /**
   * Returns the photo. Returns undefined for one that is marked for deletion: its files are removed soon, so nothing
   * may refer to it again.
   */
  find(assetId: string): Promise<PhotoRecord | undefined>;
};
