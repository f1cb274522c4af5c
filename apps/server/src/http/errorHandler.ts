import type { ErrorCode } from "@storywall/contract/errors.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../ports/payments/Payments.ts";
import { PhotoStoreUnavailableError } from "../ports/photos/PhotoStore.ts";
import { DatabaseUnavailableError } from "../ports/platform/UnitOfWork.ts";
import { HttpError, sendError } from "./httpError.ts";

/** Errors of Fastify, Node and PostgreSQL as errors of the contract. */
const ERRORS_BY_CODE: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new HttpError("WRONG_CONTENT_TYPE", "Please send JSON (content-type: application/json)."),
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    new HttpError("BAD_REQUEST", "The request has no body; it should be JSON."),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new HttpError("BAD_REQUEST", "The request is not JSON that we can read."),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new HttpError("PAYLOAD_TOO_LARGE", "The request is larger than this call takes."),
  FST_ERR_BAD_URL: () => new HttpError("BAD_REQUEST", "The address is not one that we can read."),
  ENOSPC: noSpace,
  // PostgreSQL: disk full.
  "53100": noSpace,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  ETIMEDOUT: unavailable,
  // PostgreSQL: too many connections, shutting down, crashed, starting up, lock timeout, query canceled, deadlock,
  // read-only (a replica that takes over, or a disk that is nearly full).
  "53300": unavailable,
  "57P01": unavailable,
  "57P02": unavailable,
  "57P03": unavailable,
  "55P03": unavailable,
  "57014": unavailable,
  "40P01": unavailable,
  "25006": unavailable,
};

/** Returns the error for a temporary failure. A retry makes sense. */
export function unavailable(): HttpError {
  return new HttpError("UNAVAILABLE", "The shop is busy right now. Nothing was lost; please try again.");
}

function noSpace(): HttpError {
  return new HttpError(
    "NO_SPACE_LEFT",
    "The shop has run out of space for the moment. Please try again later.",
  );
}

/** Converts any error to an HttpError. An unexpected error becomes INTERNAL, without its details. */
export const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof PaymentsUnavailableError) {
    return new HttpError(
      "UNAVAILABLE",
      "The payment provider isn't answering. No money has moved, so it's safe to try again.",
    );
  }
  if (error instanceof PaymentsRejectedError) {
    return new HttpError(
      "PAYMENTS_REFUSED",
      "The payment service didn't accept this. It's not your fault, and we have logged it. Please try again later, or write to us.",
    );
  }
  if (error instanceof DatabaseUnavailableError || error instanceof PhotoStoreUnavailableError)
    return unavailable();
  const code = readErrorText(error, "code");
  const createError = code === undefined ? undefined : ERRORS_BY_CODE[code];
  if (createError) return createError();
  const status = fieldOf(error, "statusCode");
  if (typeof status === "number" && status >= 400 && status < 500 && isAboutRequest(error)) {
    return status === 413
      ? new HttpError("PAYLOAD_TOO_LARGE", "The request is larger than this call takes.")
      : new HttpError("BAD_REQUEST", "The request is not one that we can read.");
  }
  return new HttpError("INTERNAL", "Something went wrong on our side. We have logged it.");
};

/**
 * Returns whether an error is about the client's request: one of Fastify and its plugins, or one of http-errors, which
 * marks the messages that are for clients. A status alone says nothing: libraries of providers throw errors with the
 * status of the provider's answer to us.
 */
const isAboutRequest = (error: unknown): boolean =>
  readErrorText(error, "code")?.startsWith("FST_") === true || fieldOf(error, "expose") === true;

/** Codes of errors on our side. */
const SERVER_ERRORS: ReadonlySet<ErrorCode> = new Set([
  "INTERNAL",
  "UNAVAILABLE",
  "NO_SPACE_LEFT",
  "PAYMENTS_REFUSED",
]);

/** Fastify's error handler: logs errors on our side and sends the error reply. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const httpError = toHttpError(error);
  if (SERVER_ERRORS.has(httpError.error)) {
    request.log.error(describeError(error), `${request.method} ${request.routeOptions.url ?? "?"} failed`);
  }
  return sendError(reply, httpError);
};

/**
 * Returns what to log about an error: its name, code and stack. Database messages quote values, such as email
 * addresses and ids that give access, so they are left out.
 */
export const describeError = (error: unknown): Record<string, string | undefined> => {
  if (!(error instanceof Error)) return { error: typeof error };
  const isDatabase = readErrorText(error, "severity") !== undefined;
  return {
    error: error.name,
    code: readErrorText(error, "code"),
    constraint: readErrorText(error, "constraint"),
    stack: isDatabase ? error.stack?.split("\n").slice(1).join("\n") : error.stack,
  };
};

const readErrorText = (error: unknown, field: string): string | undefined => {
  const value = fieldOf(error, field);
  return typeof value === "string" ? value : undefined;
};
