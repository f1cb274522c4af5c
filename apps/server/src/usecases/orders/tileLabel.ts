import { wallLabel } from "@storywall/domain/orders/wallLabel.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";

/**
 * Returns the label that distinguishes a line from the other lines of its order; null for an only line
 * (`wallLabel`).
 */
export const wallOfLine = ({ lines }: Pick<OrderRecord, "lines">, lineId: string): string | null =>
  wallLabel(
    lines.map(({ title }) => title),
    lines.findIndex(({ id }) => id === lineId),
  );

/** Returns the name of a tile for staff: "Grid of four, tile 3", or "tile 3" when the order has one wall. */
export const tileLabel = (
  order: Pick<OrderRecord, "lines">,
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): string => {
  const line = order.lines.find(({ id }) => id === lineId);
  const number = (line?.design.tiles.findIndex(({ name }) => name === tile) ?? -1) + 1;
  const wall = wallOfLine(order, lineId);
  return wall === null ? `tile ${number}` : `${wall}, tile ${number}`;
};
