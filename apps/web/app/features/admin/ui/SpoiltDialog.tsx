import {
  REMAKE_REASON_RULES,
  type RemakeReason,
  remakeReasonsBeforeSending,
} from "@storywall/domain/print/remakeReasons.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { showNotice } from "./notices.ts";
import styles from "./SpoiltDialog.module.css";
import { useBusy } from "./useBusy.ts";

/** Sends a spoilt tile back to the printer. Returns a sentence that says why it failed; null when it succeeded. */
export type ReprintAction = (
  spoilt: { readonly pieces: number; readonly reason: RemakeReason },
  requestKey: string,
) => Promise<string | null>;

/** Asks what is wrong with a tile. The press on the reason is the whole answer. */
export function SpoiltDialog({
  name,
  pieces: made,
  onReprint,
  onClose,
}: {
  /** "Tile 3". */
  readonly name: string;
  /** Number of pieces that are made of this tile. */
  readonly pieces: number;
  readonly onReprint: ReprintAction;
  readonly onClose: () => void;
}) {
  // One key for all presses in this dialog: a double click, or a press again after a lost reply, makes one piece.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [pieces, setPieces] = useState(made);
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const handleReason = async (reason: RemakeReason) => {
    const message = await whileBusy(onReprint({ pieces, reason }, requestKey));
    setError(message);
    if (message !== null) return;
    showNotice({ text: `${name} goes back to the printer, first in line.` });
    onClose();
  };
  return (
    <Dialog
      open
      // Only "Tile" becomes lower case; the capitals of an order number stay.
      title={`What is wrong with ${name.replace(/^Tile/, "tile")}?`}
      onCancel={onClose}
    >
      {made > 1 && (
        <label className={styles.pieces}>
          Pieces to make again
          <input
            type="number"
            min={1}
            max={made}
            value={pieces}
            onChange={({ target }) => setPieces(Math.min(made, Math.max(1, Number(target.value) || 1)))}
          />
        </label>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.reasons}>
        {remakeReasonsBeforeSending().map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            wide
            busy={isBusy}
            onClick={() => void handleReason(reason)}
          >
            {REMAKE_REASON_RULES[reason].label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
