import { beginPasskeySignIn } from "@storywall/contract/calls/staff/beginPasskeySignIn.ts";
import { adminApi } from "./adminApi.ts";
import { noAnswerMessage } from "./noAnswer.ts";
import { askForPasskey } from "./passkeyBrowser.ts";

type PasskeyAnswer =
  | { readonly ticket: string; readonly response: Record<string, unknown> }
  | { readonly error: string };

/** Asks the person for a passkey of this shop. */
export const requestPasskey = async (): Promise<PasskeyAnswer> => {
  const begun = await adminApi(beginPasskeySignIn, { body: {} });
  if (begun.kind === "error") return { error: begun.message };
  if (begun.kind === "unreachable") return { error: noAnswerMessage() };
  const response = await askForPasskey(begun.reply.options);
  return response
    ? { ticket: begun.reply.ticket, response }
    : { error: "No passkey was used. You can sign in with your password instead." };
};
