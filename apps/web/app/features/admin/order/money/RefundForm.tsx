import type { OrderWork, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { TextField } from "../../../../ui/form/Field.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useBusy } from "../../ui/useBusy.ts";
import { useFieldError } from "../../ui/useFieldError.ts";
import type { OrderActions, RefundRequest } from "../NextStep.tsx";
import { tileKey, tileLabel } from "../orderWorkMessages.ts";
import { PrintThumbnail } from "../PrintThumbnail.tsx";
import { ReplacedNote } from "../ReplacedNote.tsx";
import styles from "../WorkTiles.module.css";
import { NO_REFUND_REASON, RefundReason, type RefundReasonField, readRefundReason } from "./RefundReason.tsx";
import { readRefundAmount, refundQuestion } from "./refundAmount.ts";
import { overAllowanceText } from "./refundable.ts";
import { isRefunded, leftOf, paidFor, refundStateText, tileMoneyLabel } from "./tileMoney.ts";

/**
 * Refunds ticked tiles, or any amount up to what is left. Ticking a tile fills in the amount paid for it. Before the
 * whole rest is refunded, the owner is asked to confirm, because that ends some orders.
 */
export function RefundForm({
  order,
  work: { tiles, replacements, refundAllowance },
  refundable,
  onRefund,
}: {
  readonly order: OwnerOrder;
  readonly work: Pick<OrderWork, "tiles" | "replacements" | "refundAllowance">;
  /** In minor units. */
  readonly refundable: number;
  readonly onRefund: OrderActions["refund"];
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [amount, setAmount] = useState("");
  const [draft, setDraft] = useState(NO_REFUND_REASON);
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"amount" | RefundReasonField>();
  const { isBusy, whileBusy } = useBusy();
  /** A refund of the whole rest that waits to be confirmed; null: none. */
  const [asked, setAsked] = useState<RefundRequest | null>(null);
  const format = (value: number) => formatMoney(minor(value), order.currency);
  const refundState = refundStateText(order.refunds);
  const question = asked && refundQuestion(order, { amount: asked.amount, refundable }, format);

  const toggle = (tile: WorkTile) => {
    const next = new Set(ticked);
    if (!next.delete(tileKey(tile))) next.add(tileKey(tile));
    setTicked(next);
    const sum = tiles
      .filter((each) => next.has(tileKey(each)))
      .reduce((total, each) => total + leftOf(each), 0);
    setAmount(sum === 0 ? "" : (Math.min(sum, refundable) / 100).toFixed(2));
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setError(null);
    const read = readRefundAmount(amount, refundable, format);
    if (read.kind === "error") return showError(form, "amount", read.message);
    const tooMuch = overAllowanceText(read.amount, refundAllowance, format);
    if (tooMuch !== null) return showError(form, "amount", tooMuch);
    const why = readRefundReason(draft);
    if (why.kind === "error") return showError(form, why.field, why.message);
    clearError();
    const chosen = tiles.filter((tile) => ticked.has(tileKey(tile)));
    const names = chosen.map((tile) => tileLabel(order, tile, tiles));
    const request = {
      amount: read.amount,
      reason: [why.text, ...names].join(", ").slice(0, 300),
      tiles: chosen.map(({ cartItemId, tile }) => ({ cartItemId, tile })),
    };
    if (refundQuestion(order, { amount: read.amount, refundable }, format)) return setAsked(request);
    setError(await whileBusy(giveBack(request)));
  };

  const giveBack = async (request: RefundRequest) => {
    const message = await onRefund(request);
    if (message !== null) return message;
    setTicked(new Set());
    setAmount("");
    setDraft(NO_REFUND_REASON);
    return null;
  };

  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {tiles.some((tile) => paidFor(tile) > 0) && (
          <ul className={styles.tiles} aria-label="Tiles to give money back for">
            {tiles.map((tile) => (
              <li key={tileKey(tile)} className={styles.tile}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={ticked.has(tileKey(tile))}
                    disabled={isRefunded(tile)}
                    onChange={() => toggle(tile)}
                  />
                  <PrintThumbnail orderId={order.orderId} tile={tile} />
                  <span className={styles.text}>
                    <span className={styles.name}>{tileLabel(order, tile, tiles)}</span>
                    <ReplacedNote replacements={replacements} tile={tile} />
                  </span>
                </label>
                <span className={styles.amount}>{tileMoneyLabel(tile, format, refundState)}</span>
              </li>
            ))}
          </ul>
        )}
        <TextField
          name="amount"
          label="How much"
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          {...errorOf("amount")}
        />
        <RefundReason draft={draft} onChange={setDraft} errorOf={errorOf} />
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant="danger" busy={isBusy}>
          Give it back
        </Button>
      </form>
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirmLabel}
          variant="danger"
          onConfirm={() => giveBack(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
