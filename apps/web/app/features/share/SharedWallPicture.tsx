import styles from "./SharedWallPage.module.css";

/** The shop's own drawing of a wall. `width` to `height` is its shape; the picture is as wide as there is room. */
export type WallPicture = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** A wall on a painted wall, there before any script is. */
export function SharedWallPicture({ picture }: { readonly picture: WallPicture }) {
  return (
    <div className={styles.plaster}>
      <img
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className={styles.picture}
      />
    </div>
  );
}
