import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { useState } from "react";
import { listOtherPhotos } from "../../features/designer/storage/userPhotos.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { CheckIcon } from "../../ui/icons/icons.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { isDeletedPhoto } from "./isDeletedPhoto.ts";
import styles from "./LibraryPicker.module.css";

type Props = {
  readonly design: Design;
  readonly onPick: (photos: readonly DesignPhoto[]) => void;
  readonly onClose: () => void;
};

/** The dialog with the photos of the shopper's other walls, which need no second upload. Loaded when it is first opened. */
export default function LibraryPicker({ design, onPick, onClose }: Props) {
  const [photos, setPhotos] = useState(() => listOtherPhotos(design));
  const [picked, setPicked] = useState<readonly DesignPhoto[]>([]);
  const handleToggle = (photo: DesignPhoto): void =>
    setPicked((current) =>
      current.includes(photo) ? current.filter((other) => other !== photo) : [...current, photo],
    );
  const [hasDeleted, setHasDeleted] = useState(false);
  // The shop deletes photos that were not used for a long time. Without network an image fails too, and stays.
  const handleImageError = async (photo: DesignPhoto): Promise<void> => {
    if (!(await isDeletedPhoto(photo))) return;
    setHasDeleted(true);
    setPhotos((current) => current.filter((other) => other !== photo));
    setPicked((current) => current.filter((other) => other !== photo));
  };
  return (
    <Dialog open onCancel={onClose} title="From your other walls" width="large">
      <div className={styles.picker}>
        {photos.length === 0 && (
          <p>
            {hasDeleted
              ? "We no longer have your other photos: photos are deleted after a long time without use, or on request."
              : "All of your photos are on this wall already."}
          </p>
        )}
        <ul className={styles.photos}>
          {photos.map((photo) => {
            const isPicked = picked.includes(photo);
            return (
              <li key={photo.id}>
                <button
                  type="button"
                  className={classNames(styles.photo, isPicked && styles.picked)}
                  aria-pressed={isPicked}
                  title={photo.fileName}
                  onClick={() => handleToggle(photo)}
                >
                  <img
                    src={`${photo.url}?w=320`}
                    alt={photo.fileName}
                    loading="lazy"
                    onError={() => void handleImageError(photo)}
                  />
                  {isPicked && (
                    <span className={styles.check}>
                      <CheckIcon size={16} />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
        <footer className={styles.footer} data-clear-of-toasts>
          <Button variant="ghost" disabled={photos.length === 0} onClick={() => setPicked(photos)}>
            Choose all
          </Button>
          <Button disabled={picked.length === 0} onClick={() => onPick(picked)}>
            {picked.length > 1 ? `Add ${picked.length} photos` : "Add photo"}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
