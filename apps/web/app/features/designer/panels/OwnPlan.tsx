import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { MATERIALS } from "@storywall/scene/frames/materials.ts";
import { useMemo } from "react";
import { changeLayout } from "../layout/changeLayout.ts";
import { createBlank } from "../layout/designBase.ts";
import { useGalleryOffer } from "../layout/galleryOffer.ts";
import { createTransfer } from "../layout/layoutTransfer.ts";
import { matchTransfer } from "../layout/matchTransfer.ts";
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
};

/** A layout in small, with the shopper's own photos as they would hang in it. */
export function OwnPlan(props: Props) {
  const { base } = props;
  return base.kind === "free" && !base.wall ? <GalleryPlan {...props} /> : <LayoutPlan {...props} />;
}

/** The plan shows the layout as it is sold. */
function LayoutPlan({ design, base, photos }: Props) {
  const unusableIds = useUnhangablePhotos(photos, design);
  const shown = useMemo(() => {
    const blank = createBlank(base);
    const transfer = createTransfer(design, [], unusableIds);
    return matchTransfer(blank, changeLayout.run(blank, { ...transfer, frameCount: 0 }), transfer);
  }, [design, base, unusableIds]);
  return <Plan design={shown} photos={photos} />;
}

/** A gallery wall of the shopper's own grows with its photos, and its price with it. */
function GalleryPlan({ design, base, photos }: Props) {
  const unusableIds = useUnhangablePhotos(photos, design);
  const offer = useGalleryOffer(design, base, unusableIds);
  return offer && <Plan design={offer} photos={photos} />;
}

function Plan({ design, photos }: Omit<Props, "base">) {
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
