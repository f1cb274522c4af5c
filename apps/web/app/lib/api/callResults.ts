import type { Call } from "@storywall/contract/call.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { Toast } from "../page/toast.ts";

/** R8.5: these fail in silence and are tried again by whoever called them. */
const SILENT_CALLS: readonly string[] = ["createUser", "addOrUpdateUserPhoto", "addOrUpdateUserTemplateInfo"];

/** The toast that a result asks for: R8.1 a message, R8.2 a refusal, R8.4 and R8.5 none. */
export const toastFor = (call: Pick<Call, "name" | "tag">, result: CallResult<unknown>): Toast | null => {
  if (result.kind === "ok") {
    const message = messageOf(result.reply);
    return message === null ? null : { kind: "success", text: message };
  }
  if (call.tag === "Cart" || SILENT_CALLS.includes(call.name)) return null;
  return { kind: "error", text: result.message };
};

/** R4.17, R8.3: whoever the server does not know has no record here either. */
export const isUnauthorized = (result: CallResult<unknown>): boolean =>
  result.kind === "error" && result.status === 401;

const messageOf = (reply: unknown): string | null =>
  typeof reply === "object" &&
  reply !== null &&
  "message" in reply &&
  typeof reply.message === "string" &&
  reply.message !== ""
    ? reply.message
    : null;
