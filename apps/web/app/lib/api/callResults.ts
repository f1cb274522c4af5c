import type { Call } from "@storywall/contract/call.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { Toast } from "../page/toast.ts";

/** R8.5: these fail without a toast; their callers repeat them. */
const SILENT_CALLS: readonly string[] = [
  "createUser",
  "addOrUpdateUserPhoto",
  "addOrUpdateUserTemplateInfo",
  "deleteUserTemplateInfo",
];

type FailedCall = Exclude<CallResult<unknown>, { kind: "ok" }>;
/** The statuses are examples: with them the compiler knows that a result which is not retryable is an error. */
type RetryableCall =
  | Extract<FailedCall, { kind: "unreachable" }>
  | (Extract<FailedCall, { kind: "error" }> & { readonly status: 429 | 500 | 502 | 503 | 504 });

/** Returns the toast for the result of a call: a message (R8.1), an error (R8.2), or none (R8.4, R8.5). */
export const toastFor = (call: Pick<Call, "name" | "tag">, result: CallResult<unknown>): Toast | null => {
  if (result.kind === "ok") {
    const message = messageOf(result.reply);
    return message === null ? null : { kind: "success", text: message };
  }
  if (call.tag === "Cart" || SILENT_CALLS.includes(call.name)) return null;
  return { kind: "error", text: result.message };
};

/** Returns true when the server does not know this visitor: the browser's record of them ends too (R4.17, R8.3). */
export const isUnauthorized = (result: CallResult<unknown>): boolean =>
  result.kind === "error" && result.status === 401;

/**
 * Returns true when the same call may succeed later: no answer came, the server is in trouble, or there were too many
 * calls. Any other error stays the same however often the call is repeated.
 */
export const isRetryable = (result: FailedCall): result is RetryableCall =>
  result.kind === "unreachable" || isRetryableStatus(result.status);

/** The same for the status of an HTTP response. */
export const isRetryableStatus = (status: number): boolean => status >= 500 || status === 429;

const messageOf = (reply: unknown): string | null => {
  const message = fieldOf(reply, "message");
  return typeof message === "string" && message !== "" ? message : null;
};
