import { useStore } from "zustand";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import { useDesign } from "../state/designerStore.ts";
import styles from "./BuyBar.module.css";
import type { BuyNotesProps } from "./BuyNotes.tsx";

/** The notes that need no photos. Without the network, and where no file was chosen, there are no others. */
const PlainNotes = ({ misfitText, missingText }: BuyNotesProps) =>
  [misfitText, missingText].map(
    (note) =>
      note && (
        <span key={note} className={styles.missing} aria-live="polite">
          {note}
        </span>
      ),
  );

const [BuyNotes, load] = preloadable<BuyNotesProps>(
  async () => (await import("./BuyNotes.tsx")).default,
  PlainNotes,
);
export const loadBuyNotes = load;

/** The notes on what is left to do before a wall is bought, all of which are loaded with the first photo or other file. */
export function LazyBuyNotes(props: BuyNotesProps) {
  const hasFiles = useStore(props.photos, (views) => Object.keys(views).length > 0);
  const hasPhotos = useDesign().photos.length > 0;
  return hasPhotos || hasFiles ? <BuyNotes {...props} /> : <PlainNotes {...props} />;
}
