import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import { invitedMessage } from "./invitedMessage.ts";
import { ROLE_HINTS } from "./roleHints.ts";
import styles from "./Staff.module.css";

/** One address and one role: the invitation goes out by mail. Always open, so that an invitation is three presses. */
export function InviteForm({
  areMailsFiles,
  onInvite,
}: {
  readonly areMailsFiles: boolean;
  /** Returns an error message, or null when the invitation was sent. */
  readonly onInvite: (email: string, role: StaffRole) => Promise<string | null>;
}) {
  const [role, setRole] = useState<StaffRole>("workshop");
  const [emailError, setEmailError] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const emailInput = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? "";
    if (isBusy) return;
    if (!isEmailAddress(email)) {
      setEmailError(`${EMAIL_ADVICE}.`);
      emailInput.current?.focus();
      return;
    }
    setEmailError(undefined);
    const message = await whileBusy(onInvite(email, role));
    setError(message);
    if (message !== null) return;
    showNotice({ text: invitedMessage(email, areMailsFiles) });
    if (emailInput.current) emailInput.current.value = "";
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={emailInput}
        type="email"
        name="email"
        label="E-mail of the new person"
        autoComplete="off"
        {...(emailError === undefined ? {} : { error: emailError })}
      />
      <SelectField
        label="Role"
        name="role"
        hint={ROLE_HINTS[role]}
        value={role}
        onChange={({ target }) => setRole(STAFF_ROLES.find((known) => known === target.value) ?? role)}
      >
        {STAFF_ROLES.map((known) => (
          <option key={known} value={known}>
            {ROLE_LABELS[known]}
          </option>
        ))}
      </SelectField>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Send the invitation
        </Button>
      </div>
    </form>
  );
}
