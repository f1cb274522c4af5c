import type { OrderRecord } from "../../ports/orders/Orders.ts";

/** Returns "Grid of four, tile 3", or "tile 3" where the order has one wall; as people of the shop call it. */
export const tileLabel = (
  { lines }: Pick<OrderRecord, "lines">,
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): string => {
  const line = lines.find(({ id }) => id === lineId);
  const number = (line?.design.tiles.findIndex(({ name }) => name === tile) ?? -1) + 1;
  const name = `tile ${number}`;
  return line && lines.length > 1 ? `${line.title}, ${name}` : name;
};
