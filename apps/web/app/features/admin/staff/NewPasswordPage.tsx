import { MIN_PASSWORD_LENGTH } from "@storywall/domain/staff/passwordRules.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import signInStyles from "../shell/SignIn.module.css";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import styles from "./Staff.module.css";

/** The page of a mailed link for a new password; null: the link has expired. */
export function NewPasswordPage({
  email,
  onSet,
}: {
  readonly email: string | null;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onSet: (password: string) => Promise<string | null>;
}) {
  return (
    <main data-admin className={signInStyles.page}>
      {email === null ? (
        <>
          <h1 className={signInStyles.title}>This link has expired</h1>
          <p className={signInStyles.lead}>It has already been used, or is more than 30 minutes old.</p>
          <a href="/admin/password">Send me a new one</a>
        </>
      ) : (
        <>
          <h1 className={signInStyles.title}>A new password</h1>
          <p className={signInStyles.lead}>You'll be signed out everywhere else.</p>
          <PasswordForm email={email} onSet={onSet} />
        </>
      )}
    </main>
  );
}

function PasswordForm({
  email,
  onSet,
}: {
  readonly email: string;
  readonly onSet: (password: string) => Promise<string | null>;
}) {
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"password">();
  const { isBusy, whileBusy } = useBusy();
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    setError(null);
    if (password.length < MIN_PASSWORD_LENGTH)
      return showError(form, "password", `Please use at least ${MIN_PASSWORD_LENGTH} characters.`);
    clearError();
    const message = await whileBusy(onSet(password));
    setError(message);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField type="email" name="email" label="Email" value={email} readOnly autoComplete="username" />
      <TextField
        autoFocus
        type="password"
        name="password"
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. Three or four random words work well.`}
        autoComplete="new-password"
        {...errorOf("password")}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Save and sign in
      </Button>
    </form>
  );
}
