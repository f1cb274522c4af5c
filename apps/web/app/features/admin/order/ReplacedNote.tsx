import type { OrderWork, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import { replacedLabel } from "./orderWorkMessages.ts";
import styles from "./WorkTiles.module.css";

/** Marks a tile that was already made again, so that it is not made or paid for twice by mistake. */
export function ReplacedNote({
  replacements,
  tile,
}: {
  readonly replacements: OrderWork["replacements"];
  readonly tile: WorkTile;
}) {
  const label = replacedLabel(replacements, tile);
  return label !== null && <strong className={styles.detail}>{label}</strong>;
}
