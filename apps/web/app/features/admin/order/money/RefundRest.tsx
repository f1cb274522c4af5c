import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useFieldError } from "../../ui/useFieldError.ts";
import type { OrderActions } from "../NextStep.tsx";
import styles from "../WorkTiles.module.css";
import { NO_REFUND_REASON, RefundReason, type RefundReasonField, readRefundReason } from "./RefundReason.tsx";
import { refundQuestion } from "./refundAmount.ts";
import { overAllowanceText } from "./refundable.ts";

/**
 * Refunds all that is left of an order. The confirmation contains the field for the reason, so that no extra press is
 * needed.
 */
export function RefundRest({
  order,
  allowance,
  refundable,
  onRefund,
}: {
  readonly order: OwnerOrder;
  /** The most that the person may give back at once; null: no limit. */
  readonly allowance: number | null;
  /** In minor units. */
  readonly refundable: number;
  readonly onRefund: OrderActions["refund"];
}) {
  const [isAsked, setIsAsked] = useState(false);
  const [draft, setDraft] = useState(NO_REFUND_REASON);
  const { errorOf, showError, clearError } = useFieldError<RefundReasonField>();
  const fields = useRef<HTMLDivElement>(null);
  const format = (value: number) => formatMoney(minor(value), order.currency);
  const question = refundQuestion(order, { amount: refundable, refundable }, format);
  const tooMuch = overAllowanceText(refundable, allowance, format);
  const isAll = refundable === order.total;

  const handleConfirm = async () => {
    const read = readRefundReason(draft);
    if (read.kind === "error") {
      showError(fields.current, read.field, read.message);
      return "";
    }
    clearError();
    const message = await onRefund({ amount: refundable, reason: read.text, tiles: [] });
    if (message === null) setDraft(NO_REFUND_REASON);
    return message;
  };

  if (tooMuch !== null) return <p>{tooMuch}</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {isAll ? "Give it all back" : "Give the rest back"}: {format(refundable)}
      </Button>
      {question && (
        <ConfirmDialog
          open={isAsked}
          title={question.title}
          confirmLabel={question.confirmLabel}
          variant="danger"
          onConfirm={handleConfirm}
          onClose={() => setIsAsked(false)}
        >
          <div ref={fields} className={styles.form}>
            <p>{question.text}</p>
            <RefundReason draft={draft} onChange={setDraft} errorOf={errorOf} />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
