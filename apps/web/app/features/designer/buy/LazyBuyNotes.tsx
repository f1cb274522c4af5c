import { preloadable } from "../../../lib/browser/preloadable.tsx";
import { useDesign } from "../state/designerStore.ts";
import styles from "./BuyBar.module.css";
import type { BuyNotesProps } from "./BuyNotes.tsx";

/** What the design itself says. Without the network, and for a wall without photos, that is all there is. */
const PlainNotes = ({ notes }: BuyNotesProps) =>
  notes.map((note) => (
    <span key={note} className={styles.missing} aria-live="polite">
      {note}
    </span>
  ));

const [BuyNotes, load] = preloadable<BuyNotesProps>(
  async () => (await import("./BuyNotes.tsx")).default,
  PlainNotes,
);
export const loadBuyNotes = load;

/** What is left to do before a wall is bought, loaded in full for a wall with photos. */
export function LazyBuyNotes(props: BuyNotesProps) {
  return useDesign().photos.length > 0 ? <BuyNotes {...props} /> : <PlainNotes {...props} />;
}
