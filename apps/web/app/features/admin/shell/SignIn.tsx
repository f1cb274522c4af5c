import { signInOwner } from "@storywall/contract/calls/owner/signInOwner.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { adminApi } from "./adminApi.ts";
import styles from "./SignIn.module.css";

/** The sign-in form of the owner (R6.2). An error is shown at the field. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const showError = (message: string) => {
    setError(message);
    field.current?.focus();
    field.current?.select();
  };

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? "";
    if (busy) return;
    if (password === "") return showError("Enter the password.");
    setBusy(true);
    setError(undefined);
    const result = await adminApi(signInOwner, { body: { password } });
    if (result.kind === "ok") await onSignedIn();
    setBusy(false);
    if (result.kind === "error") showError(result.message);
    if (result.kind === "unreachable") showError("The shop does not answer. Please try again in a moment.");
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        type="password"
        name="password"
        autoComplete="current-password"
        label="Password"
        hint="Shown once when the shop was first started, or set by OWNER_PASSWORD."
        required
        {...(error === undefined ? {} : { error })}
      />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
