import { ERROR_STATUS, type ErrorCode, type ErrorReply, type Issue } from "@storywall/contract/errors.ts";
import type { FastifyReply } from "fastify";
import { acceptsHtml, ERROR_PAGE_CSP, errorPage } from "./errorPage.ts";

/** A refusal on the way to the reply: thrown where a request cannot even reach its handler. */
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

/** The body of every refusal, whatever refused. */
export const errorReply = ({ error, message, issues }: ErrorDetails): ErrorReply => ({
  statusCode: ERROR_STATUS[error],
  error,
  message,
  ...(issues && issues.length > 0 ? { issues: [...issues] } : {}),
});

export const sendError = (reply: FastifyReply, error: ErrorDetails): FastifyReply => {
  const status = ERROR_STATUS[error.error];
  // A proxy or browser that keeps a refusal would go on refusing when all is well again.
  reply.code(status).header("cache-control", "no-store");
  if (acceptsHtml(reply.request)) {
    return reply
      .header("content-security-policy", ERROR_PAGE_CSP)
      .type("text/html; charset=utf-8")
      .send(errorPage(status, error.message));
  }
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(errorReply(error)));
};
