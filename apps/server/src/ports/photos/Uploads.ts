import type { PhotoError } from "@storywall/domain/photos/photoErrors.ts";

/** Result of ingesting a finished upload. Stored, so that a repeated request gets the same answer. */
export type UploadOutcome =
  | { readonly kind: "photo" }
  | PhotoError
  /** The visitor or the address has too little quota left for all files of the photo. */
  | { readonly kind: "error"; readonly error: "PHOTO_QUOTA_REACHED"; readonly message: string };

export type Upload = {
  readonly id: string;
  /** Id chosen at the start of the upload, so that ingesting it again after a crash makes no second photo. */
  readonly assetId: string;
  /** The visitor who uploads; null when the request names none. */
  readonly uploader: string | null;
  /** Total size in bytes; undefined while unknown. */
  readonly size: number | undefined;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly createdAt: Date;
  /** Number of bytes that are durable. */
  readonly offset: number;
  readonly outcome: UploadOutcome | undefined;
};

export type NewUpload = Omit<Upload, "offset" | "outcome">;

/** Checksum that the client declares for the bytes of one request. */
export type Checksum = { readonly algorithm: "sha1" | "sha256"; readonly digest: Buffer };

export type AppendResult =
  | { readonly kind: "appended"; readonly offset: number }
  /** The offset is not the current one. Nothing was written. */
  | { readonly kind: "otherOffset" }
  | { readonly kind: "checksumMismatch" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "diskFull" };

/** Bytes of uploads that are not photos yet. An upload has one writer at a time: the caller holds its lock. */
export type Uploads = {
  create(upload: NewUpload): Promise<{ readonly kind: "created" } | { readonly kind: "diskFull" }>;
  find(id: string): Promise<Upload | undefined>;
  /**
   * Appends bytes at `offset` and resolves after they are durable.
   *
   * A process that lost the upload's lock may have appended meanwhile, so a wrong offset writes nothing. When the
   * client disconnects, the bytes so far stay and the client can resume. Bytes with a checksum stay only when it
   * matches. When the bytes exceed `limit` or the disk is full, all bytes of this call are removed.
   */
  append(
    id: string,
    offset: number,
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
    checksum?: Checksum,
  ): Promise<AppendResult>;
  /** Sets the size of an upload of unknown size to the current offset. */
  setFinalSize(id: string): Promise<void>;
  /**
   * Returns the SHA-256 of the bytes on disk, in hex. Read from disk, since the parts may have come in many requests
   * and to several processes.
   */
  sha256(id: string): Promise<string>;
  /** Calls `use` with a path on this machine that holds the bytes. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T>;
  copyTo(id: string, path: string): Promise<{ readonly kind: "copied" } | { readonly kind: "diskFull" }>;
  /** Stores the outcome and removes the bytes. */
  settle(id: string, outcome: UploadOutcome): Promise<void>;
  remove(id: string): Promise<void>;
  /** Returns ids of uploads with all bytes and no outcome, which a crash interrupted. */
  findUnsettled(): Promise<readonly string[]>;
  /** Removes uploads that are older than `time` and returns how many. */
  removeOlderThan(time: Date): Promise<number>;
};
