import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { ActionForm } from "./ActionForm.tsx";
import styles from "./Desk.module.css";
import type { OrderActions } from "./NextStep.tsx";
import { parseAmount } from "./ownerWords.ts";
import { When } from "./When.tsx";

const REFUND_STATES: Readonly<Record<OwnerOrder["refunds"][number]["state"], string>> = {
  requested: "asked for",
  pending: "on its way",
  succeeded: "given back",
  failed: "failed: the money stayed here",
};

/** What was paid, what has gone back, and the way to give some or all of it back. */
export function OrderMoney({
  order,
  onRefund,
}: {
  readonly order: OwnerOrder;
  readonly onRefund: OrderActions["refund"];
}) {
  const money = (amount: number) => formatMoney(minor(amount), order.currency);
  const asked = order.refunds
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = order.total - asked;
  const refund = async ({ amount = "", reason = "" }: Readonly<Record<string, string>>) => {
    const parsed = amount === "" ? undefined : parseAmount(amount);
    return parsed === null ? "Please write an amount such as 250 or 99.50." : onRefund(parsed, reason);
  };
  return (
    <section aria-labelledby="money" className={styles.part}>
      <h2 id="money" className={styles.heading}>
        Money
      </h2>
      <p>
        Paid {money(order.total)}
        {order.discountCode !== null && `, with ${order.discountCode}`}.
      </p>
      {order.refunds.length > 0 && (
        <ul className={styles.lines}>
          {order.refunds.map(({ refundId, amount, reason, state, requestedAt }) => (
            <li key={refundId}>
              {money(amount)} {REFUND_STATES[state]}, <When at={requestedAt} />: {reason}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <details>
          <summary>Give money back</summary>
          <ActionForm
            fields={[
              { name: "amount", label: "How much", hint: `Empty for all that is left: ${money(left)}.` },
              { name: "reason", label: "Why", required: true },
            ]}
            button="Give it back"
            look="danger"
            onSend={refund}
          />
        </details>
      )}
    </section>
  );
}
