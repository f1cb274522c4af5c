import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { useStore } from "zustand";
import { FrameIcon, LayoutIcon, PhotoIcon, RoomIcon, SizeIcon } from "../../../ui/icons/designerIcons.tsx";
import type { IconProps } from "../../../ui/icons/icon.tsx";
import { designOf, PANELS, type PanelName } from "../state/designerState.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore, PhotoViews } from "../view/photoView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import styles from "./PanelBar.module.css";

const PANEL_BUTTONS: Readonly<
  Record<PanelName, { label: string; Icon: (props: IconProps) => React.ReactNode }>
> = {
  photos: { label: "Photos", Icon: PhotoIcon },
  layout: { label: "Layout", Icon: LayoutIcon },
  frame: { label: "Frame", Icon: FrameIcon },
  size: { label: "Size", Icon: SizeIcon },
  room: { label: "Room", Icon: RoomIcon },
};

/** Buttons that open the panels on a phone. One panel at a time is open, between the wall and this bar. */
export function PanelBar({ photos }: { readonly photos: PhotoViewStore }) {
  const panel = useDesigner((state) => state.panel);
  const togglePanel = useDesigner((state) => state.togglePanel);
  const failedPhotoIds = useFailedPhotos(photos);
  const hasUnusableFiles = useStore(photos, hasOnlyFiles);
  const unplacedCount = useDesigner(
    (state) => photosInTray(designOf(state)).filter(({ id }) => !failedPhotoIds.includes(id)).length,
  );
  // Of this wall: photos of other walls that failed are listed there.
  const hasFailed = useDesigner((state) =>
    designOf(state).photos.some(({ id }) => failedPhotoIds.includes(id)),
  );
  const hasProblem = hasUnusableFiles || hasFailed;
  return (
    <nav className={styles.bar} aria-label="Panels" data-clear-of-toasts>
      {PANELS.map((key) => {
        const { label, Icon } = PANEL_BUTTONS[key];
        return (
          <button
            key={key}
            type="button"
            className={styles.button}
            aria-expanded={panel === key}
            onClick={() => togglePanel(key)}
          >
            <Icon size={22} />
            {label}
            {/* The tray says what it is. */}
            {key === "photos" && (hasProblem || unplacedCount > 0) && (
              <span className={styles.badge} data-problem={hasProblem || undefined} aria-hidden="true">
                {hasProblem ? "!" : unplacedCount}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

const hasOnlyFiles = (views: PhotoViews): boolean =>
  Object.values(views).some(({ isOnlyFile }) => isOnlyFile);
