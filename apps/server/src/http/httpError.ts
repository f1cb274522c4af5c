import { ERROR_STATUS, type ErrorCode, type ErrorReply, type Issue } from "@storywall/contract/errors.ts";
import type { FastifyReply } from "fastify";
import { acceptsHtml, ERROR_PAGE_CSP, errorPage } from "./errorPage.ts";

/** An error of the contract, thrown by code that runs before or around a handler. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly error: ErrorCode;
  readonly issues: readonly Issue[] | undefined;

  constructor(error: ErrorCode, message: string, issues?: readonly Issue[]) {
    super(message);
    this.error = error;
    this.issues = issues;
  }
}

type ErrorDetails = Pick<HttpError, "error" | "message"> & { readonly issues?: readonly Issue[] | undefined };

/** Returns the body of every error response. */
export const errorReply = ({ error, message, issues }: ErrorDetails): ErrorReply => ({
  statusCode: ERROR_STATUS[error],
  error,
  message,
  ...(issues && issues.length > 0 ? { issues: [...issues] } : {}),
});

/** Sends an error response: a page to browsers, JSON to programs. */
export const sendError = (reply: FastifyReply, error: ErrorDetails): FastifyReply => {
  const status = ERROR_STATUS[error.error];
  // A cached error would still be shown after the shop has recovered.
  reply.code(status).header("cache-control", "no-store");
  if (acceptsHtml(reply.request)) {
    return reply
      .header("content-security-policy", ERROR_PAGE_CSP)
      .type("text/html; charset=utf-8")
      .send(errorPage(status, error.message));
  }
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(errorReply(error)));
};
