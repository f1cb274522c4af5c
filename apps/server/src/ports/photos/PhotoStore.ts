import { Readable } from "node:stream";
import { PHOTO_WIDTHS, type PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";

/** How a smaller copy is encoded; its name's ending. Every browser shows `jpg`. */
export type CopyFormat = "jpg" | "webp" | "avif";
export type PhotoCopy = `${PhotoWidth}.${CopyFormat}`;

/**
 * How copies of each width are encoded, fewest bytes first. An AVIF of 2048 takes twice the work of a WebP that is as small
 * (docs/decisions/0029).
 */
export const COPY_FORMATS: Readonly<Record<PhotoWidth, readonly CopyFormat[]>> = {
  320: ["avif", "webp", "jpg"],
  640: ["avif", "webp", "jpg"],
  1280: ["avif", "webp", "jpg"],
  2048: ["webp", "jpg"],
};

/**
 * The files of one photo: the bytes as they were sent (private: they may hold GPS), the JPEG that is printed and shown,
 * and smaller copies of it.
 */
export type PhotoFile = "original" | "master" | PhotoCopy;
export const PHOTO_FILES: readonly PhotoFile[] = [
  "original",
  "master",
  ...PHOTO_WIDTHS.flatMap((width) => COPY_FORMATS[width].map((format) => `${width}.${format}` as const)),
];

/** What a store calls it; the original has no ending, since it may be of any kind. */
export const photoFileName = (file: PhotoFile): string => (file === "master" ? "master.jpg" : file);

export type StoredPhoto = { readonly bytes: number; readonly open: () => Readable };

/** Files on this machine that are being written; what becomes of them is decided afterwards. */
export type TempFiles = {
  /** A new path on this machine to write a file to, which `keep` or `drop` ends. */
  create(): Promise<string>;
  /** Removes a draft; nothing happens when it is gone or was kept. */
  discard(path: string): Promise<void>;
  /** Removes drafts older than that, left by a process that died. */
  discardOlderThan(time: Date): Promise<void>;
};

/**
 * Where photos' bytes live. What a name holds never changes, except that it may be deleted. A store that does not answer
 * rejects with PhotoStoreUnavailable.
 */
export type PhotoStore = TempFiles & {
  /** Makes the draft durable under that name before it answers; the same again replaces it. */
  put(
    tempPath: string,
    assetId: string,
    file: PhotoFile,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "noSpace" }>;
  read(assetId: string, file: PhotoFile): Promise<StoredPhoto | undefined>;
  /** Runs `use` with a path on this machine that holds the file; undefined when there is none. */
  withFile<T>(assetId: string, file: PhotoFile, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** All files of a photo; doing it twice is fine. */
  delete(assetId: string): Promise<void>;
};

export class PhotoStoreUnavailableError extends Error {
  override readonly name = "PhotoStoreUnavailableError";
}

/** The body of a store's answer; a line that breaks in its middle is a store that does not answer. */
export const toBodyStream = (body: AsyncIterable<Uint8Array>): Readable =>
  Readable.from(convertStreamErrors(body), { objectMode: false });

async function* convertStreamErrors(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new PhotoStoreUnavailableError("the line to the photo store broke", { cause });
  }
}
