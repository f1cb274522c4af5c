import type { Design } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { Activity, Suspense, useDeferredValue, useState } from "react";
import { loadPart } from "../../lib/loadPart.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { BuyBar } from "./buy/BuyBar.tsx";
import styles from "./Designer.module.css";
import { DesignerContext, type DesignerStore, useDesign, useDesigner } from "./designerStore.ts";
import { CarryPhotos } from "./drag/CarryPhotos.tsx";
import { WallHint } from "./hints/WallHint.tsx";
import { RoomPanel } from "./lazyParts.tsx";
import { News } from "./News.tsx";
import { PanelBar } from "./panels/PanelBar.tsx";
import { PhotoTray } from "./panels/PhotoTray.tsx";
import { TileOptions } from "./panels/TileOptions.tsx";
import { FramePanel, LayoutPanel, SizePanel } from "./panels/WallPanels.tsx";
import type { PhotoViewStore } from "./photoView.ts";
import type { ReadWallPhoto } from "./room/wallPhoto.ts";
import type * as ScreenshotModule from "./screenshot/ScreenshotDialog.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useHistoryKeys } from "./useHistoryKeys.ts";
import { useIsWide } from "./useIsWide.ts";
import { Wall } from "./wall/Wall.tsx";

/** What the page around the designer gives it and does for it; photos, crop and cart are features of their own. */
export type DesignerProps = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly isInCart: boolean;
  /** Opens the device's own picker. */
  readonly onChoosePhotos: () => void;
  /** Opens the ways to add photos; those chosen begin at this tile, or at the first empty one. */
  readonly onAddPhotos: (tile: string | null) => void;
  readonly onRetryPhoto: (photoId: string) => void;
  readonly onForgetPhoto: (photoId: string) => void;
  readonly onAdjustCrop: (tile: string) => void;
  readonly onReadWallPhoto: ReadWallPhoto;
  /** The shopper goes to another layout and takes the photos along. */
  readonly onChangeLayout: () => void;
  /** Opens the ways to share the design. */
  readonly onShare: () => void;
  readonly onAddToCart: (design: Design) => Promise<boolean>;
};

/** The designer: the wall is the page, everything else stands around it. */
export function Designer({ store, ...props }: DesignerProps & { readonly store: DesignerStore }) {
  return (
    <DesignerContext value={store}>
      <CarryPhotos photos={props.photos}>
        <Layout {...props} />
      </CarryPhotos>
    </DesignerContext>
  );
}

function Layout(props: DesignerProps) {
  // The tile answers a press at once; its options, a hundred parts and more, come right after.
  const focusedTile = useDeferredValue(useDesigner((state) => state.focusedTile));
  const panel = useDesigner((state) => state.panel);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const design = useDesign();
  const [ScreenshotDialog, setScreenshotDialog] = useState<typeof ScreenshotModule.default | null>(null);
  const takeScreenshot = async (): Promise<void> => {
    const loaded = await loadPart(() => import("./screenshot/ScreenshotDialog.tsx"));
    setScreenshotDialog(() => loaded?.default ?? null);
  };
  const isWide = useIsWide();
  useHistoryKeys();
  useFocusReturn(focusedTile);
  return (
    <div
      className={styles.designer}
      data-panel={focusedTile === null ? (panel ?? "none") : "tile"}
      data-plain={areControlsHidden || undefined}
    >
      <VisuallyHidden>
        <h1>Design your wall</h1>
      </VisuallyHidden>
      <div className={styles.wall}>
        {!areControlsHidden && <Toolbar onScreenshot={() => void takeScreenshot()} onShare={props.onShare} />}
        <News />
        <Wall photos={props.photos} onAddTo={props.onAddPhotos} />
        <WallHint onChoosePhotos={props.onChoosePhotos} />
      </div>
      <div className={styles.photos}>
        <PhotoTray
          photos={props.photos}
          onChoose={props.onChoosePhotos}
          onMoreWays={() => props.onAddPhotos(null)}
          onRetry={props.onRetryPhoto}
          onForget={props.onForgetPhoto}
          hasUndo
        />
      </div>
      <div className={styles.side}>
        {/* Hidden, not taken out: they are back at once when the tile's options close. */}
        <Activity mode={focusedTile === null ? "visible" : "hidden"}>
          <div className={styles.frame}>
            <FramePanel />
          </div>
          <div className={styles.size}>
            <SizePanel prices={props.prices} />
          </div>
          <div className={styles.room}>
            {(isWide || panel === "room") && (
              <Suspense>
                <RoomPanel onReadWallPhoto={props.onReadWallPhoto} />
              </Suspense>
            )}
          </div>
          <div className={styles.layout}>
            <LayoutPanel prices={props.prices} onLeave={props.onChangeLayout} />
          </div>
        </Activity>
        {focusedTile !== null && (
          <TileOptions
            tileName={focusedTile}
            photos={props.photos}
            prices={props.prices}
            onReplace={props.onAddPhotos}
            onAdjustCrop={props.onAdjustCrop}
          />
        )}
      </div>
      <div className={styles.buy}>
        <BuyBar
          photos={props.photos}
          prices={props.prices}
          isInCart={props.isInCart}
          onAddPhotos={() => props.onAddPhotos(null)}
          onAddToCart={props.onAddToCart}
        />
      </div>
      <div className={styles.bar}>
        <PanelBar />
      </div>
      {ScreenshotDialog && (
        <ScreenshotDialog design={design} photos={props.photos} onClose={() => setScreenshotDialog(null)} />
      )}
    </div>
  );
}
