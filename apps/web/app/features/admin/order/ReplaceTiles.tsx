import type { OrderWork, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import {
  REMAKE_REASON_RULES,
  type RemakeReason,
  remakeReasonsAfterSending,
} from "@storywall/domain/print/remakeReasons.ts";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { frameLabel, tileKey, tileLabel } from "./orderWorkMessages.ts";
import { PrintThumbnail } from "./PrintThumbnail.tsx";
import { ReplacedNote } from "./ReplacedNote.tsx";
import styles from "./WorkTiles.module.css";

/** Chooses tiles of a sent order to make again at no charge, in a separate parcel. */
export function ReplaceTiles({
  order,
  work,
  onReplace,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onReplace: OrderWorkActions["replace"];
}) {
  // Stays the same for all attempts until one is answered, so that a double click or a lost reply creates only one
  // replacement.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState<RemakeReason | null>(null);
  const [note, setNote] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"tile" | "reason">();
  const tileErrorId = useId();
  const { error: tileError } = errorOf("tile");
  const { isBusy, whileBusy } = useBusy();
  const toggle = (tile: WorkTile) => {
    const next = new Set(ticked);
    if (!next.delete(tileKey(tile))) next.add(tileKey(tile));
    setTicked(next);
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setError(null);
    if (ticked.size === 0) return showError(form, "tile", "Please tick the tiles to make again.");
    if (reason === null) return showError(form, "reason", "Please choose what happened.");
    clearError();
    const tiles = work.tiles
      .filter((tile) => ticked.has(tileKey(tile)))
      .map(({ cartItemId, tile }) => ({ cartItemId, tile, pieces: 1 }));
    const message = await whileBusy(
      onReplace({ tiles, reason, ...(note === "" ? {} : { note }) }, requestKey),
    );
    setError(message);
    if (message !== null) return;
    setRequestKey(crypto.randomUUID());
    setTicked(new Set());
    setReason(null);
    setNote("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ul className={styles.tiles} aria-label="Tiles to replace">
        {work.tiles.map((tile) => (
          <li key={tileKey(tile)} className={styles.tile}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                name="tile"
                checked={ticked.has(tileKey(tile))}
                onChange={() => toggle(tile)}
                {...(tileError !== undefined && { "aria-invalid": true, "aria-describedby": tileErrorId })}
              />
              <PrintThumbnail orderId={order.orderId} tile={tile} />
              <span className={styles.text}>
                <span className={styles.name}>{tileLabel(order, tile, work.tiles)}</span>
                <span className={styles.detail}>{frameLabel(tile)}</span>
                <ReplacedNote replacements={work.replacements} tile={tile} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {tileError !== undefined && (
        <p id={tileErrorId} className={styles.error}>
          {tileError}
        </p>
      )}
      <SelectField
        name="reason"
        label="What happened"
        value={reason ?? ""}
        onChange={({ target }) =>
          setReason(remakeReasonsAfterSending().find((each) => each === target.value) ?? null)
        }
        {...errorOf("reason")}
      >
        <option value="">Choose</option>
        {remakeReasonsAfterSending().map((each) => (
          <option key={each} value={each}>
            {REMAKE_REASON_RULES[each].label}
          </option>
        ))}
      </SelectField>
      {reason !== null && REMAKE_REASON_RULES[reason].payer === "courier" && (
        <p className={styles.detail}>
          Claim it from the courier too: they'll ask for photos, the date and the parcel number.
        </p>
      )}
      <TextField
        label="Note"
        optional
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Make the replacement
      </Button>
    </form>
  );
}
