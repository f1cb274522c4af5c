import type { WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import { useOrderRights } from "./useOrderRights.ts";
import styles from "./WorkTiles.module.css";

/**
 * A small image of a tile's print, or of its whole photo until the print exists; nothing for a tile without a photo.
 * The text beside it names the tile.
 */
export function PrintThumbnail({
  orderId,
  tile: { fileName, photoUrl },
}: {
  readonly orderId: string;
  readonly tile: Pick<WorkTile, "fileName" | "photoUrl">;
}) {
  const may = useOrderRights();
  const url =
    fileName === null
      ? photoUrl && `${photoUrl}?w=320`
      : `/api/owner/orders/${orderId}/prints/${fileName}/thumbnail`;
  if (!url || !may("downloadPrints")) return null;
  return <img className={styles.picture} src={url} alt="" loading="lazy" />;
}
