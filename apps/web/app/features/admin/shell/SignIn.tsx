import { signInOwner } from "@storywall/contract/calls/owner/signInOwner.ts";
import { finishPasskeySignIn } from "@storywall/contract/calls/staff/finishPasskeySignIn.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { adminApi } from "./adminApi.ts";
import { noAnswerMessage } from "./noAnswer.ts";
import { requestPasskey } from "./requestPasskey.ts";
import styles from "./SignIn.module.css";
import { SignInCode } from "./SignInCode.tsx";

/**
 * The sign-in of staff (R6.2): by passkey, or by password and, when it is set up, a code. An error is shown at the
 * field.
 */
export function SignIn({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<"password" | "passkey">();
  const [ticket, setTicket] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const showError = (message: string) => {
    setError(message);
    field.current?.focus();
    field.current?.select();
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get("email") ?? "").trim();
    const password = String(typed.get("password") ?? "");
    if (password === "") return showError("Enter the password.");
    setBusy("password");
    setError(undefined);
    const result = await adminApi(signInOwner, { body: { password, ...(email === "" ? {} : { email }) } });
    if (result.kind === "ok" && result.reply.isSignedIn) await onSignedIn();
    setBusy(undefined);
    if (result.kind === "ok") setTicket(result.reply.ticket);
    if (result.kind === "error") showError(result.message);
    if (result.kind === "unreachable") showError(noAnswerMessage());
  };

  const handlePasskey = async () => {
    setBusy("passkey");
    setError(undefined);
    const answer = await requestPasskey();
    const result = "error" in answer ? undefined : await adminApi(finishPasskeySignIn, { body: answer });
    if (result?.kind === "ok") await onSignedIn();
    setBusy(undefined);
    if ("error" in answer) showError(answer.error);
    if (result?.kind === "error") showError(result.message);
    if (result?.kind === "unreachable") showError(noAnswerMessage());
  };

  if (ticket !== undefined) {
    return <SignInCode ticket={ticket} onSignedIn={onSignedIn} onBack={() => setTicket(undefined)} />;
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        autoFocus
        type="email"
        name="email"
        autoComplete="username"
        label="Email"
        hint="Leave it empty to use the shop's own password."
        optional
      />
      <TextField
        ref={field}
        type="password"
        name="password"
        autoComplete="current-password"
        label="Password"
        hint="Your own password, or without an email that of the shop: the person who runs the server has it (from the first start, or the setting OWNER_PASSWORD)."
        required
        {...(error === undefined ? {} : { error })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy === "password"}>
          Sign in
        </Button>
        <Button variant="secondary" busy={busy === "passkey"} onClick={() => void handlePasskey()}>
          Use a passkey
        </Button>
      </div>
      <a href="/admin/password">Forgotten your password?</a>
    </form>
  );
}
