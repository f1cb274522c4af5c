import { assignPhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { useStore } from "zustand";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { missingThumbnailText, type PhotoViewStore } from "../view/photoView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import styles from "./TrayPicker.module.css";
import { TrayThumbnail } from "./TrayThumbnail.tsx";

type Props = {
  readonly tile: string;
  readonly photos: PhotoViewStore;
  readonly onPick: () => void;
};

/** Photos of the tray, to fill an empty tile: the shortest way, and one without dragging. */
export function TrayPicker({ tile, photos, onPick }: Props) {
  const failedPhotoIds = useFailedPhotos(photos);
  const unplaced = photosInTray(useDesign()).filter(({ id }) => !failedPhotoIds.includes(id));
  const run = useDesigner((state) => state.run);
  if (unplaced.length === 0) return null;
  const hang = ({ id }: DesignPhoto): void => {
    run(assignPhoto, { tile, photoId: id });
    onPick();
  };
  return (
    <section aria-labelledby="tray-choice">
      <h3 id="tray-choice" className={styles.title}>
        Photos not on the wall yet
      </h3>
      <ul className={styles.photos}>
        {unplaced.map((photo) => (
          <li key={photo.id}>
            <HangButton photo={photo} photos={photos} onPress={() => hang(photo)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HangButton({
  photo,
  photos,
  onPress,
}: Pick<Props, "photos"> & { readonly photo: DesignPhoto; readonly onPress: () => void }) {
  const view = useStore(photos, (views) => views[photo.id]);
  const name = [`Hang ${photo.fileName}`, missingThumbnailText(photo, view)].filter(Boolean).join(", ");
  return (
    <button type="button" className={styles.photo} aria-label={name} title={photo.fileName} onClick={onPress}>
      <TrayThumbnail photo={photo} photos={photos} />
    </button>
  );
}
