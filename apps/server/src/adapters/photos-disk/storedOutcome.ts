import type { UploadOutcome } from "../../ports/photos/Uploads.ts";

/** The kind that `outcome.json` has for an error. Files on disk outlive the code, so the stored word never changes. */
const STORED_ERROR_KIND = "refused";

/** Returns the text of `outcome.json`. */
export const toStoredOutcome = (outcome: UploadOutcome): string =>
  JSON.stringify(outcome.kind === "error" ? { ...outcome, kind: STORED_ERROR_KIND } : outcome);

/** Returns the outcome that `outcome.json` holds. */
export const parseStoredOutcome = (text: string): UploadOutcome => {
  const stored = JSON.parse(text);
  return stored.kind === STORED_ERROR_KIND ? { ...stored, kind: "error" } : stored;
};
