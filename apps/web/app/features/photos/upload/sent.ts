import { PHOTO_NOT_TAKEN, type PhotoProblem } from "../photoProblem.ts";

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
export type Sent =
  | { readonly kind: "sent"; readonly uploadUrl: string }
  | { readonly kind: "refused"; readonly problem: PhotoProblem }
  /** No network or no answer; the bytes that arrived stay there, and the upload can go on. */
  | { readonly kind: "unreachable" };

export const UNREACHABLE = { kind: "unreachable" } as const satisfies Sent;

/** A server in trouble, a lock held by an earlier connection and a full house pass; any other refusal is an answer. */
export const isTemporary = (status: number): boolean =>
  status >= 500 || [0, 408, 409, 423, 429].includes(status);

export const refusalIn = (status: number, body: string): Exclude<Sent, { kind: "sent" }> => {
  if (isTemporary(status)) return { kind: "unreachable" };
  return { kind: "refused", problem: problemIn(status, fieldIn(body, "message"), fieldIn(body, "error")) };
};

/** The shop's own sentence where it says what is wrong with the photo (413, 415, 422). */
export const problemIn = (status: number, message: string | null, error: string | null): PhotoProblem =>
  message !== null && [413, 415, 422].includes(status)
    ? // Room can be made, and nothing is wrong with the photo: it stays, to be sent again.
      { message, canRetry: error === "PHOTO_QUOTA_REACHED" }
    : PHOTO_NOT_TAKEN;

const fieldIn = (body: string, name: "message" | "error"): string | null => {
  try {
    const reply: unknown = JSON.parse(body);
    const field: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, name) : null;
    return typeof field === "string" && field !== "" ? field : null;
  } catch {
    return null;
  }
};
