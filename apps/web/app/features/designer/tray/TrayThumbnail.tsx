import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useStore } from "zustand";
import { PhotoIcon } from "../../../ui/icons/designerIcons.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import {
  findPhotoSource,
  missingThumbnailText,
  type PhotoViewStore,
  THUMBNAIL_WIDTH,
} from "../view/photoView.ts";
import styles from "./TrayThumbnail.module.css";

type Props = { readonly photo: DesignPhoto; readonly photos: PhotoViewStore };

/** A photo in the tray: its image, a skeleton while it is read, or a text where the browser cannot show it. */
export function TrayThumbnail({ photo, photos }: Props) {
  const view = useStore(photos, (views) => views[photo.id]);
  const source = findPhotoSource(photo, view, THUMBNAIL_WIDTH);
  if (source) return <img src={source} alt="" className={styles.image} draggable={false} loading="lazy" />;
  const text = missingThumbnailText(photo, view);
  if (text === null) return <Skeleton className={styles.image ?? ""} />;
  return (
    <span className={styles.fallback}>
      <PhotoIcon size={20} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
