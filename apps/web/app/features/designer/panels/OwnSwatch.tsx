import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { findPhotoSource, type PhotoViewStore } from "../view/photoView.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { getFrameImages } from "../wall/frameImages.ts";
import styles from "./Choice.module.css";

type Props = {
  readonly design: Design;
  readonly photos: PhotoViewStore;
  readonly frameStyle: FrameStyleKey;
  /** The tile whose photo is shown if it has one; null for the wall. */
  readonly tileName: string | null;
  /** Shown while there is no photo that can be shown. */
  readonly children: ReactNode;
};

/** Side of the visible square, from outside the frame's corner, in mm: the same as for swatches without a photo. */
const VIEW_MM = 95;
const OUTSIDE_MM = 10;

/** The corner of the smallest frame in one style, with the middle of the shopper's own photo in it. */
export function OwnSwatch({ design, photos, frameStyle, tileName, children }: Props) {
  const { tiles } = tileViewsOf(design);
  const tile = tiles.find(({ tile: { name } }) => name === tileName);
  // The first photo that a browser can show: one of a format that it cannot read follows after its upload.
  const source = useStore(photos, (views) =>
    [...(tile ? [tile] : []), ...tiles].reduce<string | null>(
      (found, { photo }) => found ?? findPhotoSource(photo, photo && views[photo.id], 320),
      null,
    ),
  );
  if (source === null) return children;
  const size = "square_small";
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, "portrait") };
  const rects = innerRectsOf(outer, size, frameStyle);
  const { box, before } = getFrameImages({
    name: frameStyle,
    size,
    frameStyle,
    orientation: "portrait",
    outer,
    ...rects,
  });
  const { x, y } = rects.opening;
  const shown = VIEW_MM - OUTSIDE_MM;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-OUTSIDE_MM} ${-OUTSIDE_MM} ${VIEW_MM} ${VIEW_MM}`}
      // The corner stays visible when the swatch is wider than high.
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <image
        href={source}
        x={x}
        y={y}
        width={shown - x}
        height={shown - y}
        preserveAspectRatio="xMidYMid slice"
      />
      <image href={before} x={box.x} y={box.y} width={box.width} height={box.height} />
    </svg>
  );
}
