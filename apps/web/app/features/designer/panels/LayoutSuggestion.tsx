import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { focusTile } from "../focus/useRestoreFocus.ts";
import { designKeyOf, designPath } from "../layout/designBase.ts";
import { layoutName } from "../layout/layoutName.ts";
import { suggestLayout } from "../layout/suggestLayout.ts";
import { useLinkState } from "../layout/useUndoRedo.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { loadSavedDesign } from "../storage/savedDesign.ts";
import styles from "../tray/PhotoTray.module.css";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useUncertainPhotos, useUnhangablePhotos, useUnreadCount } from "../view/useFailedPhotos.ts";
import { LazyCheaperWalls } from "./LazyCheaperWalls.tsx";

export type LayoutSuggestionProps = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** `photoIds` are placed in the new layout in addition to those already placed. */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
};

/**
 * Suggests a wall that takes all photos: a shopper who chose more photos than the wall takes may have meant all of
 * them.
 */
export default function LayoutSuggestion(props: LayoutSuggestionProps) {
  const isFree = useDesigner((state) => state.history.present.base.kind === "free");
  const hasUnplaced = useDesigner((state) => photosInTray(state.history.present).length > 0);
  return (
    <>
      {isFree ? <AddFramesButton {...props} /> : <OtherLayoutLink {...props} />}
      {hasUnplaced && <LazyCheaperWalls {...props} isBesideSuggestion />}
    </>
  );
}

function OtherLayoutLink({ photos, prices, onChangeLayout }: LayoutSuggestionProps) {
  const design = useDesign();
  const linkState = useLinkState();
  const uncertainIds = useUncertainPhotos(photos);
  const unusableIds = useUnhangablePhotos(photos, design);
  const { photoIds, suggested } = useMemo(() => {
    const photoIds = design.photos.flatMap(({ id }) => (uncertainIds.includes(id) ? [] : [id]));
    const savedGallery = loadSavedDesign(designKeyOf({ kind: "free" }))?.design;
    return { photoIds, suggested: suggestLayout(design, photoIds, unusableIds, savedGallery) };
  }, [design, uncertainIds, unusableIds]);
  const total = photoIds.length + useUnreadCount(photos, design.photos);
  if (suggested === null) return null;
  const hang =
    suggested.tiles.length < total ? `Hang ${photoIds.length} of your ${total} photos` : "Hang them all";
  return (
    <Link
      // In the size at whose price it is offered.
      to={`${designPath(suggested.base)}${suggested.base.kind === "free" ? `&size=${suggested.size}` : ""}`}
      state={linkState}
      className={styles.suggestion}
      onClick={() => onChangeLayout(photoIds)}
    >
      <strong>
        {suggested.base.kind === "free" && suggested.base.wall === undefined
          ? `${hang} on a gallery wall`
          : `${hang} in “${layoutName(suggested.base)}”`}
      </strong>
      <br />
      {suggested.tiles.length} tiles, <Price amount={wallPrice(prices, suggested)} />
    </Link>
  );
}

/** Adds the missing frames to a free wall. */
function AddFramesButton({ photos, prices }: Omit<LayoutSuggestionProps, "onChangeLayout">) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const uncertainIds = useUncertainPhotos(photos);
  const { photoIds, grown } = useMemo(() => {
    const photoIds = photosInTray(design).flatMap(({ id }) => (uncertainIds.includes(id) ? [] : [id]));
    return { photoIds, grown: hangAll.run(design, { photoIds }) };
  }, [design, uncertainIds]);
  const unreadCount = useUnreadCount(photos, photosInTray(design));
  if (grown.tiles.length === design.tiles.length) return null;
  const hangUnplaced = () => {
    run(hangAll, { photoIds });
    // The button disappears; the focus must not be lost.
    focusTile(design.tiles[0]?.name ?? "");
  };
  return (
    <button type="button" className={styles.suggestion} onClick={hangUnplaced}>
      <strong>
        Add a tile for{" "}
        {unreadCount > 0 ? `${photoIds.length} of ${photoIds.length + unreadCount} photos` : "each photo"}
      </strong>
      <br />
      {grown.tiles.length} tiles, <Price amount={wallPrice(prices, grown)} />
    </button>
  );
}
