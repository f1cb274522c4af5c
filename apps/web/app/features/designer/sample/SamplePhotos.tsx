import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { memo, useMemo } from "react";
import { sampleChoiceOf, withSamplePhotos } from "../../../lib/samples/samplePhotographs.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { TileView } from "../view/tileView.ts";
import { getFrameImages } from "../wall/frameImages.ts";
import { PhotoDrawing } from "../wall/PhotoDrawing.tsx";
import wallStyles from "../wall/Wall.module.css";
import styles from "./SamplePhotos.module.css";

/** Addresses of the sample photographs. */
const FILES = import.meta.glob<string>("../../../lib/samples/photographs/*.jpg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Shows a sample photograph in each empty tile. The tiles stay empty: sample photographs are no part of the design, so
 * no cart, preview, link or print ever has one (docs/decisions/0081).
 */
export function SamplePhotos({
  pixelsPerMm,
  ...wall
}: WallProps & {
  /** Size of the wall on the screen: no mark is larger there than text of the page. */
  readonly pixelsPerMm: number;
}) {
  return (
    <div className={styles.samples} style={{ "--letters": MAX_LETTERS_PX / pixelsPerMm }}>
      <Samples {...wall} />
    </div>
  );
}

type WallProps = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in mm. */
  readonly box: Box;
};

const Samples = memo(function Samples({ design, tiles, box }: WallProps) {
  // A wall that is being restored may have photos of its own.
  const isRestored = useDesigner((state) => state.isRestored);
  const sample = useMemo(() => withSamplePhotos(design, sampleChoiceOf(design.base)), [design]);
  return (
    <svg
      className={wallStyles.drawing}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      data-samples
    >
      {tiles.map(({ tile, placed }) => {
        const cropped = isRestored && tile.photoId === null ? croppedPhotoOf(placed, sample) : null;
        if (cropped === null) return null;
        const { box: frame, before } = getFrameImages(placed);
        const { x, y } = placed.outer;
        return (
          <g key={tile.name} data-sample>
            <PhotoDrawing
              drawing={[{ kind: "photo", opening: placed.opening, ...cropped }]}
              idPrefix={`sample-${placed.name}`}
              source={FILES[`../../../lib/samples/photographs/${cropped.photoId}.jpg`] ?? ""}
            />
            {/* The frame is over the photo, as on every tile. */}
            <image href={before} x={x + frame.x} y={y + frame.y} width={frame.width} height={frame.height} />
            <SampleMark opening={placed.opening} />
          </g>
        );
      })}
    </svg>
  );
});

/** Height of the letters, as a fraction of the photograph's width. */
const LETTER_RATIO = 0.13;
/** Font size of the page's text, in px. */
const MAX_LETTERS_PX = 16;

/** Marks a photograph as a sample where the notice is not shown too, such as beside the shopper's own photos. */
function SampleMark({ opening: { x, y, width } }: { readonly opening: Box }) {
  const size = width * LETTER_RATIO;
  return (
    <g className={styles.corner} style={{ "--own-letters": size, transformOrigin: `${x}px ${y}px` }}>
      <rect x={x} y={y} width={4.4 * size} height={1.6 * size} className={styles.markGround} />
      <text x={x + 2.2 * size} y={y + 1.15 * size} fontSize={size} className={styles.mark}>
        Sample
      </text>
    </g>
  );
}

/** Says that the photographs are samples, while one is shown. */
export function SampleNotice() {
  const hasEmptyTiles = countEmptyTiles(useDesign()) > 0;
  return (
    <div role="status">
      {hasEmptyTiles && (
        <p className={styles.notice} data-clear-of-toasts>
          <strong>Sample photos.</strong> They show how this wall could look and are never printed. Swap in
          your own.
        </p>
      )}
    </div>
  );
}
