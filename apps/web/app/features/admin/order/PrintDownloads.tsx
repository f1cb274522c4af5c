import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { printNameOf } from "@storywall/domain/print/printName.ts";
import { useState } from "react";
import { DownloadLink } from "../download/DownloadLink.tsx";
import adminStyles from "../ui/Admin.module.css";
import { frameLabel, tileKey, tileLabel } from "./orderWorkMessages.ts";
import styles from "./WorkTiles.module.css";

/** The finished prints of an order to tick, and one download of the ticked ones, before and after sending. */
export function PrintDownloads({ order, work }: { readonly order: OwnerOrder; readonly work: OrderWork }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tiles = work.tiles.flatMap((tile) =>
    tile.state === "done" && tile.fileName !== null ? [{ ...tile, fileName: tile.fileName }] : [],
  );
  if (tiles.length === 0 || work.photosDeletedAt !== null) return null;
  const chosen = tiles.filter((tile) => ticked.has(tileKey(tile)));
  const handleTick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    setTicked(next);
  };
  const names = chosen.map(({ fileName }) => printNameOf(fileName)).join(",");
  return (
    <details>
      <summary>Download some of them</summary>
      <fieldset className={styles.choices}>
        <legend className={adminStyles.muted}>Prints to download</legend>
        {tiles.map((tile) => (
          <label key={tileKey(tile)} className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked.has(tileKey(tile))}
              onChange={({ target }) => handleTick(tileKey(tile), target.checked)}
            />
            {tileLabel(order, tile, work.tiles)}, {frameLabel(tile)}
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && (
        <DownloadLink href={`/api/owner/orders/${order.orderId}/prints.zip?prints=${names}`}>
          {chosen.length === 1
            ? "Download the ticked print (ZIP)"
            : `Download the ${chosen.length} ticked prints (ZIP)`}
        </DownloadLink>
      )}
    </details>
  );
}
