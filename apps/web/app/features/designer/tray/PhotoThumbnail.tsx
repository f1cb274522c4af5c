import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import styles from "./PhotoThumbnail.module.css";

type Props = { readonly photo: DesignPhoto | undefined; readonly photos: PhotoViewStore };

/** Beside a photo's name, which a camera gave it: what a person knows the photo by. Nothing where there is no picture. */
export function PhotoThumbnail({ photo, photos }: Props) {
  const source = usePhotoSource(photos, photo, 320);
  return source && <img src={source} alt="" className={styles.thumbnail} draggable={false} />;
}
