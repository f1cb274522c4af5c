import type { WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import { useOrderRights } from "./useOrderRights.ts";
import styles from "./WorkTiles.module.css";

/** A small image of a tile's print; nothing while there is none. The text beside it names the tile. */
export function PrintThumbnail({
  orderId,
  tile: { fileName },
}: {
  readonly orderId: string;
  readonly tile: Pick<WorkTile, "fileName">;
}) {
  const may = useOrderRights();
  if (fileName === null || !may("downloadPrints")) return null;
  return (
    <img
      className={styles.picture}
      src={`/api/owner/orders/${orderId}/prints/${fileName}/thumbnail`}
      alt=""
      loading="lazy"
    />
  );
}
