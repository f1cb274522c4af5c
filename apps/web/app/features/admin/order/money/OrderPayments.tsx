import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import styles from "../../ui/Admin.module.css";
import { DateTime } from "../../ui/DateTime.tsx";
import { UndoLine } from "../../ui/UndoLine.tsx";
import type { OrderActions } from "../NextStep.tsx";
import { useOrderRights } from "../useOrderRights.ts";
import { OrderAmounts } from "./OrderAmounts.tsx";
import { RefundForm } from "./RefundForm.tsx";
import { RefundRest } from "./RefundRest.tsx";
import { refundableOf } from "./refundable.ts";

const REFUND_STATE_LABELS: Readonly<Record<OwnerOrder["refunds"][number]["state"], string>> = {
  requested: "is being given back",
  pending: "is on its way back",
  succeeded: "was given back",
  failed: "could not be given back",
  withdrawn: "was not given back: it was undone",
};

/**
 * `isUndoable`: the refund, or the cancellation that it belongs to, can still be undone, so no money has been sent.
 */
const stateLabel = (state: OwnerOrder["refunds"][number]["state"], isUndoable: boolean): string =>
  state === "requested" && isUndoable ? "goes back in a moment" : REFUND_STATE_LABELS[state];

/** What was paid and refunded, and a form to refund some or all of the rest. */
export function OrderPayments({
  taxName,
  order,
  total,
  work,
  onRefund,
  onWithdraw,
}: {
  /** The tax's name at the order's site, such as VAT. */
  readonly taxName: string;
  readonly order: OwnerOrder;
  /** In minor units. */
  readonly total: number;
  readonly work: OrderWork;
  readonly onRefund: OrderActions["refund"];
  readonly onWithdraw: OrderActions["withdrawRefund"];
}) {
  const may = useOrderRights();
  const format = (amount: number) => formatMoney(minor(amount), order.currency);
  const refundable = refundableOf(order);
  const isCancelUndoable = order.undo?.step === "cancelled";
  return (
    <section aria-labelledby="money" className={styles.section}>
      <h2 id="money" className={styles.heading}>
        Money
      </h2>
      <OrderAmounts taxName={taxName} order={order} total={total} />
      {order.refunds.length > 0 && (
        <ul className={styles.lines}>
          {order.refunds.map(({ refundId, amount, reason, state, requestedAt, undoUntil }) => (
            <li key={refundId}>
              {format(amount)} {stateLabel(state, undoUntil !== null || isCancelUndoable)},{" "}
              <DateTime at={requestedAt} />: {reason}
              {undoUntil && may("withdrawRefund") && (
                <UndoLine
                  until={undoUntil}
                  buttonLabel={`Undo: keep the ${format(amount)}`}
                  onUndo={() => onWithdraw(refundId)}
                >
                  Then it goes to the payment provider and can't be stopped.
                </UndoLine>
              )}
            </li>
          ))}
        </ul>
      )}
      {refundable > 0 && may("refundOrder") && (
        <>
          <RefundRest
            order={order}
            allowance={work.refundAllowance}
            refundable={refundable}
            onRefund={onRefund}
          />
          <details>
            <summary>Give part of it back</summary>
            <RefundForm order={order} work={work} refundable={refundable} onRefund={onRefund} />
          </details>
        </>
      )}
    </section>
  );
}
