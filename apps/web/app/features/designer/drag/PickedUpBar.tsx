import { Button } from "../../../ui/Button.tsx";
import { useDesign } from "../state/designerStore.ts";
import { PhotoThumbnail } from "../tray/PhotoThumbnail.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useDragState, useDragStore } from "./dragContext.ts";
import styles from "./PickedUpBar.module.css";

/** A photo was taken in hand by a press: says what to press next, and the way out. */
export function PickedUpBar({ photos }: { readonly photos: PhotoViewStore }) {
  const design = useDesign();
  const store = useDragStore();
  const photoId = useDragState((now) => (now?.kind === "inHand" ? now.photoId : null));
  const photo = design.photos.find(({ id }) => id === photoId);
  return (
    <div className={styles.root} role="status">
      {photo && (
        <div className={styles.banner}>
          <PhotoThumbnail photo={photo} photos={photos} />
          <p>
            Which tile should <strong className={styles.fileName}>{photo.fileName}</strong> hang in?
          </p>
          <Button variant="ghost" onClick={() => store.setState({ drag: null })}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
