import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import type { NoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import { MIN_PASSWORD_LENGTH } from "@storywall/domain/staff/passwordRules.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { nameWithRole } from "../shell/nameWithRole.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import { showNotice } from "../ui/notices.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import { NoticesForm } from "./NoticesForm.tsx";
import { SecondFactors } from "./SecondFactors.tsx";
import { SessionList } from "./SessionList.tsx";
import styles from "./Staff.module.css";

export type ProfileChange = {
  readonly name: string;
  readonly email?: string;
  readonly newPassword?: string;
};

/** What a person may change of their own account. */
export function AccountPage({
  account,
  onSave,
  onChanged,
  onEndSession,
  onSaveNotices,
}: {
  readonly account: StaffAccount;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onSave: (change: ProfileChange) => Promise<string | null>;
  readonly onChanged: () => Promise<void>;
  readonly onEndSession: (sessionId: string) => Promise<string | null>;
  readonly onSaveNotices: (choices: NoticeChoices) => Promise<string | null>;
}) {
  return (
    <AdminPage title="Your account" lead={nameWithRole(account)}>
      <ProfileForm account={account} onSave={onSave} />
      <NoticesForm account={account} onSave={onSaveNotices} />
      <SecondFactors account={account} onChanged={onChanged} />
      <section className={styles.section} aria-labelledby="devices">
        <h2 id="devices">Where you are signed in</h2>
        <SessionList label="Your devices" sessions={account.sessions} onEnd={onEndSession} />
      </section>
    </AdminPage>
  );
}

function ProfileForm({
  account: { name, email, hasOwnPassword },
  onSave,
}: {
  readonly account: StaffAccount;
  readonly onSave: (change: ProfileChange) => Promise<string | null>;
}) {
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"name" | "email" | "newPassword">();
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (field: string) => String(typed.get(field) ?? "").trim();
    const [newName, newEmail] = [read("name"), read("email")];
    const newPassword = String(typed.get("newPassword") ?? "");
    setError(null);
    if (newName === "") return showError(form, "name", "Please enter your name.");
    if (newEmail !== "" && !isEmailAddress(newEmail)) return showError(form, "email", `${EMAIL_ADVICE}.`);
    if (newPassword !== "" && newPassword.length < MIN_PASSWORD_LENGTH)
      return showError(form, "newPassword", `Please use at least ${MIN_PASSWORD_LENGTH} characters.`);
    clearError();
    setIsBusy(true);
    const message = await onSave({
      name: newName,
      ...(newEmail === "" ? {} : { email: newEmail }),
      ...(newPassword === "" ? {} : { newPassword }),
    });
    setIsBusy(false);
    setError(message);
    if (message !== null) return;
    form.querySelector<HTMLInputElement>("[name=newPassword]")?.form?.reset();
    showNotice({ text: "Saved." });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="name"
        label="Name"
        defaultValue={name}
        autoComplete="name"
        maxLength={80}
        {...errorOf("name")}
      />
      <TextField
        type="email"
        name="email"
        label="E-mail"
        hint="You sign in with it and your password."
        defaultValue={email ?? ""}
        autoComplete="email"
        {...errorOf("email")}
      />
      <TextField
        type="password"
        name="newPassword"
        label="New password"
        hint={
          hasOwnPassword
            ? `At least ${MIN_PASSWORD_LENGTH} characters. All your other devices are signed out.`
            : `At least ${MIN_PASSWORD_LENGTH} characters. The shop's own password is then only the way back in.`
        }
        optional
        autoComplete="new-password"
        {...errorOf("newPassword")}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}
