import type { OrderWork, WorkTile } from "@storywall/contract/schemas/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { REMAKE_REASON_RULES, remakeReasonsBeforeSending } from "@storywall/domain/print/remakeReasons.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { showNotice } from "../ui/notices.ts";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { frameLabel, printStateLabel, tileKey, tileLabel } from "./orderWorkMessages.ts";
import styles from "./WorkTiles.module.css";

/** The tiles of an order that is not sent yet, each with the state of its print. A spoilt one is printed again. */
export function ReprintTiles({
  order,
  work,
  onReprint,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onReprint: OrderWorkActions["reprint"];
}) {
  const [spoilt, setSpoilt] = useState<WorkTile | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {work.tiles.map((tile) => (
          <li key={tileKey(tile)} className={styles.tile}>
            <span className={styles.text}>
              <span className={styles.name}>{tileLabel(order, tile, work.tiles)}</span>
              <span className={styles.detail}>
                {frameLabel(tile)}
                {tile.copies > 1 && `, ${tile.copies} pieces`}: {printStateLabel(tile)}
              </span>
              {tile.error !== null && <span className={styles.error}>{tile.error}</span>}
            </span>
            {tile.state === "done" && (
              <Button
                variant="secondary"
                aria-label={`Print again: ${tileLabel(order, tile, work.tiles)}`}
                onClick={() => setSpoilt(tile)}
              >
                Print again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {spoilt && (
        <ReasonDialog
          name={tileLabel(order, spoilt, work.tiles)}
          tile={spoilt}
          onReprint={onReprint}
          onClose={() => setSpoilt(null)}
        />
      )}
    </>
  );
}

/** Asks what is wrong with a tile. The press on the reason is the whole answer. */
function ReasonDialog({
  name,
  tile,
  onReprint,
  onClose,
}: {
  readonly name: string;
  readonly tile: WorkTile;
  readonly onReprint: OrderWorkActions["reprint"];
  readonly onClose: () => void;
}) {
  // One key for all presses in this dialog: a double click, or a press again after a lost reply, makes one piece.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [pieces, setPieces] = useState(tile.copies);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handleReason = async (reason: ReturnType<typeof remakeReasonsBeforeSending>[number]) => {
    setIsBusy(true);
    const { cartItemId } = tile;
    const message = await onReprint({ cartItemId, tile: tile.tile, pieces, reason }, requestKey);
    setIsBusy(false);
    setError(message);
    if (message !== null) return;
    showNotice({ text: `${name} goes back to the printer, first in line.` });
    onClose();
  };
  return (
    <Dialog
      open
      title={`What is wrong with ${name.charAt(0).toLowerCase()}${name.slice(1)}?`}
      onCancel={onClose}
    >
      {tile.copies > 1 && (
        <label className={styles.tick}>
          Pieces to make again
          <input
            type="number"
            min={1}
            max={tile.copies}
            value={pieces}
            onChange={({ target }) =>
              setPieces(Math.min(tile.copies, Math.max(1, Number(target.value) || 1)))
            }
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
