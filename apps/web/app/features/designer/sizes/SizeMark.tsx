import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { useDeferredValue, useMemo } from "react";
import { WarningIcon } from "../../../ui/icons/icons.tsx";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useUncertainPhotos } from "../view/useFailedPhotos.ts";
import styles from "./SizeMark.module.css";
import { sizeNote } from "./sizeNote.ts";

export type SizeMarkProps = {
  readonly size: FrameSizeKey;
  /** The name of the tile that would get the size; absent: all tiles. */
  readonly tile?: string | undefined;
  readonly photos: PhotoViewStore;
};

/** How the photos print in a size, before it is chosen (B2). */
export default function SizeMark({ size, tile, photos }: SizeMarkProps) {
  // Deferred: first the page responds to the press that changes the design.
  const design = useDeferredValue(useDesign());
  const uncertainIds = useUncertainPhotos(photos);
  const note = useMemo(
    () => sizeNote(design, { size, tile, uncertainIds }),
    [design, size, tile, uncertainIds],
  );
  return (
    note && (
      <span className={styles.mark} data-weak={note.isWeak || undefined} data-tile={tile}>
        {note.isWeak && <WarningIcon size={14} />}
        {note.text}
      </span>
    )
  );
}
