import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { orderHistory } from "./orderHistory.ts";
import type { OrderWorkActions } from "./orderWorkActions.ts";

/** Everything that happened to an order and who did it, including the shop's notes. */
export function OrderHistory({
  order,
  work,
  onAddNote,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onAddNote: OrderWorkActions["addNote"];
}) {
  return (
    <section aria-labelledby="past" className={styles.section}>
      <h2 id="past" className={styles.heading}>
        Order history
      </h2>
      <ol className={styles.lines}>
        {orderHistory(order, work).map(({ at, text, who, isNote, isUndone }, index) => (
          // The list only grows at its end, and two events may have the same time.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            {isUndone ? <s className={styles.muted}>{text}</s> : isNote ? <strong>{text}</strong> : text}{" "}
            <span className={styles.muted}>
              <DateTime at={at} />, {who}
            </span>
          </li>
        ))}
      </ol>
      <NoteForm key={order.orderId} orderId={order.orderId} onAdd={onAddNote} />
    </section>
  );
}
