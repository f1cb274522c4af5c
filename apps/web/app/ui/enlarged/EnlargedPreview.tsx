import { useState } from "react";
import { Dialog } from "../modal/Dialog.tsx";
import { PreviewImage } from "../PreviewImage.tsx";
import styles from "./EnlargedPreview.module.css";

export type EnlargedPreviewProps = {
  readonly title: string;
  readonly previewUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The preview of a wall of the cart or an order at its full size. A press makes it twice as large. */
export default function EnlargedPreview({ title, previewUrl, open, onClose }: EnlargedPreviewProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  return (
    <Dialog open={open} onCancel={onClose} title={title} width="large">
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.zoom}
          aria-pressed={isZoomed}
          onClick={() => setIsZoomed(!isZoomed)}
        >
          <PreviewImage
            src={previewUrl}
            alt={`${title}, with your photos`}
            fallbackText="The picture of this wall couldn't be loaded just now. The wall itself is safe."
            onSettle={() => setIsSettled(true)}
          />
        </button>
        <p role="status" className={styles.loading}>
          {!isSettled && "Loading the picture…"}
        </p>
      </div>
    </Dialog>
  );
}
