import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { focusTile } from "../focus/useRestoreFocus.ts";
import { baseName } from "../layout/baseName.ts";
import { designPath } from "../layout/designBase.ts";
import { suggestLayout } from "../layout/suggestLayout.ts";
import { useLinkState } from "../layout/useUndoRedo.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import styles from "../tray/PhotoTray.module.css";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** The photos come along; these are to hang there, with those that hang here. */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
};

/** Whoever chose more photos than the wall takes may have meant all of them: a wall that takes them is one press away. */
export function LayoutSuggestion(props: Props) {
  const isFree = useDesigner((state) => state.history.present.base.kind === "free");
  return isFree ? <AddFramesButton {...props} /> : <OtherLayoutLink {...props} />;
}

function OtherLayoutLink({ photos, prices, onChangeLayout }: Props) {
  const design = useDesign();
  const linkState = useLinkState();
  const failedPhotoIds = useFailedPhotos(photos);
  const { photoIds, roomy } = useMemo(() => {
    const photoIds = design.photos.flatMap(({ id }) => (failedPhotoIds.includes(id) ? [] : [id]));
    return { photoIds, roomy: suggestLayout(design, photoIds) };
  }, [design, failedPhotoIds]);
  if (roomy === null) return null;
  return (
    <Link
      to={designPath(roomy.base)}
      state={linkState}
      className={styles.suggestion}
      onClick={() => onChangeLayout(photoIds)}
    >
      <strong>Hang them all: {baseName(roomy.base)}</strong>
      <br />
      {roomy.tiles.length} {roomy.base.kind === "free" ? "frames" : "tiles"},{" "}
      <Price amount={wallPrice(prices, roomy)} />
    </Link>
  );
}

/** A free wall grows by the frames that are missing. */
function AddFramesButton({ photos, prices }: Omit<Props, "onChangeLayout">) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const failedPhotoIds = useFailedPhotos(photos);
  const { photoIds, grown } = useMemo(() => {
    const photoIds = photosInTray(design).flatMap(({ id }) => (failedPhotoIds.includes(id) ? [] : [id]));
    return { photoIds, grown: hangAll.run(design, { photoIds }) };
  }, [design, failedPhotoIds]);
  if (grown.tiles.length === design.tiles.length) return null;
  const hangThem = () => {
    run(hangAll, { photoIds });
    // The button goes, focus does not.
    focusTile(design.tiles[0]?.name ?? "");
  };
  return (
    <button type="button" className={styles.suggestion} onClick={hangThem}>
      <strong>Hang them all</strong>
      <br />
      {grown.tiles.length} frames, <Price amount={wallPrice(prices, grown)} />
    </button>
  );
}
