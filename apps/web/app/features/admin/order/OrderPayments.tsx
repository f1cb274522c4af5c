import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import type { OrderActions } from "./NextStep.tsx";
import { parseAmount } from "./parseAmount.ts";

const REFUND_STATE_LABELS: Readonly<Record<OwnerOrder["refunds"][number]["state"], string>> = {
  requested: "asked for",
  pending: "on its way",
  succeeded: "given back",
  failed: "failed: the money stayed here",
};

/** What was paid and refunded, and a form to refund some or all of the rest. */
export function OrderPayments({
  order,
  onRefund,
}: {
  readonly order: OwnerOrder;
  readonly onRefund: OrderActions["refund"];
}) {
  const format = (amount: number) => formatMoney(minor(amount), order.currency);
  const refunded = order.refunds
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  const refundable = order.total - refunded;
  const handleRefund = async ({ amount = "", reason = "" }: Readonly<Record<string, string>>) => {
    const parsed = amount === "" ? undefined : parseAmount(amount);
    return parsed === null ? "Please write an amount such as 250 or 99.50." : onRefund(parsed, reason);
  };
  return (
    <section aria-labelledby="money" className={styles.section}>
      <h2 id="money" className={styles.heading}>
        Money
      </h2>
      <p>
        Paid {format(order.total)}
        {order.discountCode !== null && `, with ${order.discountCode}`}.
      </p>
      {order.refunds.length > 0 && (
        <ul className={styles.lines}>
          {order.refunds.map(({ refundId, amount, reason, state, requestedAt }) => (
            <li key={refundId}>
              {format(amount)} {REFUND_STATE_LABELS[state]}, <DateTime at={requestedAt} />: {reason}
            </li>
          ))}
        </ul>
      )}
      {refundable > 0 && (
        <details>
          <summary>Give money back</summary>
          <ActionForm
            fields={[
              {
                name: "amount",
                label: "How much",
                hint: `Empty for all that is left: ${format(refundable)}.`,
              },
              { name: "reason", label: "Why", required: true },
            ]}
            buttonLabel="Give it back"
            variant="danger"
            onSend={handleRefund}
          />
        </details>
      )}
    </section>
  );
}
