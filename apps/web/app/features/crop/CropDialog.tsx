import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { zoomOf } from "@storywall/domain/crop/gestures.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { useState } from "react";
import { afterPaint } from "../../lib/browser/afterPaint.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CropDialog.module.css";
import { CropStage } from "./CropStage.tsx";
import { CropTools } from "./CropTools.tsx";
import { CropVerdict } from "./CropVerdict.tsx";
import { useCropEditor } from "./useCropEditor.ts";
import { useFinerSource } from "./useFinerSource.ts";

export type CropDialogProps = {
  readonly fileName: string;
  /** Address of the photo's picture; any size of the upright photo will do. */
  readonly source: string | null;
  /** Of the shop's largest picture of it, for whoever zooms in; null while it has none. */
  readonly finest: string | null;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly size: FrameSizeKey;
  /** What the tile shows now; cancelling leaves it. */
  readonly crop: Crop;
  readonly onApply: (crop: Crop) => void;
  readonly onCancel: () => void;
};

/** R2.9: which part of the photo is seen through the opening, shown at the opening's real shape. */
export default function CropDialog(props: CropDialogProps) {
  const { fileName, photo, opening, size, crop, onApply, onCancel } = props;
  const editor = useCropEditor(crop, photo, opening);
  const zoom = zoomOf(editor.crop, photo, opening);
  const source = useFinerSource(props.source, props.finest, zoom);
  const [news, setNews] = useState({ words: "", number: 0 });
  const [isApplied, setApplied] = useState(false);
  // A page that comes back from behind a dialog is looked through in all its parts: the press is answered first.
  const apply = (): void => {
    setApplied(true);
    afterPaint(() => onApply(editor.crop));
  };
  const say = (words: string): void => setNews(({ number }) => ({ words, number: number + 1 }));
  return (
    <Dialog open onCancel={onCancel} title="Adjust crop" width="large">
      <div className={styles.editor}>
        <div className={styles.stage}>
          <CropStage
            source={source}
            fileName={fileName}
            photo={photo}
            opening={opening}
            editor={editor}
            say={say}
          />
        </div>
        <div className={styles.side}>
          <CropVerdict crop={editor.crop} photo={photo} opening={opening} size={size} zoom={zoom} />
          <CropTools editor={editor} zoom={zoom} say={say} />
          <VisuallyHidden>
            <span role="status" aria-label="What was done">
              <span key={news.number}>{news.words}</span>
            </span>
          </VisuallyHidden>
          <div className={styles.end}>
            <Button look="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button busy={isApplied} onClick={apply}>
              Apply
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
