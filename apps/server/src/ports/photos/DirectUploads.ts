import type { Readable } from "node:stream";

/** An uploaded part. */
type UploadedPart = { readonly number: number; readonly bytes: number; readonly tag: string };

/** An upload at the store whose parts are not joined yet. */
export type MultipartUpload = { readonly key: string; readonly parts: readonly UploadedPart[] };

/**
 * Direct uploads: browsers send bytes to the photo store in parts, not through our server. The bytes are not a photo
 * yet: the server fetches, checks and stores them like any other upload. `id` is the upload's id.
 */
export type DirectUploads = {
  /** Smallest size of a part in bytes; only the last part may be smaller. */
  readonly partBytes: number;
  /** Returns the parts so far. Returns undefined when nothing was begun or the parts are joined. */
  find(id: string): Promise<MultipartUpload | undefined>;
  begin(id: string): Promise<MultipartUpload>;
  /**
   * Returns a URL that accepts exactly this part, with exactly this many bytes, for an hour. The URL alone gives
   * access.
   */
  createPartUrl(
    id: string,
    parts: Pick<MultipartUpload, "key">,
    part: { readonly number: number; readonly bytes: number },
  ): Promise<string>;
  /** Joins the parts into one file. Returns `notFound` when another process joined them or removed the upload. */
  join(id: string, parts: MultipartUpload): Promise<"joined" | "notFound">;
  /** Returns the size of the joined file in bytes; undefined when there is none. */
  sizeOf(id: string): Promise<number | undefined>;
  /** Returns the joined file's bytes from `from` on; undefined when there is none. */
  read(id: string, from: number): Promise<Readable | undefined>;
  /** Removes the joined file, and parts that were never joined. */
  remove(id: string): Promise<void>;
  /** Removes files and parts of all uploads that began before then. */
  removeOlderThan(time: Date): Promise<void>;
};
