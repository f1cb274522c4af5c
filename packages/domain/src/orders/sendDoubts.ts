/** What is known of a parcel when it is marked as sent. */
export type ParcelContents = {
  /** Prints that are ready, of how many. */
  readonly ready: number;
  readonly total: number;
  /** Something that its frames are made of has run out. */
  readonly isStockMissing?: boolean;
};

/**
 * Returns why a parcel can hardly have left, as sentences; none: nothing speaks against it. Whoever marks it as sent all
 * the same is asked first, since its shopper would be told of a parcel that nobody has.
 */
export const findSendDoubts = ({
  ready,
  total,
  isStockMissing = false,
}: ParcelContents): readonly string[] => [
  ...(ready < total
    ? [total === 1 ? "Its print isn't ready." : `Only ${ready} of ${total} prints are ready.`]
    : []),
  ...(isStockMissing ? ["It still waits for stock."] : []),
];

/** Counts of the prints of a parcel, by their states. */
type PrintCounts = {
  readonly waiting: number;
  readonly held?: number | undefined;
  readonly done: number;
  readonly failed: number;
};

export const countPrints = ({ waiting, held = 0, done, failed }: PrintCounts): ParcelContents => ({
  ready: done,
  total: waiting + held + done + failed,
});
