import { parseParcelList } from "@storywall/domain/orders/parcelChecks.ts";

/** Typed or pasted parcel numbers, by order number. */
export type ParcelNumbers = Readonly<Record<string, string>>;

/**
 * Returns the numbers after lines were pasted into the field of an order. A line with an order number belongs to that
 * order. Lines without one belong to the order at this position and those below it, as in a spreadsheet.
 */
export const pasteParcelNumbers = (
  orders: readonly string[],
  before: ParcelNumbers,
  { orderNumber, text }: { readonly orderNumber: string; readonly text: string },
): ParcelNumbers => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const below = orders.slice(orders.indexOf(orderNumber));
  const after = { ...before };
  for (const [index, line] of lines.entries()) {
    const [pair] = parseParcelList(line).entries;
    const named = pair && orders.find((each) => toKey(each) === toKey(pair.orderNumber));
    const order = named ?? below[index];
    if (order !== undefined && line !== "") after[order] = named && pair ? pair.parcelNumber : line;
  }
  return after;
};

const toKey = (orderNumber: string): string => orderNumber.toUpperCase().replaceAll("-", "");
