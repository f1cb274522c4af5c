import { DAY_MS } from "@storywall/domain/time/durations.ts";

/** How long an upload may take, and how long its result can be read. */
export const UPLOAD_TTL_MS = DAY_MS;

/** Returns the time before which uploads must have begun to be expired. */
export const uploadExpiryCutoff = (now: Date): Date => new Date(now.getTime() - UPLOAD_TTL_MS);
