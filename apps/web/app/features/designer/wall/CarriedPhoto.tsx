import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { usePictureSource } from "../usePictureSource.ts";
import type { Point } from "./camera.ts";
import styles from "./Wall.module.css";

type Props = {
  readonly photos: PhotoViewStore;
  readonly photo: DesignPhoto;
  /** Pixels from the area's top left corner. */
  readonly at: Point;
};

/** A photo under the hand that carries it to another tile. */
export function CarriedPhoto({ photos, photo, at }: Props) {
  const source = usePictureSource(photos, photo, 320);
  return (
    <img
      className={styles.carried}
      src={source ?? undefined}
      alt=""
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
    />
  );
}
