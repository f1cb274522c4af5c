import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import type { PeopleActions } from "./peopleActions.ts";
import { ROLE_HINTS } from "./roleHints.ts";
import styles from "./Staff.module.css";

/**
 * A form with one address and one role that mails an invitation. It is always open, so that an invitation takes three
 * presses.
 */
export function InviteForm({ onInvite }: { readonly onInvite: PeopleActions["invite"] }) {
  const [role, setRole] = useState<StaffRole>("workshop");
  const [emailError, setEmailError] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  /** The link of the last invitation when no mail server sends it. It is shown once: after a reload it is gone. */
  const [unsent, setUnsent] = useState<{ readonly email: string; readonly link: string } | null>(null);
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
    const invited = await whileBusy(onInvite(email, role));
    setError(typeof invited === "string" ? invited : null);
    if (typeof invited === "string") return;
    const { link } = invited;
    setUnsent(link === null ? null : { email, link });
    if (link === null) showNotice({ text: `The invitation is on its way to ${email}.` });
    if (emailInput.current) emailInput.current.value = "";
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={emailInput}
        type="email"
        name="email"
        label="Email of the new person"
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
      {unsent && (
        <div role="status">
          <p>
            No mail server is set up, so nothing was sent to <EmailText>{unsent.email}</EmailText>. Please
            give them this link yourself; it works once, for seven days, and isn't shown again.
          </p>
          <p className={styles.link}>{unsent.link}</p>
          <CopyButton text={unsent.link} label={`the link for ${unsent.email}`} variant="secondary" />
        </div>
      )}
    </form>
  );
}
