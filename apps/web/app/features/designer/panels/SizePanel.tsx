import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { isGalleryWall } from "@storywall/domain/design/galleryWall.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { LazySizeMark } from "../sizes/LazySizeMark.tsx";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import panel from "./Panel.module.css";
import { SizeChoice } from "./SizeChoice.tsx";

/** The size of all frames, when the layout allows a choice; otherwise the reason why it does not. */
export function SizePanel({
  photos,
  prices,
}: {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
}) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const store = useDesignerStore();
  const sizes = allowedSizes(design.base);
  const changeSize = (size: FrameSizeKey): void => {
    run(setWallSize, { size });
    if (isGalleryWall(design))
      showUndoToast(store, `All tiles are now ${FRAME_SIZES[size].name}, rearranged to fit.`);
  };
  return (
    <section className={panel.panel} aria-labelledby="size-panel">
      <h2 id="size-panel" className={panel.title}>
        Size
      </h2>
      {design.base.kind === "set" ? (
        <p className={panel.hint}>
          20&nbsp;×&nbsp;20&nbsp;cm squares, {design.tiles.length} together at one price. For other sizes,
          choose another layout.
        </p>
      ) : sizes.length > 1 ? (
        <SizeChoice
          legend="For the whole wall, price per tile"
          sizes={sizes}
          value={design.tiles.some((tile) => sizeOfTile(design, tile) !== design.size) ? null : design.size}
          prices={prices}
          markOf={(size) => <LazySizeMark size={size} photos={photos} />}
          onChange={changeSize}
        />
      ) : (
        <p className={panel.hint}>This layout comes in Medium (30&nbsp;×&nbsp;45&nbsp;cm) only.</p>
      )}
    </section>
  );
}
