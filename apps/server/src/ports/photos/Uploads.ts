import type { PhotoError } from "@storywall/domain/photos/photoErrors.ts";

/** How the reading of a finished upload ended; kept, so that asking again hears it again. */
export type UploadOutcome = { readonly kind: "photo" } | PhotoError;

export type Upload = {
  readonly id: string;
  /** Chosen with the upload, so that reading it again after a crash makes the same photo and no second one. */
  readonly assetId: string;
  /** The visitor who sends it, as far as one is known. */
  readonly uploader: string | null;
  /** Bytes that will come; undefined while unknown. */
  readonly size: number | undefined;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly createdAt: Date;
  /** Bytes that are safely here. */
  readonly offset: number;
  readonly outcome: UploadOutcome | undefined;
};

export type NewUpload = Omit<Upload, "offset" | "outcome">;

/** What the sender says that the bytes of one request hash to. */
export type Checksum = { readonly algorithm: "sha1" | "sha256"; readonly digest: Buffer };

export type AppendResult =
  | { readonly kind: "appended"; readonly offset: number }
  /** So many bytes are not what is here: nothing was written. */
  | { readonly kind: "otherOffset" }
  | { readonly kind: "checksumMismatch" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "noSpace" };

/** Bytes on their way in. One writer at a time for an upload; the caller holds its lock. */
export type Uploads = {
  create(upload: NewUpload): Promise<{ readonly kind: "created" } | { readonly kind: "noSpace" }>;
  find(id: string): Promise<Upload | undefined>;
  /**
   * Writes the bytes behind the `offset` that are here, and answers after they are durable. Whoever lost the upload's lock may
   * have written more meanwhile: bytes for one place never go to another. What arrived before the sender
   * broke off stays, for it to go on from there; bytes with a checksum stay only when it is right, and bytes beyond
   * `limit` or the end of the disk take this call's bytes with them.
   */
  append(
    id: string,
    offset: number,
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
    checksum?: Checksum,
  ): Promise<AppendResult>;
  /** Fixes the size of an upload of unknown size to what is here. */
  fixSize(id: string): Promise<void>;
  /** Hex; of what lies on disk, since the pieces may have come in many requests and to several processes. */
  sha256(id: string): Promise<string>;
  /** Runs `use` with a path on this machine that holds the bytes. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T>;
  copyTo(id: string, path: string): Promise<{ readonly kind: "copied" } | { readonly kind: "noSpace" }>;
  /** Keeps the outcome and lets the bytes go. */
  settle(id: string, outcome: UploadOutcome): Promise<void>;
  remove(id: string): Promise<void>;
  /** Uploads with all bytes and no outcome: a crash came between. */
  findUnsettled(): Promise<readonly string[]>;
  /** How many were removed. */
  removeOlderThan(time: Date): Promise<number>;
};
