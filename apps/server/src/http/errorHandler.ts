import type { FastifyReply, FastifyRequest } from "fastify";
import { PaymentsUnavailable } from "../ports/payments/Payments.ts";
import { PhotoStoreUnavailable } from "../ports/photos/PhotoStore.ts";
import { DatabaseUnavailable } from "../ports/platform/UnitOfWork.ts";
import { Failure, sendFailure } from "./failure.ts";

/** What Fastify, Node and PostgreSQL say, in the contract's words. */
const KNOWN: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure("WRONG_CONTENT_TYPE", "Please send JSON (content-type: application/json)."),
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    new Failure("BAD_REQUEST", "The request has no body; it should be JSON."),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new Failure("BAD_REQUEST", "The request is not JSON that we can read."),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Failure("PAYLOAD_TOO_LARGE", "The request is larger than this call takes."),
  FST_ERR_BAD_URL: () => new Failure("BAD_REQUEST", "The address is not one that we can read."),
  ENOSPC: noSpace,
  // PostgreSQL: disk full.
  "53100": noSpace,
  ECONNREFUSED: busy,
  ECONNRESET: busy,
  ETIMEDOUT: busy,
  // PostgreSQL: too many connections, shutting down, crashed, starting up, lock timeout, query canceled, deadlock,
  // read-only (a replica that takes over, a disk that is nearly full).
  "53300": busy,
  "57P01": busy,
  "57P02": busy,
  "57P03": busy,
  "55P03": busy,
  "57014": busy,
  "40P01": busy,
  "25006": busy,
};

/** For now: trying again is right. */
export function busy(): Failure {
  return new Failure("UNAVAILABLE", "The shop is busy for a moment. Nothing was lost; please try again.");
}

function noSpace(): Failure {
  return new Failure(
    "NO_SPACE_LEFT",
    "The shop cannot keep anything more at the moment. Please try again later.",
  );
}

/** Any error as a refusal; what nobody expected says nothing about itself to the outside. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof PaymentsUnavailable) {
    return new Failure(
      "UNAVAILABLE",
      "The payment provider does not answer. No money has moved; trying again is safe.",
    );
  }
  if (error instanceof DatabaseUnavailable || error instanceof PhotoStoreUnavailable) return busy();
  const code = textOf(error, "code");
  const known = code === undefined ? undefined : KNOWN[code];
  if (known) return known();
  const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
  if (status === 413) return new Failure("PAYLOAD_TOO_LARGE", "The request is larger than this call takes.");
  // Malformed requests that Fastify has no code of its own for, such as `__proto__` in a body.
  if (typeof status === "number" && status >= 400 && status < 500) {
    return new Failure("BAD_REQUEST", "The request is not one that we can read.");
  }
  return new Failure("INTERNAL", "Something went wrong on our side. We have written it down.");
};

export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = asFailure(error);
  if (failure.error === "INTERNAL" || failure.error === "UNAVAILABLE" || failure.error === "NO_SPACE_LEFT") {
    request.log.error(describe(error), `${request.method} ${request.routeOptions.url ?? "?"} failed`);
  }
  return sendFailure(reply, failure);
};

/**
 * What the log keeps of an error: where it happened and what kind it was. Messages of the database quote values, among
 * them e-mail addresses and ids that open things, so they stay out.
 */
export const describe = (error: unknown): Record<string, string | undefined> => {
  if (!(error instanceof Error)) return { error: typeof error };
  const isDatabase = textOf(error, "severity") !== undefined;
  return {
    error: error.name,
    code: textOf(error, "code"),
    constraint: textOf(error, "constraint"),
    stack: isDatabase ? error.stack?.split("\n").slice(1).join("\n") : error.stack,
  };
};

const textOf = (error: unknown, field: string): string | undefined => {
  const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined;
  return typeof value === "string" ? value : undefined;
};
