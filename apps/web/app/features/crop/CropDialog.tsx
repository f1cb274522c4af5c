import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { zoomOf } from "@storywall/domain/crop/gestures.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { useState } from "react";
import { afterPaint } from "../../lib/browser/afterPaint.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CropDialog.module.css";
import { CropStage } from "./CropStage.tsx";
import { CropTools } from "./CropTools.tsx";
import { CropVerdict } from "./CropVerdict.tsx";
import { useCropEditor } from "./useCropEditor.ts";
import { useSharperSource } from "./useSharperSource.ts";

type CropDialogProps = {
  readonly photoId: string;
  readonly fileName: string;
  /** URL of the upright photo, in any size. */
  readonly source: string | null;
  /** URL of the server's largest size, for zooming in; null while there is none. */
  readonly largestSource: string | null;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly size: FrameSizeKey;
  /** The crop that the tile shows now. “Cancel” keeps it; closing the dialog in another way keeps the new one. */
  readonly crop: Crop;
  readonly onApply: (crop: Crop) => void;
  readonly onCancel: () => void;
};

/** The dialog to choose the part of a photo that the tile shows, in the real shape of its opening (R2.9). */
export default function CropDialog(props: CropDialogProps) {
  const { photoId, fileName, photo, opening, size, onApply, onCancel } = props;
  // The crop as it was when the dialog opened. While a sharper picture loads, an equal crop is computed again.
  const [crop] = useState(props.crop);
  const editor = useCropEditor(crop, photo, opening);
  const zoom = zoomOf(editor.crop, photo, opening);
  const source = useSharperSource(props.source, props.largestSource, zoom);
  const [announcement, setAnnouncement] = useState({ text: "", number: 0 });
  const [isApplying, setIsApplying] = useState(false);
  // Closing a dialog makes the browser lay out the whole page: show the result of the click first.
  const handleApply = (): void => {
    setIsApplying(true);
    afterPaint(() => onApply(editor.crop));
  };
  // Closing keeps the new crop, which can be undone. Only “Cancel” discards it.
  const isChanged = editor.crop !== crop;
  const announce = (text: string): void => setAnnouncement(({ number }) => ({ text, number: number + 1 }));
  return (
    <Dialog open onCancel={isChanged ? handleApply : onCancel} title="Adjust crop" width="large">
      <div className={styles.editor}>
        <div className={styles.stage}>
          <CropStage
            source={source}
            fileName={fileName}
            photo={photo}
            opening={opening}
            editor={editor}
            announce={announce}
          />
        </div>
        <div className={styles.side}>
          <CropVerdict
            photoId={photoId}
            crop={editor.crop}
            photo={photo}
            opening={opening}
            size={size}
            zoom={zoom}
          />
          <CropTools editor={editor} zoom={zoom} announce={announce} />
          <VisuallyHidden>
            <span role="status" aria-label="Latest change">
              <span key={announcement.number}>{announcement.text}</span>
            </span>
          </VisuallyHidden>
          <div className={styles.actions} data-clear-of-toasts>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button busy={isApplying} onClick={handleApply}>
              Apply
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
