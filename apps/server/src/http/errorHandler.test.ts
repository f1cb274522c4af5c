import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../ports/payments/Payments.ts";
import { handleError } from "./errorHandler.ts";
import { HttpError } from "./httpError.ts";
import { createMetricsRegistry, measureRequests } from "./metrics/metrics.ts";

let app: FastifyInstance;
afterEach(() => app.close());

/** Opens an app whose only call throws the error, and returns what a request to it leads to. */
const requestThatThrows = async (error: unknown, payload = "{}") => {
  const logged: string[] = [];
  const registry = createMetricsRegistry({ databasePool: null, images: () => ({ running: 0, waiting: 0 }) });
  const loggerInstance: FastifyBaseLogger = pino(
    { level: "error" },
    { write: (line) => void logged.push(line) },
  );
  app = Fastify({ loggerInstance });
  app.setErrorHandler(handleError);
  measureRequests(app, registry);
  app.post("/pay", async () => {
    throw error;
  });
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url: "/pay", headers, payload });
  const isCounted = (await registry.metrics()).includes(
    `storywall_http_request_seconds_count{method="POST",route="/pay",status="${response.statusCode}"} 1`,
  );
  return { status: response.statusCode, error: response.json().error, logged: logged.join(), isCounted };
};

/** An error as libraries of providers throw it: with the status of the provider's answer to us. */
const errorOfLibrary = (statusCode: number, fields: object = {}) =>
  Object.assign(new Error("Currency not supported by merchant"), { statusCode, ...fields });

describe("reliability 30: an error is answered as what it is", () => {
  test.each([400, 401, 402, 404, 409, 413, 422, 429])(
    "a library's error of status %d is ours, logged and counted",
    async (statusCode) => {
      const answer = await requestThatThrows(errorOfLibrary(statusCode));
      expect(answer).toMatchObject({ status: 500, error: "INTERNAL", isCounted: true });
      expect(answer.logged).toContain("errorHandler.test.ts");
    },
  );

  test("a provider's refusal has a code of its own, and is logged with its reason and counted", async () => {
    const cause = errorOfLibrary(400, { code: "currency_not_supported" });
    const answer = await requestThatThrows(
      new PaymentsRejectedError("Stripe: 400 currency_not_supported", { cause }),
    );
    expect(answer).toMatchObject({ status: 502, error: "PAYMENTS_REFUSED", isCounted: true });
    expect(answer.logged).toContain("currency_not_supported");
  });

  test("a provider that does not answer is logged and counted", async () => {
    const answer = await requestThatThrows(new PaymentsUnavailableError("no answer"));
    expect(answer).toMatchObject({ status: 503, error: "UNAVAILABLE", isCounted: true });
    expect(answer.logged).not.toBe("");
  });

  test.each([
    ["a body that is no JSON", new Error("never thrown"), "{", 400, "BAD_REQUEST"],
    ["a wrong field", new HttpError("BAD_REQUEST", "Wrong."), "{}", 400, "BAD_REQUEST"],
    [
      "Fastify's own error",
      errorOfLibrary(400, { code: "FST_ERR_CTP_INVALID_CONTENT_LENGTH" }),
      "{}",
      400,
      "BAD_REQUEST",
    ],
    [
      "a form that is too large",
      errorOfLibrary(413, { code: "FST_REQ_FILE_TOO_LARGE" }),
      "{}",
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    // http-errors marks errors about the client's request, such as a range beyond the file's end.
    [
      "an error whose message is for the client",
      errorOfLibrary(416, { expose: true }),
      "{}",
      400,
      "BAD_REQUEST",
    ],
  ])("%s is the client's, and not logged", async (_, thrown, payload, status, error) => {
    expect(await requestThatThrows(thrown, payload)).toEqual({ status, error, logged: "", isCounted: true });
  });
});
