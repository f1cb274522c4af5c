import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesign } from "../state/designerStore.ts";
import { PhotoThumbnail } from "../tray/PhotoThumbnail.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useDragState, useDragStore } from "./dragContext.ts";
import styles from "./PickedUpBar.module.css";
import { putBack } from "./putBack.ts";

/** Shown while a photo is picked up: says what to press next, and offers to cancel. */
export function PickedUpBar({ photos }: { readonly photos: PhotoViewStore }) {
  const design = useDesign();
  const store = useDragStore();
  const photoId = useDragState((drag) => (drag?.kind === "pickedUp" ? drag.photoId : null));
  const photo = design.photos.find(({ id }) => id === photoId);
  return (
    <div className={styles.root} role="status">
      {photo && (
        <div className={styles.banner}>
          <PhotoThumbnail photo={photo} photos={photos} />
          <p>
            Choose a tile for this photo. <VisuallyHidden>{photo.fileName}</VisuallyHidden>
          </p>
          <Button variant="ghost" onClick={() => putBack(store)}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
