import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { findBestValueSet, pricePerTile } from "@storywall/domain/pricing/priceGuide.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { GalleryPanel } from "../gallery/lazyGallery.tsx";
import { designKeyOf, designPath } from "../layout/designBase.ts";
import { formatWallSize } from "../layout/formatWallSize.ts";
import { layoutName } from "../layout/layoutName.ts";
import { listLayoutOptions } from "../layout/layoutOptions.ts";
import { useLinkState } from "../layout/useUndoRedo.ts";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import styles from "./LayoutPanel.module.css";
import { LazyCheaperWalls } from "./LazyCheaperWalls.tsx";
import { LazyOwnPhotos } from "./LazyOwnPhotos.tsx";
import panel from "./Panel.module.css";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** The shopper changes to another layout, which these photos are placed in besides those already placed. */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
};

/**
 * Every layout as a small plan, drawn with the shopper's own photos once there are some, with its total size, number of tiles and all-in price (B5, B8). Photos are taken
 * along.
 */
export function LayoutPanel({ photos, prices, onChangeLayout }: Props) {
  const design = useDesign();
  const { base } = design;
  const room = roomOf(design);
  const linkState = useLinkState();
  return (
    <section className={panel.panel} aria-labelledby="layout-panel">
      <h2 id="layout-panel" className={panel.title}>
        Layout
      </h2>
      {base.kind === "free" && <GalleryPanel photos={photos} />}
      <LazyCheaperWalls photos={photos} prices={prices} onChangeLayout={onChangeLayout} />
      <ul className={styles.layouts}>
        {listLayoutOptions(room).map(({ base: other, blank, wall, misfit }) => {
          const isCurrent = designKeyOf(other) === designKeyOf(base);
          return (
            <li key={designKeyOf(other)}>
              <Link
                to={designPath(other)}
                state={linkState}
                className={styles.layout}
                aria-current={isCurrent ? "true" : undefined}
                // A link to the current layout would lose the undo entry of the previous layout, and would lead from a
                // wall of the cart to another wall.
                onClick={(event) => (isCurrent ? event.preventDefault() : onChangeLayout([]))}
              >
                <LazyOwnPhotos of={other} photos={photos}>
                  <Plan wall={wall} />
                </LazyOwnPhotos>
                <span className={styles.name}>{layoutName(other)}</span>
                <LayoutFacts base={other} photos={photos} prices={prices}>
                  <span className={panel.hint}>
                    {tileCountText(other, blank.tiles.length)}
                    <br />
                    {formatWallSize(wall)}
                  </span>
                  <span className={styles.price}>
                    {hasFixedPrice(other) ? "" : "from "}
                    <Price amount={wallPrice(prices, blank)} />
                  </span>
                </LayoutFacts>
                {misfit !== null && <span className={styles.misfit}>{misfit}</span>}
                <span className={panel.hint}>
                  <LayoutNote base={other} prices={prices} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Tiles, size and price of a layout: of the shopper's own gallery wall with its photos, once there are some (B8). */
function LayoutFacts({
  base,
  photos,
  prices,
  children,
}: Pick<Props, "photos" | "prices"> & { readonly base: DesignBase; readonly children: ReactNode }) {
  return base.kind === "free" && !base.wall ? (
    <LazyOwnPhotos of={base} photos={photos} prices={prices}>
      {children}
    </LazyOwnPhotos>
  ) : (
    children
  );
}

/** A note on the frames of a layout, or its price per tile for comparison. */
function LayoutNote({ base, prices }: { readonly base: DesignBase; readonly prices: PriceList }) {
  if (base.kind === "template") return "Black frames only";
  if (base.kind === "free") return "All six frames";
  const perTile = pricePerTile(prices.setPrices[base.key], TILE_SETS[base.key].frameCount);
  return (
    <>
      <Price amount={perTile} /> a tile{findBestValueSet(prices) === base.key && ", best value"}
    </>
  );
}

const tileCountText = (base: DesignBase, count: number): string =>
  base.kind === "free" && !base.wall ? "1 to 50 tiles" : `${count} tiles`;

/** A set has one price, and so has a ready-made gallery wall until the shopper changes its frames. */
const hasFixedPrice = (base: DesignBase): boolean =>
  base.kind === "set" || (base.kind === "free" && base.wall !== undefined);

function Plan({ wall }: { readonly wall: Wall }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${wall.width} ${wall.height}`} aria-hidden="true">
      {wall.tiles.map(({ name, outer }) => (
        <rect key={name} x={outer.x} y={outer.y} width={outer.width} height={outer.height} />
      ))}
    </svg>
  );
}
