import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "@storywall/contract/errors.ts";
import { photoTooLarge } from "@storywall/domain/photos/photoErrors.ts";
import { ERRORS } from "@tus/server";
import { OFFSET_MISMATCH_MESSAGE } from "../../usecases/photos/uploadReceiver.ts";
import { errorReply } from "../httpError.ts";

/** An error that the tus library passes on: it reads these two fields. */
export class TusError extends Error {
  override readonly name = "TusError";
  readonly status_code: number;
  readonly body: string;

  constructor(error: ErrorCode, message: string) {
    super(message);
    this.status_code = ERROR_STATUS[error];
    this.body = JSON.stringify(errorReply({ error, message }));
  }
}

/**
 * The upload's lock was taken over, or its lease expired while the database was busy. The library sends 400, after
 * which clients give up. After a 409 they ask for the offset and continue.
 */
const LOCK_LOST = {
  error: "CONFLICT",
  message: "Another request took this upload over. Request its offset and continue from there.",
} as const;

/** The library's own errors, by status, as errors of the contract. */
const ERRORS_BY_STATUS: Readonly<Record<number, { readonly error: ErrorCode; readonly message: string }>> = {
  // The library sends 403 for an unknown content type; the protocol and our contract say 415.
  403: {
    error: "WRONG_CONTENT_TYPE",
    message: "Please send the photo's bytes as application/offset+octet-stream.",
  },
  404: { error: "NOT_FOUND", message: "We can't find this upload. Please choose the photo again." },
  409: {
    error: "CONFLICT",
    message: OFFSET_MISMATCH_MESSAGE,
  },
  410: {
    error: "UPLOAD_EXPIRED",
    message: "This upload was started more than a day ago. Please choose the photo again.",
  },
  413: { error: "PAYLOAD_TOO_LARGE", message: "These are more bytes than the upload was announced with." },
  500: { error: "INTERNAL", message: "Something went wrong on our side. We have logged it." },
};

/** Returns the body of an error of the tus library. Its own texts may quote request data, so they are not sent. */
export const tusErrorReply = (status: number, body: string, isCreation: boolean): ErrorReply | string => {
  if (body.startsWith("{")) return body;
  if (body.startsWith(ERRORS.ABORTED.body)) return errorReply(LOCK_LOST);
  if (isCreation && status === 413) return errorReply(photoTooLarge());
  const known = ERRORS_BY_STATUS[status];
  if (known) return errorReply(known);
  return {
    statusCode: status,
    error: "BAD_REQUEST" satisfies ErrorCode,
    message: "The request is not one of the tus 1.0 protocol as we speak it.",
  };
};
