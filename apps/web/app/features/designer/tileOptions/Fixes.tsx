import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { isWeak, type Verdict } from "@storywall/domain/crop/resolution.ts";
import { applyRemedy, findFixes, type Remedy } from "@storywall/domain/design/arrange/fixes.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { PhotoThumbnail } from "../tray/PhotoThumbnail.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { formatFrameSize } from "../view/tileView.ts";
import { useFixConstraints } from "../view/useFixConstraints.ts";
import styles from "./Fixes.module.css";
import { ForPrice } from "./ForPrice.tsx";

export type FixesProps = {
  readonly tile: string;
  readonly photos: PhotoViewStore;
  /** Null for a wall that is already paid for: its frames stay. */
  readonly prices: PriceList | null;
  /** Maximum number of fixes to offer, the best first; absent: all. */
  readonly max?: number;
  /**
   * The kind of fix to offer first, when one press for several tiles would apply it to this tile; absent: the best.
   */
  readonly preferred?: Remedy["kind"] | undefined;
  /** Shown when there is no fix; absent: nothing. */
  readonly advice?: string;
  /** Lets the shopper choose another photo. */
  readonly onReplace?: ((tile: string) => void) | undefined;
  readonly onFixed?: () => void;
};

/** How the photo prints after a fix. */
const RESULTS = {
  sharp: "Prints sharp",
  good: "Prints well",
  soft: "Prints a little soft",
  unprintable: "Still too small",
} as const satisfies Record<Verdict, string>;

/** The fixes for a weak tile as buttons, each with its result (B2). */
export default function Fixes({
  tile,
  photos,
  prices,
  max,
  preferred,
  advice,
  onReplace,
  onFixed,
}: FixesProps) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const constraints = useFixConstraints(photos, prices === null);
  const fixes = useMemo(
    () =>
      findFixes(design, tile, constraints)
        .toSorted(
          (one, other) => Number(other.remedy.kind === preferred) - Number(one.remedy.kind === preferred),
        )
        .slice(0, max),
    [design, tile, constraints, max, preferred],
  );
  if (fixes.length === 0)
    return (
      <>
        {advice !== undefined && <p>{advice}</p>}
        {onReplace && (
          <Button variant="secondary" onClick={() => onReplace(tile)}>
            Replace photo
          </Button>
        )}
      </>
    );
  return (
    <ul className={styles.fixes}>
      {fixes.map(({ remedy, verdict, after }) => (
        <li key={remedy.kind}>
          <Button
            variant="secondary"
            wide
            className={styles.fix}
            onClick={() => {
              applyRemedy(tile, remedy, run);
              onFixed?.();
            }}
          >
            {remedy.kind === "photo" && <PhotoThumbnail photo={photoOf(design, remedy)} photos={photos} />}
            <span className={styles.text}>
              <span>
                {remedy.kind === "photo" ? (
                  <OtherPhotoLabel photo={photoOf(design, remedy)} />
                ) : (
                  remedyLabel(design, { tile, remedy, verdict })
                )}
              </span>
              <span className={styles.result}>
                {RESULTS[verdict]}
                <ForPrice prices={prices} before={design} after={after} />
              </span>
            </span>
          </Button>
        </li>
      ))}
      {onReplace && (
        <li>
          <Button variant="ghost" onClick={() => onReplace(tile)}>
            Replace photo
          </Button>
        </li>
      )}
    </ul>
  );
}

const photoOf = (design: Design, { photoId }: Extract<Remedy, { kind: "photo" }>): DesignPhoto | undefined =>
  design.photos.find(({ id }) => id === photoId);

/** The photo is shown beside it; screen readers announce its name instead. */
function OtherPhotoLabel({ photo }: { readonly photo: DesignPhoto | undefined }) {
  return (
    <>
      Use <span aria-hidden="true">this photo</span>
      <VisuallyHidden>{photo?.fileName}</VisuallyHidden> instead
    </>
  );
}

type LabelledFix = {
  readonly tile: string;
  readonly remedy: Exclude<Remedy, { kind: "photo" }>;
  readonly verdict: Verdict;
};

const remedyLabel = (design: Design, { tile, remedy, verdict }: LabelledFix): string => {
  switch (remedy.kind) {
    case "size": {
      const orientation = design.tiles.find(({ name }) => name === tile)?.orientation ?? "portrait";
      const text = formatFrameSize(remedy.size, orientation);
      const size = `Use ${FRAME_SIZES[remedy.size].name}, ${text}`;
      return isWeak(verdict) ? size : `${size}: the largest size that prints well`;
    }
    case "mat":
      return `Add a mat: ${FRAME_STYLES[remedy.frameStyle].name}`;
    case "wholePhoto":
      return "Show more of the photo";
    case "tile": {
      const number = design.tiles.findIndex(({ name }) => name === remedy.other) + 1;
      return `Move it to tile ${number}`;
    }
  }
};
