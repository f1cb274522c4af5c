import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useStore } from "zustand";
import { PhotoIcon } from "../../../ui/icons/designerIcons.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { findPhotoSource, type PhotoViewStore } from "../view/photoView.ts";
import styles from "./TrayThumbnail.module.css";

type Props = { readonly photo: DesignPhoto; readonly photos: PhotoViewStore };

/** A photo in the tray: its image, a skeleton while it is read, or its file name where no browser can show it. */
export function TrayThumbnail({ photo, photos }: Props) {
  const view = useStore(photos, (views) => views[photo.id]);
  const source = findPhotoSource(photo, view, 320);
  if (source) return <img src={source} alt="" className={styles.image} draggable={false} loading="lazy" />;
  if (view && !view.isWithoutPreview && view.stage.kind !== "failed")
    return <Skeleton className={styles.image ?? ""} />;
  return (
    <span className={styles.fallback}>
      <PhotoIcon size={20} />
      <span className={styles.file}>{photo.fileName}</span>
    </span>
  );
}
