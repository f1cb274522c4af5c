import type { OrderWork, Replacement, WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { tileOfWall, wallLabel } from "@storywall/domain/orders/wallLabel.ts";

export const REPLACEMENT_STATE_LABELS: Readonly<Record<Replacement["state"], string>> = {
  in_production: "Being made",
  shipped: "Sent",
  delivered: "Arrived",
  cancelled: "Stopped",
};

const PRINT_STATE_LABELS: Readonly<Record<NonNullable<WorkTile["state"]>, string>> = {
  waiting: "file being made",
  held: "photo to check",
  done: "file ready",
  failed: "file failed",
  cancelled: "not printed",
};

export const printStateLabel = ({ state, isInBatch }: WorkTile): string =>
  state === "done" && isInBatch ? "in a batch" : state === null ? "no print yet" : PRINT_STATE_LABELS[state];

/** Returns "Medium, 30 × 45 cm, Timeless". */
export const frameLabel = ({ size, frameStyle }: Pick<WorkTile, "size" | "frameStyle">): string => {
  const { name, width, height } = FRAME_SIZES[size];
  return `${name}, ${width / 10} × ${height / 10} cm, ${FRAME_STYLES[frameStyle].name}`;
};

type WallsOfOrder = {
  readonly lineItems: readonly { readonly cartItemId: string; readonly title: string }[];
};

/** Returns what distinguishes a wall from the order's other walls; null for an only wall. */
export const wallOfLine = ({ lineItems }: WallsOfOrder, id: string): string | null =>
  wallLabel(
    lineItems.map(({ title }) => title),
    lineItems.findIndex(({ cartItemId }) => cartItemId === id),
  );

/** Returns "Tile 3", or "Grid of four, tile 3" when the order has several walls. */
export const tileLabel = (
  order: WallsOfOrder,
  { cartItemId, tile }: Pick<WorkTile, "cartItemId" | "tile">,
  tiles: OrderWork["tiles"],
): string => {
  const number = tiles.find((each) => each.cartItemId === cartItemId && each.tile === tile)?.number ?? 0;
  return tileOfWall(wallOfLine(order, cartItemId), number);
};

/** Returns the key of a tile in a set of ticked ones. */
export const tileKey = ({ cartItemId, tile }: Pick<WorkTile, "cartItemId" | "tile">): string =>
  `${cartItemId} ${tile}`;

/** Returns "Replaced already: ZA-10001-R1, sent" for a tile that was already made again; otherwise null. */
export const replacedLabel = (
  replacements: OrderWork["replacements"],
  tile: Pick<WorkTile, "cartItemId" | "tile">,
): string | null => {
  const found = replacements.filter(
    ({ state, tiles }) => state !== "cancelled" && tiles.some((each) => tileKey(each) === tileKey(tile)),
  );
  if (found.length === 0) return null;
  const names = found.map(
    ({ number, state }) => `${number}, ${REPLACEMENT_STATE_LABELS[state].toLowerCase()}`,
  );
  return `Replaced already: ${names.join("; ")}`;
};
