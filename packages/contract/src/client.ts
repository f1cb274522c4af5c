import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { Call, CallInput, CallReply } from "./call.ts";
import type { Issue } from "./errors.ts";

/** Timeout of every call (R7.6). */
export const CALL_TIMEOUT_MS = 30_000;

/** Result of a call. An error is a value, not an exception, so that no caller can forget it. */
export type CallResult<Reply> =
  | { readonly kind: "ok"; readonly reply: Reply }
  /** The server answered with an error. */
  | {
      readonly kind: "error";
      readonly status: number;
      readonly error: string;
      readonly message: string;
      readonly issues: readonly Issue[];
    }
  /** No answer: offline, timeout, or not our server. The effect is unknown; repeat with the same idempotency key. */
  | {
      readonly kind: "unreachable";
      /** Message for people. */
      readonly message: string;
      /** The browser's own error text: for logs, never shown to people. */
      readonly reason?: string;
    };

type ClientOptions = {
  /** Origin and prefix, `/api` in the browser. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Called with every result, for toasts (R8.1, R8.2) and the user record (R4.17). */
  readonly onResult?: (call: Call, result: CallResult<unknown>) => void;
};

export type CallOptions = { readonly idempotencyKey?: string; readonly signal?: AbortSignal };

export type Client = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallResult<CallReply<C>>>;

type RequestParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Creates the client of the HTTP contract (R7.6): base {host}/api, 30 s timeout, no auth header. */
export const createClient = ({ baseUrl, fetch, onResult }: ClientOptions): Client => {
  return async <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) => {
    const parts: RequestParts = input;
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const result = await send<CallReply<C>>(fetch, `${baseUrl}${buildPath(call, parts)}`, {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(parts.body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
      },
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    onResult?.(call, result);
    return result;
  };
};

const buildPath = (call: Call, { params = {}, query = {} }: RequestParts): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const send = async <Reply>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<CallResult<Reply>> => {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, init);
    body = await response.json();
  } catch (error) {
    return { kind: "unreachable", message: NO_ANSWER, reason: String(error) };
  }
  if (response.ok) return { kind: "ok", reply: body as Reply };
  return { kind: "error", status: response.status, ...(await parseErrorReply(body)) };
};

/** The client's own message (R8.2): the call may have been cut off, timed out, or answered by something else. */
export const NO_ANSWER = "We couldn't reach the shop. Please check your connection and try again.";

type ParsedError = { error: string; message: string; issues: readonly Issue[] };

/** Returns the message of the body, else the message of its code, else the client's own (R8.2). */
const parseErrorReply = async (body: unknown): Promise<ParsedError> => {
  const text = (name: string): string | undefined => {
    const value = fieldOf(body, name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const issues = fieldOf(body, "issues");
  const error = text("error") ?? "INTERNAL";
  const message = text("message") ?? (await loadErrorMessage(error));
  return { error, message, issues: Array.isArray(issues) ? issues : [] };
};

const loadErrorMessage = (code: string): Promise<string> =>
  import("./errorMessages.ts").then(
    ({ messageOfError }) => messageOfError(code),
    () => NO_ANSWER,
  );
