import type { Readable } from "node:stream";

/** A part of an upload that the store has. */
export type UploadedPart = { readonly number: number; readonly bytes: number; readonly tag: string };

/** What a store has of an upload whose parts are not joined yet. */
export type MultipartUpload = { readonly key: string; readonly parts: readonly UploadedPart[] };

/**
 * Bytes that browsers send straight to the photo store, part by part, past the shop. They are no photo there: the shop
 * fetches, checks and keeps them as it does with any other upload. `id` is the upload's.
 */
export type DirectUploads = {
  /** Parts from this size on; only the last may be smaller. */
  readonly partBytes: number;
  /** Undefined when nothing was begun, or its parts are joined. */
  find(id: string): Promise<MultipartUpload | undefined>;
  begin(id: string): Promise<MultipartUpload>;
  /** An address that takes exactly that many bytes as that part, for an hour, from whoever has it. */
  createPartUrl(
    id: string,
    parts: Pick<MultipartUpload, "key">,
    part: { readonly number: number; readonly bytes: number },
  ): Promise<string>;
  /** Makes one file of the parts. `gone`: somebody else did, or ended the upload. */
  join(id: string, parts: MultipartUpload): Promise<"joined" | "gone">;
  /** Bytes of the joined file; undefined when there is none. */
  sizeOf(id: string): Promise<number | undefined>;
  /** The joined file's bytes from there on; undefined when there is none. */
  read(id: string, from: number): Promise<Readable | undefined>;
  /** The file, and parts that were never joined. */
  remove(id: string): Promise<void>;
  /** Those of all uploads that were begun before then. */
  removeOlderThan(time: Date): Promise<void>;
};
