import { ERROR_STATUS, type ErrorCode, type FailureReply } from "@storywall/contract/errors.ts";
import { photoTooLarge } from "@storywall/domain/photos/photoRefusals.ts";
import { ERRORS } from "@tus/server";
import { OTHER_OFFSET } from "../../usecases/photos/receiveUpload.ts";
import { failureReply } from "../failure.ts";

/** A refusal on its way through the tus library, which passes on what has these two fields. */
export class TusFailure extends Error {
  override readonly name = "TusFailure";
  readonly status_code: number;
  readonly body: string;

  constructor(error: ErrorCode, message: string) {
    super(message);
    this.status_code = ERROR_STATUS[error];
    this.body = JSON.stringify(failureReply({ error, message }));
  }
}

/**
 * The upload's lock went to somebody else, or its lease ran out while the database was busy. The library says 400, upon which
 * clients give up; a 409 they take for what it is, and go on from where the upload stands.
 */
const LET_GO = {
  error: "CONFLICT",
  message: "The upload was let go of. Ask where it stands and go on from there.",
} as const;

/** What the library refuses by itself, by status, in the contract's words. */
const KNOWN: Readonly<Record<number, { readonly error: ErrorCode; readonly message: string }>> = {
  // The library's answer to a content type that it does not know; the protocol and our contract say 415.
  403: {
    error: "WRONG_CONTENT_TYPE",
    message: "Please send the photo's bytes as application/offset+octet-stream.",
  },
  404: { error: "NOT_FOUND", message: "We do not know this upload. Please choose the photo again." },
  409: {
    error: "CONFLICT",
    message: OTHER_OFFSET,
  },
  410: {
    error: "UPLOAD_EXPIRED",
    message: "This upload was begun more than a day ago. Please choose the photo again.",
  },
  413: { error: "PAYLOAD_TOO_LARGE", message: "These are more bytes than the upload was announced with." },
  500: { error: "INTERNAL", message: "Something went wrong on our side. We have written it down." },
};

/** The body of any refusal of the tus library; its own words, which may quote ours, stay inside. */
export const tusFailureReply = (status: number, body: string, isCreation: boolean): FailureReply | string => {
  if (body.startsWith("{")) return body;
  if (body.startsWith(ERRORS.ABORTED.body)) return failureReply(LET_GO);
  if (isCreation && status === 413) return failureReply(photoTooLarge());
  const known = KNOWN[status];
  if (known) return failureReply(known);
  return {
    statusCode: status,
    error: "BAD_REQUEST" satisfies ErrorCode,
    message: "The request is not one of the tus 1.0 protocol as we speak it.",
  };
};
