import type { PaymentToReview } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";

type Props = {
  readonly items: readonly PaymentToReview[];
  readonly onSettle: (paymentId: string, note: string) => Promise<string | null>;
};

/** Payments that the shop could not assign by itself, for the owner to review. */
export function PaymentsToReview({ items, onSettle }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="review" className={styles.section}>
      <h2 id="review" className={styles.heading}>
        Payments to look at
      </h2>
      <ul className={styles.list}>
        {items.map((payment) => (
          <li key={payment.paymentId} className={styles.wall}>
            <p>
              <strong className={styles.amount}>
                {formatMoney(minor(payment.amount), payment.currency)}
              </strong>{" "}
              by {payment.provider}, <DateTime at={payment.createdAt} />: {payment.reason}
            </p>
            <p className={styles.muted}>Payment {payment.paymentId}</p>
            <ActionForm
              fields={[{ name: "note", label: "What you did about it", required: true }]}
              buttonLabel="It is settled"
              onSend={({ note = "" }) => onSettle(payment.paymentId, note)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
