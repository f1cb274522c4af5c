import { getGalleryOfLayout } from "@storywall/domain/catalogue/layoutGalleries.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { Link } from "react-router";
import { designPath } from "../layout/designBase.ts";
import { useLinkState } from "../layout/useUndoRedo.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { FrameChoice } from "./FrameChoice.tsx";
import panel from "./Panel.module.css";

/** The frame style of the whole wall. */
export function FramePanel({
  photos,
  onChangeLayout,
}: {
  readonly photos: PhotoViewStore;
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
}) {
  const linkState = useLinkState();
  const design = useDesigner((state) => state.history.present);
  const run = useDesigner((state) => state.run);
  const styles = [...new Set(design.tiles.map((tile) => frameStyleOfTile(design, tile)))];
  return (
    <section className={panel.panel} aria-labelledby="frame-panel">
      <h2 id="frame-panel" className={panel.title}>
        Frame
      </h2>
      <FrameChoice
        legend="For the whole wall"
        tileName={null}
        base={design.base}
        sizes={design.tiles.map((tile) => sizeOfTile(design, tile))}
        value={(styles.length === 1 && styles[0]) || null}
        photos={photos}
        onChange={(chosen) => run(setWallFrameStyle, { frameStyle: chosen })}
      />
      {design.base.kind === "template" && (
        <p className={panel.hint}>
          Prefer white or oak?{" "}
          <Link
            to={`${designPath({ kind: "free", wall: getGalleryOfLayout(design.base.key) })}&size=${design.size}`}
            state={linkState}
            onClick={() => onChangeLayout([])}
          >
            See the same arrangement in all six frames
          </Link>
        </p>
      )}
    </section>
  );
}
