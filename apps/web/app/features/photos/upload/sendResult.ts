import { UPLOAD_FAILED, type UploadError } from "../uploadError.ts";

/** Where a photo's bytes come from, and who is told how far they are. */
export type UploadRequest = {
  readonly file: Blob;
  readonly fileName: string;
  /** Where an earlier try got to. */
  readonly uploadUrl: string | null;
  readonly onUploadUrl: (url: string) => void;
  /** 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/** What became of a photo's bytes. */
export type SendResult =
  | { readonly kind: "sent"; readonly uploadUrl: string }
  | { readonly kind: "error"; readonly problem: UploadError }
  /** No network or no answer; the bytes that arrived stay there, and the upload can go on. */
  | { readonly kind: "unreachable" };

export const UNREACHABLE = { kind: "unreachable" } as const satisfies SendResult;

/** A server in trouble, a lock held by an earlier connection and a full house pass; any other refusal is an answer. */
export const isRetryableStatus = (status: number): boolean =>
  status >= 500 || [0, 408, 409, 423, 429].includes(status);

export const toSendError = (status: number, body: string): Exclude<SendResult, { kind: "sent" }> => {
  if (isRetryableStatus(status)) return { kind: "unreachable" };
  return {
    kind: "error",
    problem: toUploadError(status, parseTextField(body, "message"), parseTextField(body, "error")),
  };
};

/** The shop's own sentence where it says what is wrong with the photo (413, 415, 422). */
export const toUploadError = (status: number, message: string | null, error: string | null): UploadError =>
  message !== null && [413, 415, 422].includes(status)
    ? // Room can be made, and nothing is wrong with the photo: it stays, to be sent again.
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
