import { ERROR_STATUS, type ErrorCode, type FailureReply, type Issue } from "@storywall/contract/errors.ts";
import type { FastifyReply } from "fastify";
import { FAILURE_PAGE_POLICY, failurePage, isSeenByPerson } from "./failurePage.ts";

/** A refusal on the way to the reply: thrown where a request cannot even reach its handler. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly error: ErrorCode;
  readonly issues: readonly Issue[] | undefined;

  constructor(error: ErrorCode, message: string, issues?: readonly Issue[]) {
    super(message);
    this.error = error;
    this.issues = issues;
  }
}

type Refused = Pick<Failure, "error" | "message"> & { readonly issues?: readonly Issue[] | undefined };

/** The body of every refusal, whatever refused. */
export const failureReply = ({ error, message, issues }: Refused): FailureReply => ({
  statusCode: ERROR_STATUS[error],
  error,
  message,
  ...(issues && issues.length > 0 ? { issues: [...issues] } : {}),
});

export const sendFailure = (reply: FastifyReply, refused: Refused): FastifyReply => {
  const status = ERROR_STATUS[refused.error];
  // A proxy or browser that keeps a refusal would go on refusing when all is well again.
  reply.code(status).header("cache-control", "no-store");
  if (isSeenByPerson(reply.request)) {
    return reply
      .header("content-security-policy", FAILURE_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(failurePage(status, refused.message));
  }
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(failureReply(refused)));
};
