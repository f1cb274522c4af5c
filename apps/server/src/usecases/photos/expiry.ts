/** How long an upload may take, and how long its outcome can be asked for. */
export const UPLOAD_LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Uploads that began before this time are over. */
export const expiryBefore = (now: Date): Date => new Date(now.getTime() - UPLOAD_LIFETIME_MILLISECONDS);
