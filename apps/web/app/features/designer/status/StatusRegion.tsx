import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { useState } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWallPhoto } from "../room/wallPhotoStorage.ts";
import { designOf } from "../state/designerState.ts";
import { useDesigner } from "../state/designerStore.ts";
import { LazyStepText } from "./LazyStepText.tsx";
import styles from "./StatusRegion.module.css";

/**
 * Live region: announces every step. Shows undo and redo for a moment too, since their change may be off screen. Shows
 * notices while they are true: the wall is open in another tab (until the shopper closes it), the wall photo is on
 * another device, the browser cannot save the wall.
 */
export function StatusRegion() {
  // While frames are composed, tiles may still get other numbers: the text names what is true at the end.
  const step = useDesigner((state) => (state.isComposing ? null : state.lastStep));
  const announcement = useDesigner((state) => state.announcement);
  const otherTabCount = useDesigner((state) => state.otherTabCount);
  const isPanelOpen = useDesigner((state) => state.panel !== null);
  const [isTabNoticeClosed, setTabNoticeClosed] = useState(false);
  const wallPhoto = useDesigner((state) => wallPhotoOf(designOf(state)));
  const isWallPhotoElsewhere = useWallPhoto(wallPhoto) === null;
  const isUnsaved = useDesigner((state) => state.isUnsaved);
  return (
    <div className={styles.root}>
      <div role="status" className={styles.status}>
        {announcement && (
          <p key={announcement.number}>
            <VisuallyHidden>{announcement.text}</VisuallyHidden>
          </p>
        )}
        {step && !announcement && (
          // A new node for each step: the same text twice is announced twice.
          <LazyStepText key={step.number} step={step} />
        )}
      </div>
      <div role="status" className={styles.status}>
        {otherTabCount > 0 && !isTabNoticeClosed && (
          <div className={classNames(styles.notice, styles.closable)} data-panel={isPanelOpen || undefined}>
            <p>This wall is open in another tab too. Changes in one show in both.</p>
            <IconButton label="Close" onClick={() => setTabNoticeClosed(true)}>
              <CloseIcon size={20} />
            </IconButton>
          </div>
        )}
        {isWallPhotoElsewhere && (
          <p className={styles.notice}>
            The photo of your wall is in the browser where you chose it. Your tiles are true to scale here
            too; you can choose the photo again under Room.
          </p>
        )}
        {isUnsaved && (
          <p className={styles.notice}>
            This browser has no space to save your wall. Add it to the cart or make a link to it before you
            close this page.
          </p>
        )}
      </div>
    </div>
  );
}

const wallPhotoOf = (design: Design): string | null => {
  const { place } = roomOf(design);
  return place.kind === "own" ? place.pictureId : null;
};
