import { useSite } from "../../../lib/api/site.ts";
import { nothing, preloadable } from "../../../lib/browser/preloadable.tsx";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import type { StockNotesProps } from "./StockNotes.tsx";

/** Without the network the frames that are out of stock are marked, and the cart refuses them. */
const [Notes] = preloadable<StockNotesProps>(async () => (await import("./StockNotes.tsx")).default, nothing);

/** What is out of stock, loaded while something is: most of the time nothing is. */
export function LazyStockNotes(props: StockNotesProps) {
  const hasPainted = useAfterPaint();
  return useSite().shortages.length > 0 && hasPainted && <Notes {...props} />;
}
