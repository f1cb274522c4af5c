import { useEffect, useLayoutEffect, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { usePictureSource } from "../view/usePictureSource.ts";
import styles from "./CarriedPhoto.module.css";
import { landingWords } from "./carrying.ts";
import { useCarrying, useCarryingStore } from "./carryingContext.ts";

/** The photo under the hand that carries it, with a word on what letting go will do. */
export function CarriedPhoto({ photos }: { readonly photos: PhotoViewStore }) {
  const photoId = useCarrying((now) => (now?.kind === "dragged" ? now.photoId : null));
  return photoId !== null && <Ghost photos={photos} photoId={photoId} />;
}

type Props = { readonly photos: PhotoViewStore; readonly photoId: string };

function Ghost({ photos, photoId }: Props) {
  const design = useDesign();
  const photo = design.photos.find(({ id }) => id === photoId);
  const source = usePictureSource(photos, photo, 320);
  const isByFinger = useCarrying((now) => now?.kind === "dragged" && now.byFinger);
  const words = useCarrying((now) => (now?.kind === "dragged" ? landingWords(design, now, now.over) : null));
  const ghost = useRef<HTMLDivElement>(null);
  const store = useCarryingStore();
  // Without React: with every move nothing changes but the place.
  useLayoutEffect(() => {
    const follow = (): void => {
      const { carrying } = store.getState();
      if (carrying?.kind !== "dragged" || ghost.current === null) return;
      const { x, y } = carrying.at;
      ghost.current.style.translate = `${x}px ${y}px`;
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
  // Said once and not found by :has(), which would look through the whole page at every move.
  useEffect(() => {
    if (isByFinger) return;
    const { documentElement } = document;
    documentElement.toggleAttribute("data-carrying", true);
    return () => void documentElement.toggleAttribute("data-carrying", false);
  }, [isByFinger]);
  return (
    <div
      ref={ghost}
      className={classes(styles.ghost, isByFinger && styles.above)}
      aria-hidden="true"
      data-carried
    >
      {source ? (
        <img className={styles.picture} src={source} alt="" />
      ) : (
        <span className={styles.picture}>{photo?.fileName}</span>
      )}
      {words && <span className={styles.words}>{words}</span>}
    </div>
  );
}
