/** The known progress of a parcel when it is marked as sent. */
export type ParcelContents = {
  /** Numbers of prints: files that are ready, prints that are printed, and all. */
  readonly ready: number;
  readonly printed: number;
  readonly total: number;
  /** Framed tiles that are ticked in Packing, and the number of all. Absent when the shop does not tick tiles. */
  readonly ticks?: { readonly ticked: number; readonly pieces: number } | undefined;
  /** True when a material of its frames is out of stock. */
  readonly isStockMissing?: boolean;
};

/** Ticked tiles are there in the packer's hands, so all of them are printed, whatever their batch says. */
const areAllTicked = ({ ticks }: Pick<ParcelContents, "ticks">): boolean =>
  ticks !== undefined && ticks.ticked >= ticks.pieces;

/**
 * Returns why it is unlikely that a parcel has left, as sentences; empty when there is none. Staff must confirm
 * the warnings before they mark it as sent, because the shopper would be told of a parcel that has not left.
 */
export const findShippingWarnings = ({
  ready,
  printed,
  total,
  ticks,
  isStockMissing = false,
}: ParcelContents): readonly string[] => [
  ...(ready < total
    ? [total === 1 ? "Its print isn't ready." : `Only ${ready} of ${total} prints are ready.`]
    : printed < total && !areAllTicked({ ticks })
      ? [unprintedText(printed, total)]
      : []),
  ...(ticks && ticks.ticked < ticks.pieces
    ? [ticks.pieces === 1 ? "Its tile isn't ticked." : `${ticks.ticked} of ${ticks.pieces} tiles are ticked.`]
    : []),
  ...(isStockMissing ? ["It still waits for stock."] : []),
];

const unprintedText = (printed: number, total: number): string => {
  if (total === 1) return "Its print isn't marked as printed.";
  return printed === 0
    ? `None of its ${total} prints is marked as printed.`
    : `Only ${printed} of ${total} prints are marked as printed.`;
};
