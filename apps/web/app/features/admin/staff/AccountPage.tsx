import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import { MIN_PASSWORD_LENGTH } from "@storywall/domain/staff/passwordRules.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { Fragment, type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { nameWithRole } from "../shell/nameWithRole.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import { hideNotice, showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import { NoticesForm } from "./NoticesForm.tsx";
import type { NoticeChange } from "./noticeChange.ts";
import {
  describeProfileConflict,
  listProfileChanges,
  mergeProfile,
  type ProfileChange,
  type TypedProfile,
  toKnownProfile,
  toTypedProfile,
} from "./profileForm.ts";
import { SecondFactors } from "./SecondFactors.tsx";
import { SessionList } from "./SessionList.tsx";
import styles from "./Staff.module.css";
import type { SavedAccount } from "./savedAccount.ts";

/** Changes that people can make to their own account. */
export function AccountPage({
  account,
  onSave,
  onChanged,
  onEndSession,
  onSaveNotices,
}: {
  readonly account: StaffAccount;
  readonly onSave: (change: ProfileChange) => Promise<SavedAccount>;
  readonly onChanged: () => Promise<void>;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onEndSession: (sessionId: string) => Promise<string | null>;
  readonly onSaveNotices: (change: NoticeChange) => Promise<SavedAccount>;
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
  account,
  onSave,
}: {
  readonly account: StaffAccount;
  readonly onSave: (change: ProfileChange) => Promise<SavedAccount>;
}) {
  const [known, setKnown] = useState(toKnownProfile(account));
  /** Initial values of the fields. The fields are not controlled, so that text typed before hydration is not lost. */
  const [shown, setShown] = useState({ ...toTypedProfile(known), revision: 0 });
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<keyof TypedProfile>();
  const { isBusy, whileBusy } = useBusy();
  const field = (name: keyof TypedProfile) => ({ name, defaultValue: shown[name], ...errorOf(name) });
  const show = (fields: TypedProfile) => setShown(({ revision }) => ({ ...fields, revision: revision + 1 }));

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (name: keyof TypedProfile) => String(typed.get(name) ?? "");
    const change = listProfileChanges(known, {
      name: read("name"),
      email: read("email"),
      newPassword: read("newPassword"),
    });
    setError(null);
    if (change.name === "") return showError(form, "name", "Please enter your name.");
    if (change.email !== undefined && !isEmailAddress(change.email))
      return showError(form, "email", `${EMAIL_ADVICE}.`);
    if (change.newPassword !== undefined && change.newPassword.length < MIN_PASSWORD_LENGTH)
      return showError(form, "newPassword", `Please use at least ${MIN_PASSWORD_LENGTH} characters.`);
    clearError();
    const saved = await whileBusy(onSave(change));
    const current = saved.kind === "ok" ? saved.account : saved.theirs;
    if (current) setKnown(toKnownProfile(current));
    if (saved.kind === "ok") {
      show(toTypedProfile(saved.account));
      showNotice({ text: "Saved." });
      return;
    }
    // An earlier “Saved.” would contradict it.
    hideNotice();
    if (saved.theirs) show(mergeProfile(saved.theirs, change));
    setError((saved.theirs && describeProfileConflict(saved.theirs, change)) ?? saved.message);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Fragment key={shown.revision}>
        <TextField label="Name" autoComplete="name" maxLength={80} {...field("name")} />
        <TextField
          type="email"
          label="Email"
          hint="You sign in with it and your password."
          autoComplete="email"
          {...field("email")}
        />
        <TextField
          type="password"
          label="New password"
          hint={
            account.hasOwnPassword
              ? `At least ${MIN_PASSWORD_LENGTH} characters. All your other devices are signed out.`
              : `At least ${MIN_PASSWORD_LENGTH} characters. The shop's own password is then only the way back in.`
          }
          optional
          autoComplete="new-password"
          {...field("newPassword")}
        />
      </Fragment>
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
