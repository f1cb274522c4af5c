import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { UploadIcon } from "../../ui/icons.tsx";
import styles from "./UploadOptions.module.css";

type Props = { readonly open: boolean; readonly onDevice: () => void; readonly onClose: () => void };

/** R2.7: the ways to bring photos in. */
export function UploadOptions({ open, onDevice, onClose }: Props) {
  return (
    <Dialog open={open} onCancel={onClose} title="Add photos">
      <div className={styles.options}>
        <Button size="large" wide onClick={onDevice}>
          <UploadIcon /> Choose from this device
        </Button>
        <ul className={styles.ways}>
          <li>
            <strong>Many at once.</strong> They fill the empty tiles in the order you choose them.
          </li>
          <li className={styles.byMouse}>
            <strong>Drop.</strong> Drag photos from a folder to anywhere on this page.
          </li>
          <li className={styles.byMouse}>
            <strong>Paste.</strong> Copy a photo elsewhere, then press Ctrl and V here (Cmd and V on a Mac).
          </li>
        </ul>
        <p className={styles.note}>
          JPEG, HEIC from an iPhone, PNG, WebP, AVIF, TIFF or GIF, up to {MAX_PHOTO_BYTES / 1e6} MB each. The
          place where a photo was taken never leaves with the print.
        </p>
      </div>
    </Dialog>
  );
}
