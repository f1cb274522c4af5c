import { LINK_PREVIEWS } from "@storywall/domain/links/linkPreviews.ts";
import styles from "./SharedDesignPage.module.css";

/** URLs of the server's previews of a shared wall: in its room, and close up. */
export type SharedPreviewImage = { readonly room: string; readonly near: string; readonly alt: string };

/** Shows a shared wall in its room, without scripts. */
export function SharedPreview({ preview: { room, near, alt } }: { readonly preview: SharedPreviewImage }) {
  return (
    <picture className={styles.preview}>
      <source media="(max-width: 40rem)" srcSet={near} {...sizeOf("near")} />
      <img src={room} alt={alt} {...sizeOf("room")} />
    </picture>
  );
}

/** Reserves the space, so that the page does not move when the image loads. */
const sizeOf = (name: keyof typeof LINK_PREVIEWS) => {
  const { width, height } = LINK_PREVIEWS[name];
  return { width, height };
};
