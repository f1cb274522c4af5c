import type { Question } from "../ui/ActionForm.tsx";

/**
 * Returns what is asked before a parcel is marked as sent that can hardly have left: its shopper would be told of a parcel
 * that nobody has. Null: all of it is there.
 */
export const sendQuestion = ({
  ready,
  total,
  isStockMissing = false,
}: {
  /** Prints that are ready, of how many. */
  readonly ready: number;
  readonly total: number;
  /** Something that its frames are made of has run out. */
  readonly isStockMissing?: boolean;
}): Question | null => {
  const doubts = [
    ...(ready < total
      ? [total === 1 ? "Its print isn't ready." : `Only ${ready} of ${total} prints are ready.`]
      : []),
    ...(isStockMissing ? ["It still waits for stock."] : []),
  ];
  if (doubts.length === 0) return null;
  return { title: "Has it really been sent?", text: doubts.join(" "), confirmLabel: "Yes, it has been sent" };
};
