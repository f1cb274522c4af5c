import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import {
  NOTICE_KINDS,
  NOTICE_RIGHTS,
  NOTICE_TIMINGS,
  type NoticeChoices,
  type NoticeKind,
  type NoticeTiming,
} from "@storywall/domain/staff/noticeChoices.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/form/Field.tsx";
import { showNotice } from "../ui/notices.ts";
import styles from "./Staff.module.css";

const KIND_LABELS: Readonly<Record<NoticeKind, string>> = {
  order: "New orders",
  late: "Orders that are late",
  payment: "Payments to look at",
  print: "Prints that failed",
  answer: "Answers about soft prints",
  message: "Messages from shoppers",
};

const KIND_HINTS: Readonly<Partial<Record<NoticeKind, string>>> = {
  payment: "Refunds that failed, disputes, and money that belongs to no order.",
  late: "Once per order, the day after it should have been sent.",
  message: "They also go to the shop's own address.",
};

const TIMING_LABELS: Readonly<Record<NoticeTiming, string>> = {
  each: "An e-mail for each, right away",
  daily: "One list a day",
  none: "No e-mails",
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What the person hears of by mail. */
export function NoticesForm({
  account: { role, email, notices },
  onSave,
}: {
  readonly account: Pick<StaffAccount, "role" | "email" | "notices">;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onSave: (choices: NoticeChoices) => Promise<string | null>;
}) {
  const [choices, setChoices] = useState<NoticeChoices>(notices);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const kinds = NOTICE_KINDS.filter((kind) => hasRight(role, NOTICE_RIGHTS[kind]));
  const hasDailyList = kinds.some((kind) => choices[kind] === "daily");

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const message = await onSave(choices);
    setIsBusy(false);
    setError(message);
    if (message === null) showNotice({ text: "Saved." });
  };

  return (
    <section className={styles.section} aria-labelledby="notices">
      <h2 id="notices">Mail to you</h2>
      <p className={styles.muted}>
        {email === null
          ? "You haven't entered an address yet, so these go to the shop's own."
          : `These go to ${email}.`}
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {kinds.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={KIND_LABELS[kind]}
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
            hint="In each country's own time. No e-mail on days without news."
            value={choices.hour}
            onChange={({ target }) => setChoices({ ...choices, hour: Number(target.value) })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {String(hour).padStart(2, "0")}:00
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
