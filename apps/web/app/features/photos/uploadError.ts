/** Why a photo cannot be used, as the shopper is told: what is wrong, and what to do. */
export type UploadError = {
  readonly message: string;
  /** The same bytes may be taken at another try. */
  readonly canRetry: boolean;
};

/** The browser gives the file out no more: moved, deleted, or on a drive that was taken away. */
export const FILE_UNREADABLE: UploadError = {
  message: "Your device does not give this photo out any more. Please choose it again.",
  canRetry: false,
};

export const UPLOAD_FAILED: UploadError = {
  message: "The shop could not take this photo in. Try again, or choose another.",
  canRetry: true,
};
