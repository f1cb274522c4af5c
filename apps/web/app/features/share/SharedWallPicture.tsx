import { LINK_PICTURES } from "@storywall/domain/links/linkPictures.ts";
import styles from "./SharedWallPage.module.css";

/** The shop's own drawings of a wall as its maker sees it: in its room, and from near. */
export type WallPicture = { readonly room: string; readonly near: string; readonly alt: string };

/** A wall in its room, there before any script is. */
export function SharedWallPicture({ picture: { room, near, alt } }: { readonly picture: WallPicture }) {
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 40rem)" srcSet={near} {...shapeOf("near")} />
      <img src={room} alt={alt} {...shapeOf("room")} />
    </picture>
  );
}

/** Its place is kept while it is drawn. */
const shapeOf = (picture: keyof typeof LINK_PICTURES) => {
  const { width, height } = LINK_PICTURES[picture];
  return { width, height };
};
