import type { OwnerThread } from "@storywall/contract/schemas/messages.ts";
import { Link } from "react-router";
import { classes } from "../../ui/classes.ts";
import styles from "./Desk.module.css";
import { Desk } from "./Desk.tsx";
import { MessageForm, type SendMessage } from "./MessageForm.tsx";
import { When } from "./When.tsx";

type Props = {
  readonly thread: OwnerThread;
  readonly onAnswer: SendMessage;
};

/** R2.15: one thread and the answer to it. */
export function ThreadDesk({ thread, onAnswer }: Props) {
  return (
    <Desk
      title={thread.name || thread.email}
      lead={
        <>
          <a href={`mailto:${thread.email}`}>{thread.email}</a>, {thread.site}
          {thread.orderId !== null && (
            <>
              , about order <Link to={`/admin/orders/${thread.orderId}`}>{thread.orderNumber}</Link>
            </>
          )}
        </>
      }
    >
      <div role="log" aria-label="Messages">
        <ol className={styles.messages}>
          {thread.messages.map(({ place, author, text, at }) => (
            <li key={place} className={classes(styles.message, author === "owner" && styles.ours)}>
              <p className={styles.quiet}>
                {author === "owner" ? "You" : thread.name || "Shopper"}, <When at={at} />
                {author === "owner" && place <= thread.shopperSeen && ", seen"}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <MessageForm label="Your answer" button="Answer" onSend={onAnswer} />
    </Desk>
  );
}
