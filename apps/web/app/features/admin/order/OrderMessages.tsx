import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { Link } from "react-router";
import { classNames } from "../../../ui/classNames.ts";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";

/** The latest messages about an order: they mostly ask for something that staff do on this page. */
export function OrderMessages({ thread }: { readonly thread: NonNullable<OrderWork["thread"]> }) {
  return (
    <section aria-labelledby="messages" className={styles.section}>
      <h2 id="messages" className={styles.heading}>
        Messages
      </h2>
      <ol className={styles.messages}>
        {thread.messages.map(({ place, author, text, at }) => (
          <li key={place} className={classNames(styles.message, author === "owner" && styles.ownMessage)}>
            <p className={styles.muted}>
              {author === "owner" ? "The shop" : thread.name || "Shopper"}, <DateTime at={at} />
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Link to={`/admin/messages/${thread.threadId}`}>
        {thread.messages.at(-1)?.author === "shopper" ? "Answer" : "All messages"}
      </Link>
    </section>
  );
}
