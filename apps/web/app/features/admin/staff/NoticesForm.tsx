import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import {
  NOTICE_KINDS,
  NOTICE_RIGHTS,
  NOTICE_TIMINGS,
  type NoticeKind,
} from "@storywall/domain/staff/noticeChoices.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/form/Field.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { hideNotice, showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import {
  describeNoticeConflict,
  hourLabel,
  listNoticeChanges,
  NOTICE_LABELS,
  type NoticeChange,
  TIMING_LABELS,
} from "./noticeChange.ts";
import styles from "./Staff.module.css";
import type { SavedAccount } from "./savedAccount.ts";

const KIND_HINTS: Readonly<Partial<Record<NoticeKind, string>>> = {
  payment: "Refunds that failed, disputes, and money that belongs to no order.",
  late: "Once per order, the day after it should have been sent.",
  message: "They also go to the shop's own address.",
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Chooses which emails the person gets. */
export function NoticesForm({
  account: { role, email, notices },
  onSave,
}: {
  readonly account: Pick<StaffAccount, "role" | "email" | "notices">;
  readonly onSave: (change: NoticeChange) => Promise<SavedAccount>;
}) {
  /**
   * The choices that this form is based on. Changes made here, and changes saved elsewhere, are compared with them.
   */
  const [known, setKnown] = useState(notices);
  const [choices, setChoices] = useState(notices);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const kinds = NOTICE_KINDS.filter((kind) => hasRight(role, NOTICE_RIGHTS[kind]));
  const hasDailyList = kinds.some((kind) => choices[kind] === "daily");

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const change = listNoticeChanges(known, choices);
    const saved = await whileBusy(onSave(change));
    const current = saved.kind === "ok" ? saved.account : saved.theirs;
    if (current) {
      const { seen: _seen, ...mine } = change;
      setKnown(current.notices);
      setChoices({ ...current.notices, ...mine });
    }
    if (saved.kind === "error") {
      // An earlier “Saved.” would contradict it.
      hideNotice();
      return setError(
        (saved.theirs && describeNoticeConflict(saved.theirs.notices, change)) ?? saved.message,
      );
    }
    setError(null);
    showNotice({ text: "Saved." });
  };

  return (
    <section className={styles.section} aria-labelledby="notices">
      <h2 id="notices">Emails to you</h2>
      <p className={styles.muted}>
        {email === null ? (
          "You haven't entered an address yet, so these go to the shop's own."
        ) : (
          <EmailText>{`These go to ${email}.`}</EmailText>
        )}
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {kinds.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={NOTICE_LABELS[kind]}
            hint={KIND_HINTS[kind] ?? ""}
            value={choices[kind]}
            onChange={({ target }) => {
              const timing = NOTICE_TIMINGS.find((one) => one === target.value);
              if (timing) setChoices({ ...choices, [kind]: timing });
            }}
          >
            {NOTICE_TIMINGS.map((timing) => (
              <option key={timing} value={timing}>
                {TIMING_LABELS[timing]}
              </option>
            ))}
          </SelectField>
        ))}
        {hasDailyList && (
          <SelectField
            name="hour"
            label="Send the daily list at"
            hint="In each country's own time. No email on days without news."
            value={choices.hour}
            onChange={({ target }) => setChoices({ ...choices, hour: Number(target.value) })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {hourLabel(hour)}
              </option>
            ))}
          </SelectField>
        )}
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant="secondary" busy={isBusy}>
          Save mail settings
        </Button>
      </form>
    </section>
  );
}
