import { useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import styles from "./DragOverlay.module.css";
import { useDragState, useDragStore } from "./dragContext.ts";
import { dropLabel } from "./dragState.ts";

/** The photo under the hand that carries it, with a word on what letting go will do. */
export function DragOverlay({ photos }: { readonly photos: PhotoViewStore }) {
  const photoId = useDragState((now) => (now?.kind === "dragged" ? now.photoId : null));
  return photoId !== null && <PhotoOverlay photos={photos} photoId={photoId} />;
}

type Props = { readonly photos: PhotoViewStore; readonly photoId: string };

function PhotoOverlay({ photos, photoId }: Props) {
  const design = useDesign();
  const photo = design.photos.find(({ id }) => id === photoId);
  const source = usePhotoSource(photos, photo, 320);
  const isTouch = useDragState((now) => now?.kind === "dragged" && now.isTouch);
  const label = useDragState((now) =>
    now?.kind === "dragged" ? dropLabel(design, now, now.dropTarget) : null,
  );
  const ghost = useRef<HTMLDivElement>(null);
  const store = useDragStore();
  // Without React: with every move nothing changes but the place.
  useLayoutEffect(() => {
    const moveOverlay = (): void => {
      const { drag } = store.getState();
      if (drag?.kind !== "dragged" || ghost.current === null) return;
      const { x, y } = drag.position;
      ghost.current.style.translate = `${x}px ${y}px`;
    };
    moveOverlay();
    return store.subscribe(moveOverlay);
  }, [store]);
  // Said once and not found by :has(), which would look through the whole page at every move.
  useEffect(() => {
    if (isTouch) return;
    const { documentElement } = document;
    documentElement.toggleAttribute("data-dragging", true);
    return () => void documentElement.toggleAttribute("data-dragging", false);
  }, [isTouch]);
  return (
    <div
      ref={ghost}
      className={classNames(styles.overlay, isTouch && styles.aboveFinger)}
      aria-hidden="true"
      data-drag-overlay
    >
      {source ? (
        <img className={styles.photo} src={source} alt="" />
      ) : (
        <span className={styles.photo}>{photo?.fileName}</span>
      )}
      {label && <span className={styles.text}>{label}</span>}
    </div>
  );
}
