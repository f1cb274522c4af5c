import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { MATERIALS } from "@storywall/scene/frames/materials.ts";
import { type ReactNode, useEffect, useState } from "react";
import { composeDesign, hasSameFrames } from "../gallery/composeDesign.ts";
import { composeOfferInWorker } from "../gallery/packing/packInWorker.ts";
import { type LayoutOffer, useLayoutOffer } from "../layout/layoutOffer.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { type TileView, tileViewsOf } from "../view/tileView.ts";
import { useUnhangablePhotos } from "../view/useFailedPhotos.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import styles from "./LayoutPanel.module.css";

type Props = {
  /** The wall whose photos are taken along. */
  readonly design: Design;
  /** The other layout. */
  readonly base: DesignBase;
  readonly photos: PhotoViewStore;
  /** Shown until the wall is known: a gallery wall is composed in a worker. */
  readonly children: ReactNode;
};

/** A layout in small, with the shopper's own photos and frames as it opens. */
export function OwnPlan({ design, base, photos, children }: Props) {
  const unusableIds = useUnhangablePhotos(photos, design);
  const offer = useLayoutOffer(design, base, unusableIds);
  const shown = useComposed(offer);
  return shown ? <Plan design={shown} photos={photos} /> : children;
}

/** Returns the wall of an offer with its frames where they hang once it is open; null until that is known. */
const useComposed = (offer: LayoutOffer | null): Design | null => {
  const [composed, setComposed] = useState<Design | null>(null);
  useEffect(() => {
    if (offer === null || hasSameFrames(offer.before, offer.after)) return;
    let isStopped = false;
    void composeDesign(offer.before, offer.after, composeOfferInWorker).then((design) => {
      if (!isStopped) setComposed(design);
    });
    return () => {
      isStopped = true;
    };
  }, [offer]);
  // Without new frames nothing is composed.
  return offer && hasSameFrames(offer.before, offer.after) ? offer.after : composed;
};

function Plan({ design, photos }: Pick<Props, "design" | "photos">) {
  const { wall, tiles } = tileViewsOf(design);
  return (
    <svg className={styles.plan} viewBox={`0 0 ${wall.width} ${wall.height}`} aria-hidden="true">
      {tiles.map((view) => (
        <PlanTile key={view.tile.name} view={view} photos={photos} />
      ))}
    </svg>
  );
}

function PlanTile({
  view: { placed, photo },
  photos,
}: {
  readonly view: TileView;
  readonly photos: PhotoViewStore;
}) {
  const source = usePhotoSource(photos, photo, 320);
  const { outer, opening, frameStyle } = placed;
  if (source === null) return <rect {...boxOf(outer)} />;
  return (
    <>
      <rect {...boxOf(outer)} fill={MATERIALS[FRAME_STYLES[frameStyle].colour].face} />
      <rect {...boxOf(opening)} className={styles.paper} />
      <image href={source} {...boxOf(opening)} preserveAspectRatio="xMidYMid slice" />
    </>
  );
}

const boxOf = ({ x, y, width, height }: TileView["placed"]["outer"]) => ({ x, y, width, height });
