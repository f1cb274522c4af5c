import { LINK_PREVIEWS } from "@storywall/domain/links/linkPreviews.ts";
import styles from "./SharedWallPage.module.css";

/** The shop's own drawings of a wall as its maker sees it: in its room, and from near. */
export type SharedPreviewImage = { readonly room: string; readonly near: string; readonly alt: string };

/** A wall in its room, there before any script is. */
export function SharedPreview({ preview: { room, near, alt } }: { readonly preview: SharedPreviewImage }) {
  return (
    <picture className={styles.preview}>
      <source media="(max-width: 40rem)" srcSet={near} {...sizeOf("near")} />
      <img src={room} alt={alt} {...sizeOf("room")} />
    </picture>
  );
}

/** Its place is kept while it is drawn. */
const sizeOf = (name: keyof typeof LINK_PREVIEWS) => {
  const { width, height } = LINK_PREVIEWS[name];
  return { width, height };
};
