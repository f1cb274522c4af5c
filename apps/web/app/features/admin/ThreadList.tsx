import type { ThreadSummary } from "@storywall/contract/schemas/messages.ts";
import { Link } from "react-router";
import styles from "./Desk.module.css";
import { Desk } from "./Desk.tsx";
import { Pages } from "./Pages.tsx";
import { When } from "./When.tsx";

type Props = {
  readonly items: readonly ThreadSummary[];
  readonly unread: number;
  readonly page: number;
  readonly pages: number;
};

/** R2.15: what shoppers have written, the unread first. */
export function ThreadList({ items, unread, page, pages }: Props) {
  return (
    <Desk title="Messages" lead={unread === 0 ? "Nothing is unread." : `${unread} unread.`}>
      {items.length === 0 ? (
        <p>Nobody has written yet. What shoppers write on the contact page or about an order comes here.</p>
      ) : (
        <ul className={styles.list}>
          {items.map((thread) => (
            <li key={thread.threadId} className={styles.row}>
              <span className={styles.quiet}>
                <When at={thread.lastAt} /> {thread.isUnread && <span className={styles.mark}>Unread</span>}
              </span>
              <span className={styles.cut}>
                <Link to={`/admin/messages/${thread.threadId}`}>{thread.name || thread.email}</Link>:{" "}
                {thread.lastAuthor === "owner" && "You: "}
                {thread.lastText}
              </span>
              <span className={styles.quiet}>{thread.orderNumber ?? thread.site}</span>
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} pages={pages} />
    </Desk>
  );
}
