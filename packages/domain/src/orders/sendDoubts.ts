/** What is known of a parcel when it is marked as sent. */
export type ParcelContents = {
  /** Prints whose files are ready, and those that are printed, of how many. */
  readonly ready: number;
  readonly printed: number;
  readonly total: number;
  /** Framed tiles that are ticked in Packing, of how many; absent: the shop does not tick tiles. */
  readonly ticks?: { readonly ticked: number; readonly pieces: number } | undefined;
  /** Something that its frames are made of has run out. */
  readonly isStockMissing?: boolean;
};

/** Whoever ticked every tile holds them in the hand: they are printed, whatever their batch says. */
const areAllTicked = ({ ticks }: Pick<ParcelContents, "ticks">): boolean =>
  ticks !== undefined && ticks.ticked >= ticks.pieces;

/**
 * Returns why a parcel can hardly have left, as sentences; none: nothing speaks against it. Whoever marks it as sent all
 * the same is asked first, since its shopper would be told of a parcel that has not left.
 */
export const findSendDoubts = ({
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
