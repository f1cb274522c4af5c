import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./TodayPage.module.css";

const REFRESH_MS = 1500;
/** A mail server that has not answered by then is slow or down. The page says so, and shows the rest when reloaded. */
const MAX_REFRESHES = 20;

/**
 * Whether the shop's mails arrive: the last one that the mail server accepted, its last error, and a button to send a
 * test mail.
 */
export function MailStatus({
  mails: { areFiles, lastSentAt, lastError, test },
  onTest,
  onRefresh,
}: {
  readonly mails: Today["mails"];
  /** Returns the address of the test mail, or a sentence that says why it failed. */
  readonly onTest: () => Promise<{ readonly to: string } | string>;
  readonly onRefresh: () => Promise<void>;
}) {
  const [refreshesLeft, setRefreshesLeft] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const isPending = test !== null && test.sentAt === null && test.error === null;
  useEffect(() => {
    if (!isPending || refreshesLeft === 0) return;
    const timer = setTimeout(() => {
      setRefreshesLeft(refreshesLeft - 1);
      void onRefresh();
    }, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isPending, refreshesLeft, onRefresh]);
  const handleTest = async () => {
    const answer = await whileBusy(onTest());
    setError(typeof answer === "string" ? answer : null);
    if (typeof answer === "string") return;
    setAddress(answer.to);
    setRefreshesLeft(MAX_REFRESHES);
    await onRefresh();
  };
  return (
    <section aria-labelledby="mail-status" className={styles.mail}>
      <h2 id="mail-status" className={styles.heading}>
        Mail
      </h2>
      {areFiles && (
        <p>
          No mail server is set up, so emails are only saved as files and reach no one. Ask the person who
          runs the server to connect your mail account (for them: the setting MAIL_URL).
        </p>
      )}
      <p>
        {lastSentAt === null ? (
          `No email has been ${areFiles ? "saved" : "sent"} yet.`
        ) : (
          <>
            The last email was {areFiles ? "saved" : "sent"} <DateTime at={lastSentAt} />.
          </>
        )}
      </p>
      {lastError !== null && (
        <p className={styles.wrong}>
          The mail server didn't accept an email, <DateTime at={lastError.at} />: {lastError.text}
        </p>
      )}
      <Button variant="secondary" busy={isBusy} onClick={() => void handleTest()}>
        Send me a test email
      </Button>
      <p role="status">
        {error}
        {error === null && test !== null && address !== null && (
          <TestState test={test} address={address} areFiles={areFiles} />
        )}
      </p>
    </section>
  );
}

function TestState({
  test: { sentAt, error },
  address,
  areFiles,
}: {
  readonly test: NonNullable<Today["mails"]["test"]>;
  readonly address: string;
  readonly areFiles: boolean;
}) {
  if (sentAt !== null && areFiles) return <>The email to {address} is saved as a file.</>;
  if (sentAt !== null) return <>The mail server accepted it. Please check the inbox of {address}.</>;
  if (error !== null) return <>The mail server didn't accept it: {error}. We'll try again.</>;
  return <>On its way to {address}…</>;
}
