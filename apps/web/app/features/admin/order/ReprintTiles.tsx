import type { OrderWork, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { SpoiltDialog } from "../ui/SpoiltDialog.tsx";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { frameLabel, printStateLabel, tileKey, tileLabel } from "./orderWorkMessages.ts";
import { PrintThumbnail } from "./PrintThumbnail.tsx";
import { useOrderRights } from "./useOrderRights.ts";
import styles from "./WorkTiles.module.css";

/** The tiles of an order that is not sent yet, each with the state of its print. A spoilt one can be printed again. */
export function ReprintTiles({
  order,
  work,
  onReprint,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onReprint: OrderWorkActions["reprint"];
}) {
  const may = useOrderRights();
  const [spoilt, setSpoilt] = useState<WorkTile | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {work.tiles.map((tile) => (
          <li key={tileKey(tile)} className={styles.tile}>
            <PrintThumbnail orderId={order.orderId} tile={tile} />
            <span className={styles.text}>
              <span className={styles.name}>{tileLabel(order, tile, work.tiles)}</span>
              <span className={styles.detail}>
                {frameLabel(tile)}
                {tile.copies > 1 && `, ${tile.copies} pieces`}: <PrintState order={order} tile={tile} />
              </span>
              {tile.error !== null && <span className={styles.error}>{tile.error}</span>}
            </span>
            {tile.fileName !== null && may("downloadPrints") && (
              <a
                href={`/api/owner/orders/${order.orderId}/prints/${tile.fileName}`}
                download
                aria-label={`Download the print of ${tileLabel(order, tile, work.tiles)}`}
              >
                Download
              </a>
            )}
            {tile.state === "done" && may("reprintTile") && (
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
        <SpoiltDialog
          name={tileLabel(order, spoilt, work.tiles)}
          pieces={spoilt.copies}
          onReprint={({ pieces, reason }, requestKey) =>
            onReprint({ cartItemId: spoilt.cartItemId, tile: spoilt.tile, pieces, reason }, requestKey)
          }
          onClose={() => setSpoilt(null)}
        />
      )}
    </>
  );
}

/**
 * The state of a print. While the shopper may still change it, the print is not made, and the text says until when.
 */
function PrintState({
  order: { isCancellable, changeableUntil },
  tile,
}: {
  readonly order: Pick<OwnerOrder, "isCancellable" | "changeableUntil">;
  readonly tile: WorkTile;
}) {
  if (tile.state !== "waiting" || !isCancellable || changeableUntil === null) return printStateLabel(tile);
  return (
    <>
      waits until <DateTime at={changeableUntil} />, when changes end
    </>
  );
}
