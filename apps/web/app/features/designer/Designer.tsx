import type { Design } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { Activity, memo, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { HydrationMark } from "../../ui/HydrationMark.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { BuyBar } from "./buy/BuyBar.tsx";
import styles from "./Designer.module.css";
import { DragProvider } from "./drag/DragProvider.tsx";
import { useCloseOnBack } from "./focus/useCloseOnBack.ts";
import { useFocusTransfer } from "./focus/useFocusTransfer.ts";
import { useResetPanelScroll } from "./focus/useResetPanelScroll.ts";
import { useRestoreFocus } from "./focus/useRestoreFocus.ts";
import { useScrollPanelIntoView } from "./focus/useScrollPanelIntoView.ts";
import { useUndoShortcuts } from "./focus/useUndoShortcuts.ts";
import { GALLERY_TOOLS } from "./gallery/lazyGallery.tsx";
import { WallHint } from "./hints/WallHint.tsx";
import { useUndoRedo } from "./layout/useUndoRedo.ts";
import { FramePanel } from "./panels/FramePanel.tsx";
import { LayoutPanel } from "./panels/LayoutPanel.tsx";
import { LazyLayoutSuggestion } from "./panels/LazyLayoutSuggestion.tsx";
import { PanelBar } from "./panels/PanelBar.tsx";
import { SidePanelLinks } from "./panels/SidePanelLinks.tsx";
import { SizePanel } from "./panels/SizePanel.tsx";
import type { CreateWallModel } from "./room/ar/wallModelUrls.ts";
import { LazyRoomPanel } from "./room/LazyRoomPanel.tsx";
import type { LoadWallPhoto } from "./room/wallPhoto.ts";
import type { PanelName } from "./state/designerState.ts";
import { DesignerContext, type DesignerStore, useDesigner, useDesignerStore } from "./state/designerStore.ts";
import { StatusRegion } from "./status/StatusRegion.tsx";
import { dismissUndoToast } from "./status/showUndoToast.ts";
import { FIRST_VISIT } from "./storage/firstVisit.ts";
import { LazyTileOptions } from "./tileOptions/lazyTileOptions.tsx";
import { LazyTileSheet } from "./tileOptions/lazyTileSheet.tsx";
import { WallTools } from "./toolbar/WallTools.tsx";
import { PhotoTray } from "./tray/PhotoTray.tsx";
import type { PhotoViewStore } from "./view/photoView.ts";
import { useIsDesktop } from "./view/useIsDesktop.ts";
import { Wall } from "./wall/Wall.tsx";

/** Data and callbacks that the page provides. Photos, crop and cart are separate features. */
type DesignerProps = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly isInCart: boolean;
  /** Opens the device's own file picker. */
  readonly onChoosePhotos: () => void;
  /**
   * Opens the dialog with all ways to add photos. The first one chosen hangs in this tile, or in the first empty one
   * where it is null.
   */
  readonly onAddPhotos: (tile: string | null) => void;
  /** Opens the device's file picker for a photo in place of one that cannot be used. */
  readonly onReplacePhoto: (photoId: string) => void;
  readonly onRetryPhoto: (photoId: string) => void;
  readonly onDismissPhoto: (photoId: string) => void;
  readonly onAdjustCrop: (tile: string) => void;
  readonly onLoadWallPhoto: LoadWallPhoto;
  readonly onCreateModel: CreateWallModel;
  /**
   * The shopper changes to another layout and takes the photos along. `photoIds` are placed in the new layout in
   * addition to those already placed.
   */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
  /** Opens the share dialog. */
  readonly onShare: () => void;
  readonly onAddToCart: (design: Design) => Promise<boolean>;
};

/**
 * The designer: the wall fills the page, with everything else around it. Each part selects from the store what it
 * shows, and DesignerLayout reads only which panel is open. So no part is rendered again because another one is.
 */
export const Designer = memo(function Designer({
  store,
  ...props
}: DesignerProps & { readonly store: DesignerStore }) {
  return (
    <DesignerContext value={store}>
      <DragProvider photos={props.photos}>
        <DesignerEffects />
        <DesignerLayout>
          <div className={styles.wall}>
            <StatusRegion />
            <Wall
              photos={props.photos}
              onAddPhoto={props.onAddPhotos}
              gallery={GALLERY_TOOLS}
              tools={<WallTools photos={props.photos} onShare={props.onShare} />}
            >
              <WallHint onChoosePhotos={props.onChoosePhotos} />
            </Wall>
          </div>
          <div className={styles.photos} data-panels="photos">
            <Panel name="photos">
              <PhotoTray
                photos={props.photos}
                onChoosePhotos={props.onChoosePhotos}
                onAddPhotos={props.onAddPhotos}
                onReplace={props.onReplacePhoto}
                onRetry={props.onRetryPhoto}
                onDismiss={props.onDismissPhoto}
              >
                <LazyLayoutSuggestion
                  photos={props.photos}
                  prices={props.prices}
                  onChangeLayout={props.onChangeLayout}
                />
              </PhotoTray>
            </Panel>
          </div>
          <div className={styles.side} data-panels="layout frame size room">
            <Panel name="layout">
              <SidePanelLinks />
            </Panel>
            <Panel name="frame">
              <FramePanel photos={props.photos} onChangeLayout={props.onChangeLayout} />
            </Panel>
            <Panel name="size">
              <SizePanel photos={props.photos} prices={props.prices} />
            </Panel>
            <Panel name="room">
              <LazyRoomPanel onLoadWallPhoto={props.onLoadWallPhoto} onCreateModel={props.onCreateModel} />
            </Panel>
            <Panel name="layout">
              <LayoutPanel
                photos={props.photos}
                prices={props.prices}
                onChangeLayout={props.onChangeLayout}
              />
            </Panel>
            <OpenTileOptions {...props} />
          </div>
          <div className={styles.buy}>
            <BuyBar
              photos={props.photos}
              prices={props.prices}
              isInCart={props.isInCart}
              onAddPhotos={props.onAddPhotos}
              onAddToCart={props.onAddToCart}
            />
          </div>
          <div className={styles.bar}>
            <PanelBar photos={props.photos} />
          </div>
        </DesignerLayout>
      </DragProvider>
    </DesignerContext>
  );
});

/**
 * Returns the tile whose options are open, deferred: the tile responds to a press at once, and its options, a hundred
 * elements and more, are rendered right after.
 */
const useDeferredOpenTile = (): string | null => useDeferredValue(useDesigner((state) => state.openTileName));

function DesignerLayout({ children }: { readonly children: ReactNode }) {
  const openTileName = useDeferredOpenTile();
  const panel = useDesigner((state) => state.panel);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const isRestored = useDesigner((state) => state.isRestored);
  // Once one wall is restored, walls opened later in this session are no first visit.
  useEffect(() => {
    if (isRestored) document.documentElement.removeAttribute(FIRST_VISIT);
  }, [isRestored]);
  const designer = useRef<HTMLDivElement>(null);
  const visiblePanel = openTileName === null ? (panel ?? "none") : "tile";
  useScrollPanelIntoView(designer);
  useResetPanelScroll(designer, visiblePanel);
  return (
    <div
      ref={designer}
      className={styles.designer}
      data-panel={visiblePanel}
      data-controls-hidden={areControlsHidden || undefined}
      data-restoring={!isRestored || undefined}
    >
      <VisuallyHidden>
        <h1>Design your wall</h1>
      </VisuallyHidden>
      {children}
    </div>
  );
}

/** Starts watching for double presses at the first press or key. Returns a function that stops it. */
const watchFirstPress = (): (() => void) => {
  const [waiting, watching] = [new AbortController(), new AbortController()];
  const begin = (): void => {
    waiting.abort();
    void import("./press/watchPresses.ts").then(
      ({ watchPresses }) => watchPresses(watching.signal),
      () => undefined,
    );
  };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, begin, { signal: waiting.signal });
  return () => {
    waiting.abort();
    watching.abort();
  };
};

function DesignerEffects() {
  const { undo, redo } = useUndoRedo();
  useUndoShortcuts(undo, redo);
  useCloseOnBack();
  useRestoreFocus(useDeferredOpenTile());
  useFocusTransfer();
  const store = useDesignerStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store is another wall
  useEffect(() => dismissUndoToast, [store]);
  useEffect(() => watchFirstPress(), []);
  return null;
}

/**
 * A panel that is not visible is hidden, not unmounted: it shows at once when it is opened. Until then, changes of
 * the wall are rendered in it while the page is idle.
 */
function Panel({ name, children }: { readonly name: PanelName; readonly children: ReactNode }) {
  const isDesktop = useIsDesktop();
  const openTileName = useDeferredOpenTile();
  const panel = useDesigner((state) => state.panel);
  const isCovered = openTileName !== null && name !== "photos";
  return (
    <Activity mode={(isDesktop || panel === name) && !isCovered ? "visible" : "hidden"}>
      <HydrationMark>{children}</HydrationMark>
    </Activity>
  );
}

function OpenTileOptions({ photos, prices, onAddPhotos, onAdjustCrop, onRetryPhoto }: DesignerProps) {
  const openTileName = useDeferredOpenTile();
  const isDesktop = useIsDesktop();
  if (openTileName === null) return null;
  const options = (
    <LazyTileOptions
      tileName={openTileName}
      photos={photos}
      prices={prices}
      onReplace={onAddPhotos}
      onAdjustCrop={onAdjustCrop}
      onRetry={onRetryPhoto}
    />
  );
  return isDesktop ? options : <LazyTileSheet prices={prices}>{options}</LazyTileSheet>;
}
