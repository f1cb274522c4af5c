import type { OwnerThread } from "@storywall/contract/schemas/messages.ts";
import { Link } from "react-router";
import { classNames } from "../../../ui/classNames.ts";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { useCountryName } from "../ui/useCountryName.ts";
import { OwnerMessageForm, type SendMessage } from "./OwnerMessageForm.tsx";

type Props = {
  readonly thread: OwnerThread;
  /** Since when the shop has not answered; null when the thread is current. */
  readonly staleSince: string | null;
  readonly onAnswer: SendMessage;
};

/** One thread of messages, and the form to answer it (R2.15). */
export function ThreadDetail({ thread, staleSince, onAnswer }: Props) {
  const countryNameOf = useCountryName();
  return (
    <AdminPage
      title={thread.name || thread.email}
      lead={
        <>
          <a href={`mailto:${thread.email}`}>
            <EmailText>{thread.email}</EmailText>
          </a>
          , {countryNameOf(thread.site)}
          {thread.orderId !== null && (
            <>
              , about order <Link to={`/admin/orders/${thread.orderId}`}>{thread.orderNumber}</Link>
            </>
          )}
        </>
      }
    >
      <StaleNotice since={staleSince}>
        <div role="log" aria-label="Messages">
          <ol className={styles.messages}>
            {thread.messages.map(({ place, author, text, at }) => (
              <li key={place} className={classNames(styles.message, author === "owner" && styles.ownMessage)}>
                <p className={styles.muted}>
                  {author === "owner" ? "You" : thread.name || "Shopper"}, <DateTime at={at} />
                  {author === "owner" && place <= thread.shopperSeen && ", seen"}
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </StaleNotice>
      <OwnerMessageForm
        subject={`answer ${thread.threadId}`}
        label="Your answer"
        buttonLabel="Answer"
        variant="primary"
        onSend={onAnswer}
      />
    </AdminPage>
  );
}
