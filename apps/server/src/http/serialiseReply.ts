import type { Call } from "@storywall/contract/call.ts";
import { ERROR_STATUS } from "@storywall/contract/errors.ts";
import type { StoredReply } from "../ports/platform/IdempotencyKeys.ts";
import type { Handler } from "./handler.ts";
import { errorReply } from "./httpError.ts";
import { MAX_REPLY_BYTES } from "./limits.ts";
import { validate } from "./validate.ts";

/**
 * Serialises a result. Sends only fields that the contract declares.
 * @throws Error for a reply that breaks the contract or is too large to send: our error, and a 500.
 */
export const serialiseReply = <C extends Call>(
  call: C,
  result: Awaited<ReturnType<Handler<C>>>,
): StoredReply => {
  if (result.kind === "error") {
    return { status: ERROR_STATUS[result.error], reply: JSON.stringify(errorReply(result)) };
  }
  const validated = validate(call.reply, result.value);
  if (validated.kind === "issues") {
    throw new Error(`${call.name} replied against its contract: ${JSON.stringify(validated.issues)}`);
  }
  const reply = JSON.stringify(validated.value);
  const bytes = Buffer.byteLength(reply);
  if (bytes > MAX_REPLY_BYTES) throw new Error(`${call.name} made a reply of ${bytes} bytes`);
  return { status: call.status ?? 200, reply };
};
