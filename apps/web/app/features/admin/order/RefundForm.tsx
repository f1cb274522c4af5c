import type { OrderWork, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import type { OrderActions } from "./NextStep.tsx";
import { tileKey, tileLabel } from "./orderWorkMessages.ts";
import { parseAmount } from "./parseAmount.ts";
import styles from "./WorkTiles.module.css";

/** Offered for "Why"; more may be written beside it. */
const REFUND_REASONS = [
  "Damaged on the way",
  "Lost on the way",
  "Not as ordered",
  "Photo too soft",
  "Late",
  "Sent back",
  "Goodwill",
  "Something else",
] as const;

/** Refunds ticked tiles, or any amount up to what is left. Ticking a tile fills in what was paid for it. */
export function RefundForm({
  order,
  tiles,
  refundable,
  onRefund,
}: {
  readonly order: OwnerOrder;
  readonly tiles: OrderWork["tiles"];
  /** In minor units. */
  readonly refundable: number;
  readonly onRefund: OrderActions["refund"];
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [words, setWords] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"amount" | "reason" | "words">();
  const { isBusy, whileBusy } = useBusy();
  const format = (value: number) => formatMoney(minor(value), order.currency);

  const toggle = (tile: WorkTile) => {
    const next = new Set(ticked);
    if (!next.delete(tileKey(tile))) next.add(tileKey(tile));
    setTicked(next);
    const sum = tiles
      .filter((each) => next.has(tileKey(each)))
      .reduce((total, each) => total + paidFor(each), 0);
    setAmount(sum === 0 ? "" : (Math.min(sum, refundable) / 100).toFixed(2));
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setError(null);
    const parsed = amount.trim() === "" ? undefined : parseAmount(amount);
    if (parsed === null) return showError(form, "amount", "Please enter an amount, such as 250 or 99.50.");
    if (reason === "") return showError(form, "reason", "Please choose a reason.");
    const isOther = reason === "Something else";
    if (isOther && words.trim() === "") return showError(form, "words", "Please say why, in your own words.");
    clearError();
    const why = [isOther ? "" : reason, words.trim()].filter(Boolean).join(": ");
    const names = tiles
      .filter((tile) => ticked.has(tileKey(tile)))
      .map((tile) => tileLabel(order, tile, tiles));
    const message = await whileBusy(onRefund(parsed, [why, ...names].join(", ").slice(0, 300)));
    setError(message);
    if (message !== null) return;
    setTicked(new Set());
    setAmount("");
    setReason("");
    setWords("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {tiles.some((tile) => paidFor(tile) > 0) && (
        <ul className={styles.tiles} aria-label="Tiles to give money back for">
          {tiles.map((tile) => (
            <li key={tileKey(tile)} className={styles.tile}>
              <label className={styles.tick}>
                <input type="checkbox" checked={ticked.has(tileKey(tile))} onChange={() => toggle(tile)} />
                <span className={styles.name}>{tileLabel(order, tile, tiles)}</span>
              </label>
              <span className={styles.amount}>{format(paidFor(tile))}</span>
            </li>
          ))}
        </ul>
      )}
      <TextField
        name="amount"
        label="How much"
        hint={`Leave it empty for all that's left: ${format(refundable)}.`}
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        {...errorOf("amount")}
      />
      <SelectField
        name="reason"
        label="Why"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...errorOf("reason")}
      >
        <option value="">Choose</option>
        {REFUND_REASONS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <TextField
        name="words"
        label="In your own words"
        optional={reason !== "Something else"}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        {...errorOf("words")}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" variant="danger" busy={isBusy}>
        Give it back
      </Button>
    </form>
  );
}

/** What was paid for all pieces of a tile, in minor units. */
const paidFor = ({ paid }: WorkTile): number => paid.reduce((sum, share) => sum + share, 0);
