import { confirmSignIn } from "@storywall/contract/calls/staff/confirmSignIn.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { adminApi } from "./adminApi.ts";
import { noAnswerMessage } from "./noAnswer.ts";
import styles from "./SignIn.module.css";

/** The second step of a sign-in: a six-digit code, or a recovery code. */
export function SignInCode({
  ticket,
  onSignedIn,
  onBack,
}: {
  readonly ticket: string;
  readonly onSignedIn: () => Promise<void>;
  readonly onBack: () => void;
}) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (busy) return;
    if (code === "") return setError("Enter the code.");
    setBusy(true);
    const result = await adminApi(confirmSignIn, { body: { ticket, code } });
    if (result.kind === "ok") await onSignedIn();
    setBusy(false);
    if (result.kind !== "ok") {
      setError(result.kind === "error" ? result.message : noAnswerMessage());
      field.current?.select();
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        label="Code"
        hint="The six digits of your authenticator app, or one of your recovery codes."
        required
        {...(error === undefined ? {} : { error })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Confirm
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
