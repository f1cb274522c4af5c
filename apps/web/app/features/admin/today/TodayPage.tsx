import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { Right } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useSite } from "../../../lib/api/site.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { BulkResults } from "../orders/BulkResults.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useCountryName } from "../ui/useCountryName.ts";
import { useRowKeys } from "../ui/useRowKeys.ts";
import { HeldPrints } from "./HeldPrints.tsx";
import { MailStatus } from "./MailStatus.tsx";
import { PaymentsToReview } from "./PaymentsToReview.tsx";
import { PrintFigures } from "./PrintFigures.tsx";
import { PrintQuestions } from "./PrintQuestions.tsx";
import { Replacements } from "./Replacements.tsx";
import { SetUp } from "./SetUp.tsx";
import { SiteFigures } from "./SiteFigures.tsx";
import { StockOut } from "./StockOut.tsx";
import styles from "./TodayPage.module.css";
import { UnsentMails } from "./UnsentMails.tsx";
import { OrderWork, WorkSection } from "./WorkSection.tsx";

type Props = {
  readonly today: Today;
  readonly rights: readonly Right[];
  readonly staleSince: string | null;
  readonly onBegin: (orderIds: readonly string[]) => Promise<readonly BulkItem[] | string>;
  readonly onSettle: (paymentId: string, note: string) => Promise<string | null>;
  /** Sends a test mail to the reader. Returns its address, or a sentence that says why it failed. */
  readonly onTestMail: () => Promise<{ readonly to: string } | string>;
  readonly onRefresh: () => Promise<void>;
};

/** What has to be done now, oldest first, with one button for each kind. Finished work disappears by itself. */
export function TodayPage({ today, rights, staleSince, onBegin, onSettle, onTestMail, onRefresh }: Props) {
  useRowKeys();
  const countryNameOf = useCountryName();
  const canWork = rights.includes("prints.work");
  const { toBegin, late, failedPrints, toPrint, toSend, replacements, printQuestions, payments } = today;
  const { heldPrints, unread, endingCodes, shortages, mails, unready, paused } = today;
  // Orders that wait for stock would only block the workshop. They are started from their own pages, if at all.
  const beginnable = toBegin.items
    .filter(({ waitsForStock }) => !waitsForStock)
    .map(({ orderId }) => orderId);
  const hasWork =
    payments.length + toBegin.count + late.count + failedPrints.count + toPrint.count + toSend.count > 0 ||
    replacements.count + heldPrints + paused.count > 0 ||
    mails.areFiles ||
    unread.count + endingCodes.length + shortages.length + mails.waiting + mails.failed > 0 ||
    printQuestions.overdue + unready.length > 0;
  return (
    <AdminPage title="Today" lead={<TodaysDay />}>
      <StaleNotice since={staleSince}>
        <div className={styles.columns}>
          <div className={styles.work}>
            {!hasWork && (
              <EmptyState
                title="Nothing to do"
                action={
                  <ButtonLink to="/admin/orders" variant="secondary">
                    All orders
                  </ButtonLink>
                }
              >
                Orders, prints, parcels and messages that need you appear here.
              </EmptyState>
            )}
            {(unready.length > 0 || mails.areFiles) && (
              <SetUp sites={unready} areMailsFiles={mails.areFiles} />
            )}
            <Changeable {...today.changeable} />
            <WaitingForAnswer count={today.waitingForAnswer} />
            <OrderWork
              title="Late"
              list={late}
              tone="wrong"
              action={<ButtonLink to="/admin/orders?late=true">See late orders</ButtonLink>}
            />
            <OrderWork
              title="Prints that failed"
              list={failedPrints}
              tone="wrong"
              action={
                <ButtonLink to={`/admin/orders/${failedPrints.items[0]?.orderId ?? ""}`} variant="secondary">
                  Open the oldest
                </ButtonLink>
              }
            />
            <OrderWork title="Held back or stopped" list={paused} tone="attention" action={null} />
            {heldPrints > 0 && <HeldPrints count={heldPrints} canCheck={canWork} />}
            <PrintQuestions {...printQuestions} canCheck={canWork} />
            <PaymentsToReview items={payments} onSettle={onSettle} />
            <OrderWork
              title="To start"
              list={toBegin}
              tone="attention"
              action={canWork && beginnable.length > 0 && <BeginAll ids={beginnable} onBegin={onBegin} />}
            />
            <OrderWork
              title="To print"
              list={toPrint}
              tone="attention"
              action={
                canWork && (
                  <ButtonLink to="/admin/make" variant="secondary">
                    Print queue
                  </ButtonLink>
                )
              }
            />
            <OrderWork
              title="To pack and send"
              list={toSend}
              tone="neutral"
              action={
                canWork && (
                  <>
                    <ButtonLink to="/admin/pack" variant="secondary">
                      Pack
                    </ButtonLink>
                    <ButtonLink to="/admin/orders/parcels" variant="secondary">
                      Send parcels
                    </ButtonLink>
                  </>
                )
              }
            />
            {replacements.count > 0 && <Replacements {...replacements} canPack={canWork} />}
            {unread.count > 0 && (
              <WorkSection
                title="To answer"
                count={unread.count}
                tone="attention"
                action={
                  <ButtonLink to="/admin/messages" variant="secondary">
                    Answer
                  </ButtonLink>
                }
              >
                {unread.threads.map(({ threadId, name, email, lastText, lastAt }) => (
                  <li key={threadId}>
                    <Link to={`/admin/messages/${threadId}`} data-row-link>
                      {name || email}
                    </Link>
                    <span className={styles.excerpt}>{lastText}</span>
                    <DateTime at={lastAt} />
                  </li>
                ))}
              </WorkSection>
            )}
            {endingCodes.length > 0 && (
              <WorkSection title="Codes that end within a week" count={endingCodes.length} tone="neutral">
                {endingCodes.map(({ site, code, expiresAt }) => (
                  <li key={`${site} ${code}`}>
                    <Link to={`/admin/codes?site=${site}`} data-row-link>
                      {code}
                    </Link>
                    <span className={styles.detail}>{countryNameOf(site)}</span>
                    <DateTime at={expiresAt} />
                  </li>
                ))}
              </WorkSection>
            )}
            {shortages.length > 0 && <StockOut shortages={shortages} />}
            <UnsentMails mails={mails} />
          </div>
          <div className={styles.beside}>
            <SiteFigures figures={today.figures} />
            {today.prints && <PrintFigures prints={today.prints} />}
            {rights.includes("business.edit") && (
              <MailStatus mails={mails} onTest={onTestMail} onRefresh={onRefresh} />
            )}
          </div>
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

/** Orders that are not listed yet: their shoppers may still change them (B9). */
const Changeable = ({ count, until }: Today["changeable"]) =>
  until !== null && (
    <p className={styles.detail}>
      {count === 1
        ? "1 order can't be started yet, because its shopper may still change or cancel it: until"
        : `${count} orders can't be started yet, because their shoppers may still change or cancel them: the last one until`}{" "}
      <DateTime at={until} />.
    </p>
  );

/** Orders of which a question to their shoppers is still open. One that was not started is not offered to start. */
const WaitingForAnswer = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className={styles.detail}>
      {count === 1
        ? "1 order waits for its shopper's answer about a photo."
        : `${count} orders wait for their shoppers' answers about a photo.`}
    </p>
  );

function TodaysDay() {
  const { timeZone } = useSite();
  // Around midnight the server's day may differ from the browser's.
  return <span suppressHydrationWarning>{formatDay(localDay(new Date().toISOString(), timeZone))}</span>;
}

/** Starts the listed orders. They are paid, and their change windows have ended. */
function BeginAll({ ids, onBegin }: { readonly ids: readonly string[]; readonly onBegin: Props["onBegin"] }) {
  const { isBusy, whileBusy } = useBusy();
  const [answer, setAnswer] = useState<readonly BulkItem[] | string | null>(null);
  const begin = async (orderIds: readonly string[]) => {
    if (isBusy) return;
    setAnswer(await whileBusy(onBegin(orderIds)));
  };
  return (
    <div className={styles.begin}>
      <Button busy={isBusy} onClick={() => void begin(ids)}>
        {ids.length === 1 ? "Start making it" : `Start making these ${ids.length}`}
      </Button>
      {typeof answer === "string" && <p role="alert">{answer}</p>}
      {Array.isArray(answer) && answer.some(({ isDone }) => !isDone) && (
        <BulkResults items={answer} doneLabel="started" />
      )}
    </div>
  );
}
