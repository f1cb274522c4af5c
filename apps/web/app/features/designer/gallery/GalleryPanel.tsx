import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { ARRANGEMENTS, type Arrangement } from "@storywall/domain/gallery/arrangements.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import panel from "../panels/Panel.module.css";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { addTileWithSpare } from "./addTileWithSpare.ts";
import { arrangeGallery, useArranging } from "./arrangeGallery.ts";
import styles from "./GalleryPanel.module.css";

const ARRANGEMENT_LABELS: Readonly<Record<Arrangement, string>> = {
  salon: "Salon",
  sofa: "Above a sofa",
  rows: "In rows",
  line: "In a line",
  stair: "Up the stairs",
};

/** Composes the frames of a gallery wall, and adds, removes and moves them. */
export default function GalleryPanel({ photos }: { readonly photos: PhotoViewStore }) {
  const design = useDesign();
  const store = useDesignerStore();
  const run = useDesigner((state) => state.run);
  const arranging = useArranging((state) => state.arrangement);
  const [last, setLast] = useState<{ arrangement: Arrangement; variant: number } | null>(null);
  const arrange = (arrangement: Arrangement): void => {
    const variant = last?.arrangement === arrangement ? last.variant + 1 : 0;
    setLast({ arrangement, variant });
    void arrangeGallery(store, { arrangement, variant });
  };
  const lastTile = design.tiles.at(-1);
  return (
    <div className={styles.gallery}>
      <fieldset className={styles.arrangements}>
        <legend className={styles.legend}>Arrangement</legend>
        {ARRANGEMENTS.map((arrangement) => (
          <Button
            key={arrangement}
            variant="secondary"
            aria-pressed={last?.arrangement === arrangement}
            aria-busy={arranging === arrangement || undefined}
            onClick={() => arrange(arrangement)}
          >
            {arranging === arrangement ? "Arranging…" : ARRANGEMENT_LABELS[arrangement]}
          </Button>
        ))}
      </fieldset>
      <p className={panel.hint}>
        We keep at least 5 cm between tiles. Press the same style again for another version.
      </p>
      <div className={styles.frames}>
        <Button variant="secondary" onClick={() => addTileWithSpare(store, photos.getState())}>
          <PlusIcon size={20} /> Add a tile
        </Button>
        <Button
          variant="secondary"
          disabled={design.tiles.length < 2}
          onClick={() => lastTile && run(removeTile, { tile: lastTile.name })}
        >
          <MinusIcon size={20} /> Remove the last tile
        </Button>
      </div>
    </div>
  );
}
