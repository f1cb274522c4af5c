import type { ThreadSummary } from "@storywall/contract/schemas/messages.ts";
import { Link } from "react-router";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";

type Props = {
  readonly items: readonly ThreadSummary[];
  readonly unread: number;
  readonly page: number;
  readonly pages: number;
  /** Since when the shop has not answered; null when the list is current. */
  readonly staleSince: string | null;
};

/** The threads of shoppers, unread ones first (R2.15). */
export function ThreadList({ items, unread, page, pages, staleSince }: Props) {
  return (
    <AdminPage title="Messages" lead={unread === 0 ? "All read." : `${unread} unread.`}>
      <StaleNotice since={staleSince}>
        {items.length === 0 ? (
          <EmptyState title="No messages yet">
            What shoppers write on the contact page or about an order appears here.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {items.map((thread) => (
              <li key={thread.threadId} className={styles.row}>
                <span className={styles.muted}>
                  <DateTime at={thread.lastAt} />{" "}
                  {thread.isUnread && <span className={styles.badge}>Unread</span>}
                </span>
                <span className={styles.truncated}>
                  <Link to={`/admin/messages/${thread.threadId}`}>
                    <EmailText>{thread.name || thread.email}</EmailText>
                  </Link>
                  : {thread.lastAuthor === "owner" && "You: "}
                  {thread.lastText}
                </span>
                <span className={styles.muted}>{thread.orderNumber ?? thread.site}</span>
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} />
      </StaleNotice>
    </AdminPage>
  );
}
