import { useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { PhotoIcon } from "../../../ui/icons/designerIcons.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import type { Point } from "../wall/camera/camera.ts";
import styles from "./DragOverlay.module.css";
import { useDragState, useDragStore } from "./dragContext.ts";
import { dragSensors } from "./dragSensors.ts";
import { dropLabel } from "./dragState.ts";

/** Lets photos be dragged, and shows the dragged one under the pointer with a short text on what a drop will do. */
export default function DragOverlay({ photos }: { readonly photos: PhotoViewStore }) {
  const designer = useDesignerStore();
  const store = useDragStore();
  useEffect(() => {
    const { documentElement } = document;
    const stop = dragSensors(designer, store);
    documentElement.toggleAttribute("data-can-drag", true);
    return () => {
      documentElement.toggleAttribute("data-can-drag", false);
      stop();
    };
  }, [designer, store]);
  const photoId = useDragState((drag) => (drag?.kind === "dragging" ? drag.photoId : null));
  return photoId !== null && <PhotoOverlay photos={photos} photoId={photoId} />;
}

type Props = { readonly photos: PhotoViewStore; readonly photoId: string };

function PhotoOverlay({ photos, photoId }: Props) {
  const design = useDesign();
  const photo = design.photos.find(({ id }) => id === photoId);
  const source = usePhotoSource(photos, photo, 320);
  const isTouch = useDragState((drag) => drag?.kind === "dragging" && drag.isTouch);
  const label = useDragState((drag) =>
    drag?.kind === "dragging" ? dropLabel(design, drag, drag.dropTarget) : null,
  );
  const overlay = useRef<HTMLDivElement>(null);
  const start = useDragState((drag) => (drag?.kind === "dragging" ? drag.start : null));
  // Without React, and without the tiles that listen to the drag: a move changes nothing but the position.
  useLayoutEffect(() => {
    const moveOverlay = ({ x, y }: Point): void => {
      if (overlay.current) overlay.current.style.translate = `${x}px ${y}px`;
    };
    const handlePointerMove = (event: PointerEvent): void => {
      if (event.isPrimary) moveOverlay({ x: event.clientX, y: event.clientY });
    };
    if (start) moveOverlay(start);
    window.addEventListener("pointermove", handlePointerMove);
    return () => window.removeEventListener("pointermove", handlePointerMove);
  }, [start]);
  // Set once instead of found by :has(), which would search the whole page at every move.
  useEffect(() => {
    if (isTouch) return;
    const { documentElement } = document;
    documentElement.toggleAttribute("data-dragging", true);
    return () => void documentElement.toggleAttribute("data-dragging", false);
  }, [isTouch]);
  return (
    <div
      ref={overlay}
      className={classNames(styles.overlay, isTouch && styles.aboveFinger)}
      aria-hidden="true"
      data-drag-overlay
    >
      {source ? (
        <img className={styles.photo} src={source} alt="" />
      ) : (
        <span className={styles.photo}>
          <PhotoIcon size={20} />
        </span>
      )}
      {label && <span className={styles.text}>{label}</span>}
    </div>
  );
}
