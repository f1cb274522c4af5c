import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { useStore } from "zustand";
import { classNames } from "../../../ui/classNames.ts";
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
  // Photos of this wall. Failed photos of other walls are listed on those walls.
  const hasFailed = useDesigner((state) =>
    designOf(state).photos.some(({ id }) => failedPhotoIds.includes(id)),
  );
  // Only a tile without a usable photo is a problem of the wall. The tray says the rest, and nothing waits for it.
  const isOnWall = useDesigner((state) =>
    designOf(state).tiles.some(({ photoId }) => photoId !== null && failedPhotoIds.includes(photoId)),
  );
  const badge = isOnWall ? "!" : unplacedCount || (hasUnusableFiles || hasFailed ? "!" : null);
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
            {key === "photos" && badge !== null && (
              <span
                className={classNames(
                  styles.badge,
                  badge === "!" && (isOnWall ? styles.problem : styles.hint),
                )}
                aria-hidden="true"
              >
                {badge}
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
