import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { PaymentsUnavailableError } from "../../ports/payments/Payments.ts";

export type PaystackReply =
  /** `pages` is the number of pages of a list, else 1. */
  | { readonly kind: "ok"; readonly data: unknown; readonly pages: number }
  /** Paystack rejected the request: unknown id, duplicate reference, a refund above the remaining amount. */
  | { readonly kind: "error"; readonly status: number; readonly message: string };

export type PaystackApi = {
  get(path: string): Promise<PaystackReply>;
  post(path: string, body: object): Promise<PaystackReply>;
};

/**
 * Longest time for one call, retries included. If it is exceeded, the next check of the payment finds out what
 * the call did.
 */
const TIMEOUT_MS = 9_000;
/** Attempts of a GET that is not answered. A POST is never repeated here. */
const MAX_ATTEMPTS = 3;

/**
 * Creates a client of Paystack's HTTP API (https://paystack.com/docs/api). Paystack has no official SDK, and the API is
 * small: a secret key in a header, and `{ status, message, data }` in every reply.
 * @throws PaymentsUnavailableError whenever it is not certain that Paystack has answered this request.
 */
export const paystackApi = (url: string, secretKey: string, timeoutMs = TIMEOUT_MS): PaystackApi => {
  const request = async (
    method: "GET" | "POST",
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<PaystackReply> => {
    const { status, reply } = await send(method, path, signal, body);
    if (status === 401 || status === 403) {
      throw new PaymentsUnavailableError("Paystack rejects our secret key");
    }
    // 429 and 408 are temporary; they say nothing about this request.
    if (status >= 500 || status === 429 || status === 408) {
      throw new PaymentsUnavailableError(`Paystack answered ${status} to ${method} ${path}`);
    }
    const { status: isSuccess, message, data, meta } = reply;
    if (status < 300 && isSuccess === true) return { kind: "ok", data, pages: pagesOf(meta) };
    return { kind: "error", status, message: typeof message === "string" ? message : "" };
  };

  const send = async (method: string, path: string, signal: AbortSignal, body?: object) => {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // A redirect could send the key to another server.
        redirect: "error",
        signal,
      });
      const reply: unknown = await response.json();
      if (!isRecord(reply)) throw new Error("not an object");
      return { status: response.status, reply };
    } catch (cause) {
      throw new PaymentsUnavailableError(`Paystack did not answer ${method} ${path}`, { cause });
    }
  };

  const requestWithRetries = async (
    path: string,
    signal: AbortSignal,
    attemptsLeft = MAX_ATTEMPTS,
  ): Promise<PaystackReply> => {
    try {
      return await request("GET", path, signal);
    } catch (error) {
      if (attemptsLeft === 1 || signal.aborted) throw error;
      return requestWithRetries(path, signal, attemptsLeft - 1);
    }
  };

  return {
    get: (path) => requestWithRetries(path, AbortSignal.timeout(timeoutMs)),
    post: (path, body) => request("POST", path, AbortSignal.timeout(timeoutMs), body),
  };
};

const pagesOf = (meta: unknown): number =>
  isRecord(meta) && typeof meta.pageCount === "number" ? meta.pageCount : 1;
