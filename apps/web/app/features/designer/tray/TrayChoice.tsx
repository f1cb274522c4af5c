import { assignPhoto } from "@storywall/domain/design/commands/commands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/fill.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useRefused } from "../view/useRefused.ts";
import styles from "./TrayChoice.module.css";
import { TrayPicture } from "./TrayPicture.tsx";

type Props = {
  readonly tile: string;
  readonly photos: PhotoViewStore;
  readonly onChosen: () => void;
};

/** Photos that are here and hang nowhere yet, for a tile that wants one: the shortest way, and the one without dragging. */
export function TrayChoice({ tile, photos, onChosen }: Props) {
  const refused = useRefused(photos);
  const waiting = photosInTray(useDesign()).filter(({ id }) => !refused.includes(id));
  const run = useDesigner((state) => state.run);
  if (waiting.length === 0) return null;
  const hang = ({ id }: DesignPhoto): void => {
    run(assignPhoto, { tile, photoId: id });
    onChosen();
  };
  return (
    <section aria-labelledby="tray-choice">
      <h3 id="tray-choice" className={styles.title}>
        Your photos that hang nowhere yet
      </h3>
      <ul className={styles.photos}>
        {waiting.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.photo}
              aria-label={`Hang ${photo.fileName}`}
              title={photo.fileName}
              onClick={() => hang(photo)}
            >
              <TrayPicture photo={photo} photos={photos} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
