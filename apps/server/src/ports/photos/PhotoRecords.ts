import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";

/** A photo that was taken in, as the database knows it. Its bytes are in the PhotoStore under `assetId`. */
export type PhotoRecord = {
  readonly assetId: string;
  /** Of the file as it was sent. */
  readonly format: PhotoFormat;
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the file as it was sent. */
  readonly bytes: number;
  /** Hex, of the file as it was sent. */
  readonly sha256: string;
  readonly createdAt: Date;
  /** The visitor who sent it, as far as one was known. */
  readonly uploader: string | null;
  /** When somebody last worked with it; a day more or less. */
  readonly lastUsedAt: Date;
};

export type PhotoRecords = {
  /** The same asset id again changes nothing: an intake may run twice after a crash. */
  insert(record: PhotoRecord): Promise<void>;
  /** None that nobody wants any more: its bytes are about to go, and nothing may name it again. */
  find(assetId: string): Promise<PhotoRecord | undefined>;
};
