import { Button } from "../../../ui/Button.tsx";
import { useDesign } from "../state/designerStore.ts";
import { PhotoThumb } from "../tray/PhotoThumb.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useCarrying, useCarryingStore } from "./carryingContext.ts";
import styles from "./InHand.module.css";

/** A photo was taken in hand by a press: says what to press next, and the way out. */
export function InHand({ photos }: { readonly photos: PhotoViewStore }) {
  const design = useDesign();
  const store = useCarryingStore();
  const photoId = useCarrying((now) => (now?.kind === "inHand" ? now.photoId : null));
  const photo = design.photos.find(({ id }) => id === photoId);
  return (
    <div className={styles.place} role="status">
      {photo && (
        <div className={styles.banner}>
          <PhotoThumb photo={photo} photos={photos} />
          <p>
            Which tile should <strong className={styles.file}>{photo.fileName}</strong> hang in?
          </p>
          <Button look="quiet" onClick={() => store.setState({ carrying: null })}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
