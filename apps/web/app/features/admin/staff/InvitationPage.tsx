import { MIN_PASSWORD_LENGTH } from "@storywall/domain/staff/passwordRules.ts";
import { ROLE_LABELS, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import signInStyles from "../shell/SignIn.module.css";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import { ROLE_HINTS } from "./roleHints.ts";
import styles from "./Staff.module.css";

export type Invitation = {
  readonly email: string;
  readonly role: StaffRole;
  readonly isNewPerson: boolean;
  readonly invitedBy: string;
};

/** The page where a new staff member chooses name and password; null: the link has expired. */
export function InvitationPage({
  invitation,
  onAccept,
}: {
  readonly invitation: Invitation | null;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onAccept: (name: string, password: string) => Promise<string | null>;
}) {
  return (
    <main data-admin className={signInStyles.page}>
      {invitation ? (
        <>
          <h1 className={signInStyles.title}>{invitation.isNewPerson ? "Welcome" : "A new password"}</h1>
          <p className={signInStyles.lead}>
            {invitation.isNewPerson
              ? `${invitation.invitedBy} has invited you. Your role: ${ROLE_LABELS[invitation.role]}. ${ROLE_HINTS[invitation.role]}`
              : "Choose a new password; afterwards please set up two-step sign-in again."}
          </p>
          <AcceptForm email={invitation.email} onAccept={onAccept} />
        </>
      ) : (
        <>
          <h1 className={signInStyles.title}>This link has expired</h1>
          <p className={signInStyles.lead}>
            It has been used or withdrawn, or is older than seven days. Please ask the person who sent it for
            a new one.
          </p>
          <a href="/admin">Sign in</a>
        </>
      )}
    </main>
  );
}

function AcceptForm({
  email,
  onAccept,
}: {
  readonly email: string;
  readonly onAccept: (name: string, password: string) => Promise<string | null>;
}) {
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"name" | "password">();
  const { isBusy, whileBusy } = useBusy();
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const name = String(typed.get("name") ?? "").trim();
    const password = String(typed.get("password") ?? "");
    setError(null);
    if (name === "") return showError(form, "name", "Please enter your name.");
    if (password.length < MIN_PASSWORD_LENGTH)
      return showError(form, "password", `Please use at least ${MIN_PASSWORD_LENGTH} characters.`);
    clearError();
    const message = await whileBusy(onAccept(name, password));
    setError(message);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField type="email" name="email" label="Email" value={email} readOnly autoComplete="username" />
      <TextField
        autoFocus
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={80}
        {...errorOf("name")}
      />
      <TextField
        type="password"
        name="password"
        label="Password"
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
