import type { Readable } from "node:stream";

/** Widths in pixels of the smaller copies (`?w=`). */
export type PhotoWidth = 320 | 640 | 1280 | 2048;

/**
 * The files of one photo: the bytes as they were sent (private: they may hold GPS), the JPEG that is printed and shown,
 * and smaller copies of it.
 */
export type PhotoFile = "original" | "master" | PhotoWidth;

export type StoredPhoto = { readonly bytes: number; readonly open: () => Readable };

/** Where photos' bytes live. What a name holds never changes, except that it may be deleted. */
export type PhotoStore = {
  /** A new path on this machine to write a file to, which `keep` or `drop` ends. */
  draft(): Promise<string>;
  /** Makes the draft durable under that name before it answers; the same again replaces it. */
  keep(
    draft: string,
    assetId: string,
    file: PhotoFile,
  ): Promise<{ readonly kind: "kept" } | { readonly kind: "noSpace" }>;
  /** Removes a draft; nothing happens when it is gone or was kept. */
  drop(draft: string): Promise<void>;
  read(assetId: string, file: PhotoFile): Promise<StoredPhoto | undefined>;
  /** Runs `use` with a path on this machine that holds the file; undefined when there is none. */
  lend<T>(assetId: string, file: PhotoFile, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** All files of a photo; doing it twice is fine. */
  delete(assetId: string): Promise<void>;
  /** Removes drafts older than that, left by a process that died. */
  dropDraftsOlderThan(time: Date): Promise<void>;
};
