import { useEffect } from "react";
import { classes } from "../../../ui/classes.ts";
import { useDesign } from "../designerStore.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { usePictureSource } from "../usePictureSource.ts";
import styles from "./CarriedPhoto.module.css";
import { type Carrying, landingWords } from "./carrying.ts";
import { useCarrying } from "./carryingContext.ts";

/** The photo under the hand that carries it, with a word on what letting go will do. */
export function CarriedPhoto({ photos }: { readonly photos: PhotoViewStore }) {
  const carrying = useCarrying((now) => now);
  return carrying?.kind === "dragged" ? <Ghost photos={photos} carrying={carrying} /> : null;
}

type Props = {
  readonly photos: PhotoViewStore;
  readonly carrying: Extract<Carrying, { kind: "dragged" }>;
};

function Ghost({ photos, carrying }: Props) {
  const design = useDesign();
  const photo = design.photos.find(({ id }) => id === carrying.photoId);
  const source = usePictureSource(photos, photo, 320);
  const words = landingWords(design, carrying, carrying.over);
  // Said once and not found by :has(), which would look through the whole page at every move.
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute("data-carrying", true);
    return () => void documentElement.toggleAttribute("data-carrying", false);
  }, []);
  return (
    <div
      className={classes(styles.ghost, carrying.byFinger && styles.above)}
      style={{ translate: `${carrying.at.x}px ${carrying.at.y}px` }}
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
