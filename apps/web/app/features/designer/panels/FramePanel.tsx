import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { useDesigner } from "../state/designerStore.ts";
import { FrameChoice } from "./FrameChoice.tsx";
import panel from "./Panel.module.css";

/** The frame style of the whole wall. */
export function FramePanel() {
  const design = useDesigner((state) => state.history.present);
  const run = useDesigner((state) => state.run);
  return (
    <section className={panel.panel} aria-labelledby="frame-panel">
      <h2 id="frame-panel" className={panel.title}>
        Frame
      </h2>
      <FrameChoice
        legend="For the whole wall"
        base={design.base}
        sizes={design.tiles.map((tile) => sizeOfTile(design, tile))}
        value={design.frameStyle}
        onChange={(chosen) => run(setWallFrameStyle, { frameStyle: chosen })}
      />
    </section>
  );
}
