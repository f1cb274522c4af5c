import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { photosInTray } from "@storywall/domain/design/fill.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { focusTile } from "../focus/useFocusReturn.ts";
import { designPath } from "../layout/designBase.ts";
import { layoutForAll } from "../layout/layoutForAll.ts";
import { nameOfBase } from "../layout/nameOfBase.ts";
import { useLinkState } from "../layout/useSteps.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import styles from "../tray/PhotoTray.module.css";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useRefused } from "../view/useRefused.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** The photos come along; these are to hang there, with those that hang here. */
  readonly onLeave: (photoIds: readonly string[]) => void;
};

/** Whoever chose more photos than the wall takes may have meant all of them: a wall that takes them is one press away. */
export function RoomForAll(props: Props) {
  const isFree = useDesigner((state) => state.history.present.base.kind === "free");
  return isFree ? <MoreFrames {...props} /> : <OtherLayout {...props} />;
}

function OtherLayout({ photos, prices, onLeave }: Props) {
  const design = useDesign();
  const linkState = useLinkState();
  const refused = useRefused(photos);
  const { photoIds, roomy } = useMemo(() => {
    const photoIds = design.photos.flatMap(({ id }) => (refused.includes(id) ? [] : [id]));
    return { photoIds, roomy: layoutForAll(design, photoIds) };
  }, [design, refused]);
  if (roomy === null) return null;
  return (
    <Link
      to={designPath(roomy.base)}
      state={linkState}
      className={styles.offer}
      onClick={() => onLeave(photoIds)}
    >
      <strong>Hang them all: {nameOfBase(roomy.base)}</strong>
      <br />
      {roomy.tiles.length} {roomy.base.kind === "free" ? "frames" : "tiles"},{" "}
      <Price amount={wallPrice(prices, roomy)} />
    </Link>
  );
}

/** A free wall grows by the frames that are missing. */
function MoreFrames({ photos, prices }: Omit<Props, "onLeave">) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const refused = useRefused(photos);
  const { photoIds, grown } = useMemo(() => {
    const photoIds = photosInTray(design).flatMap(({ id }) => (refused.includes(id) ? [] : [id]));
    return { photoIds, grown: hangAll.run(design, { photoIds }) };
  }, [design, refused]);
  if (grown.tiles.length === design.tiles.length) return null;
  const hangThem = () => {
    run(hangAll, { photoIds });
    // The button goes, focus does not.
    focusTile(design.tiles[0]?.name ?? "");
  };
  return (
    <button type="button" className={styles.offer} onClick={hangThem}>
      <strong>Hang them all</strong>
      <br />
      {grown.tiles.length} frames, <Price amount={wallPrice(prices, grown)} />
    </button>
  );
}
