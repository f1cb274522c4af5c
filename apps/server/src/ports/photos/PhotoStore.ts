import { Readable } from "node:stream";
import { PHOTO_WIDTHS, type PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";

/** Encoding of a smaller copy, and the ending of its file name. Every browser shows `jpg`. */
export type CopyFormat = "jpg" | "webp" | "avif";
export type PhotoCopy = `${PhotoWidth}.${CopyFormat}`;

/**
 * Encodings of each width, smallest file first. At 2048 px AVIF takes twice the work of a WebP of the same size
 * (docs/decisions/0029).
 */
export const COPY_FORMATS: Readonly<Record<PhotoWidth, readonly CopyFormat[]>> = {
  320: ["avif", "webp", "jpg"],
  640: ["avif", "webp", "jpg"],
  1280: ["avif", "webp", "jpg"],
  2048: ["webp", "jpg"],
};

/**
 * The files of one photo: the uploaded bytes (private, since they may hold GPS), the JPEG that is printed and shown,
 * and smaller copies of it.
 */
export type PhotoFile = "original" | "master" | PhotoCopy;
export const PHOTO_FILES: readonly PhotoFile[] = [
  "original",
  "master",
  ...PHOTO_WIDTHS.flatMap((width) => COPY_FORMATS[width].map((format) => `${width}.${format}` as const)),
];

/** Returns the file name in a store. The original has no ending, since its format varies. */
export const photoFileName = (file: PhotoFile): string => (file === "master" ? "master.jpg" : file);

export type StoredPhoto = { readonly bytes: number; readonly open: () => Readable };

/** Files on this machine that are being written. */
export type TempFiles = {
  /** Returns a new path to write to. Store the file (`put`) or discard it afterwards. */
  createTempFile(): Promise<string>;
  /** Removes a temp file. Does nothing when it was stored or removed. */
  discardTempFile(path: string): Promise<void>;
  /** Removes temp files older than `time`, which crashed processes left. */
  discardTempFilesOlderThan(time: Date): Promise<void>;
};

/**
 * Stores the files of photos. A file never changes under its name; it can only be deleted.
 *
 * @throws PhotoStoreUnavailableError when the store does not answer.
 */
export type PhotoStore = TempFiles & {
  /** Stores a temp file under this name. Resolves after the file is durable. Storing it again replaces it. */
  put(
    tempPath: string,
    assetId: string,
    file: PhotoFile,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  read(assetId: string, file: PhotoFile): Promise<StoredPhoto | undefined>;
  /** Calls `use` with a path on this machine that holds the file. Returns undefined when there is none. */
  withFile<T>(assetId: string, file: PhotoFile, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Deletes all files of a photo. Safe to repeat. */
  delete(assetId: string): Promise<void>;
};

export class PhotoStoreUnavailableError extends Error {
  override readonly name = "PhotoStoreUnavailableError";
}

/** Returns the body of a store's response. An error in the middle becomes a PhotoStoreUnavailableError. */
export const toBodyStream = (body: AsyncIterable<Uint8Array>): Readable =>
  Readable.from(convertStreamErrors(body), { objectMode: false });

async function* convertStreamErrors(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new PhotoStoreUnavailableError("The connection to the photo store broke", { cause });
  }
}
