import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import styles from "./PhotoThumbnail.module.css";

type Props = { readonly photo: DesignPhoto | undefined; readonly photos: PhotoViewStore };

/**
 * A small image beside a photo's file name: people recognise a photo by its image, not by the camera's file name.
 * Renders nothing where there is no image.
 */
export function PhotoThumbnail({ photo, photos }: Props) {
  const source = usePhotoSource(photos, photo, 320);
  return source && <img src={source} alt="" className={styles.thumbnail} draggable={false} />;
}
