/** Why a photo cannot be used, as a message for the shopper: what is wrong, and what to do. */
export type UploadError = {
  readonly message: string;
  /** True when a retry with the same bytes may succeed. */
  readonly canRetry: boolean;
};

/** The browser can no longer read the file: moved, deleted, or on a removed drive. */
export const FILE_UNREADABLE: UploadError = {
  message: "Your device no longer lets us read this photo. Please choose it again.",
  canRetry: false,
};

export const UPLOAD_FAILED: UploadError = {
  message: "The shop couldn't accept this photo. Try again, or choose another.",
  canRetry: true,
};
