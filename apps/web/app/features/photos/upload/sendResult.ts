import type { Client } from "@storywall/contract/client.ts";
import { isRetryableStatus } from "../../../lib/api/callResults.ts";
import { UPLOAD_FAILED, type UploadError } from "../uploadError.ts";

/** A photo to upload, and callbacks for its progress. */
export type UploadRequest = {
  readonly file: Blob;
  readonly fileName: string;
  /** The upload URL of an earlier attempt, to resume it. */
  readonly uploadUrl: string | null;
  readonly onUploadUrl: (url: string) => void;
  /** `sent` is a fraction, 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/** The result of sending a photo's bytes. */
export type SendResult =
  | { readonly kind: "sent"; readonly uploadUrl: string }
  | { readonly kind: "error"; readonly problem: UploadError }
  /** No network or no answer. The server keeps the bytes that arrived, and the upload can resume. */
  | { readonly kind: "unreachable" };

export type SendPhoto = (client: Client, request: UploadRequest) => Promise<SendResult>;

export const UNREACHABLE = { kind: "unreachable" } as const satisfies SendResult;

/**
 * Returns true for statuses after which an upload can resume. More of them than `isRetryable` has: 0 is tus's status
 * for no answer, 408 and 409 are a broken or repeated part, and 423 is the lock of an earlier connection, which ends by
 * itself.
 */
export const canResumeUpload = (status: number): boolean =>
  isRetryableStatus(status) || [0, 408, 409, 423].includes(status);

export const toSendError = (status: number, body: string): Exclude<SendResult, { kind: "sent" }> => {
  if (canResumeUpload(status)) return { kind: "unreachable" };
  return {
    kind: "error",
    problem: toUploadError(status, parseTextField(body, "message"), parseTextField(body, "error")),
  };
};

/** Returns the server's message when it says what is wrong with the photo (413, 415, 422), otherwise a general one. */
export const toUploadError = (status: number, message: string | null, error: string | null): UploadError =>
  message !== null && [413, 415, 422].includes(status)
    ? // With a full quota nothing is wrong with the photo: the shopper can delete others and retry.
      { message, canRetry: error === "PHOTO_QUOTA_REACHED" }
    : UPLOAD_FAILED;

const parseTextField = (body: string, name: "message" | "error"): string | null => {
  try {
    const reply: unknown = JSON.parse(body);
    const field: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, name) : null;
    return typeof field === "string" && field !== "" ? field : null;
  } catch {
    return null;
  }
};
