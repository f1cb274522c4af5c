import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import panel from "./Panel.module.css";
import { SizeChoice } from "./SizeChoice.tsx";

/** The size of all frames, where the layout allows a choice; else why it does not. */
export function SizePanel({ prices }: { readonly prices: PriceList }) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const sizes = allowedSizes(design.base);
  return (
    <section className={panel.panel} aria-labelledby="size-panel">
      <h2 id="size-panel" className={panel.title}>
        Size
      </h2>
      {design.base.kind === "set" ? (
        <p className={panel.hint}>
          20 × 20 cm squares, {design.tiles.length} together at one price. For other sizes, choose another
          layout.
        </p>
      ) : sizes.length > 1 ? (
        <SizeChoice
          legend="For the whole wall, price per frame"
          sizes={sizes}
          value={design.tiles.some((tile) => sizeOfTile(design, tile) !== design.size) ? null : design.size}
          prices={prices}
          onChange={(size) => run(setWallSize, { size })}
        />
      ) : (
        <p className={panel.hint}>This layout comes in Medium frames (30 × 45 cm) only.</p>
      )}
    </section>
  );
}
