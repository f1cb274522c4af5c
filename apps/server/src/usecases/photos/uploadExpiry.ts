/** How long an upload may take, and how long its outcome can be asked for. */
export const UPLOAD_TTL_MS = 24 * 60 * 60 * 1000;

/** Uploads that began before this time are over. */
export const uploadExpiryCutoff = (now: Date): Date => new Date(now.getTime() - UPLOAD_TTL_MS);
