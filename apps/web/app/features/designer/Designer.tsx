import type { Design } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { Activity, memo, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { BuyBar } from "./buy/BuyBar.tsx";
import styles from "./Designer.module.css";
import { CarryPhotos } from "./drag/CarryPhotos.tsx";
import { useBackCloses } from "./focus/useBackCloses.ts";
import { useFocusAlong } from "./focus/useFocusAlong.ts";
import { useFocusReturn } from "./focus/useFocusReturn.ts";
import { useHistoryKeys } from "./focus/useHistoryKeys.ts";
import { usePanelFromItsTop } from "./focus/usePanelFromItsTop.ts";
import { usePanelInSight } from "./focus/usePanelInSight.ts";
import { WallHint } from "./hints/WallHint.tsx";
import { RoomPanel } from "./lazyParts.tsx";
import { FramePanel } from "./panels/FramePanel.tsx";
import { LayoutPanel } from "./panels/LayoutPanel.tsx";
import { PanelBar } from "./panels/PanelBar.tsx";
import { RoomForAll } from "./panels/RoomForAll.tsx";
import { SideLinks } from "./panels/SideLinks.tsx";
import { SizePanel } from "./panels/SizePanel.tsx";
import type { ReadWallPhoto } from "./room/wallPhoto.ts";
import type { Panel as PanelName } from "./state/designerState.ts";
import { DesignerContext, type DesignerStore, useDesigner } from "./state/designerStore.ts";
import { News } from "./status/News.tsx";
import { FIRST_WALL } from "./storage/firstWall.ts";
import { TileOptions } from "./tileOptions/TileOptions.tsx";
import { WallTools } from "./toolbar/WallTools.tsx";
import { PhotoTray } from "./tray/PhotoTray.tsx";
import type { PhotoViewStore } from "./view/photoView.ts";
import { useAfterPaint } from "./view/useAfterPaint.ts";
import { useIsWide } from "./view/useIsWide.ts";
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
  /** The shopper goes to another layout and takes the photos along; these are to hang there, with those that hang here. */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
  /** Opens the ways to share the design. */
  readonly onShare: () => void;
  readonly onAddToCart: (design: Design) => Promise<boolean>;
};

/**
 * The designer: the wall is the page, everything else stands around it. Each part reads from the store what it shows, and the
 * frame around them reads only which panel is open, so that no part is drawn again because another one is.
 */
export const Designer = memo(function Designer({
  store,
  ...props
}: DesignerProps & { readonly store: DesignerStore }) {
  return (
    <DesignerContext value={store}>
      <CarryPhotos photos={props.photos}>
        <Keys />
        <Stand>
          <div className={styles.wall}>
            <WallTools photos={props.photos} onShare={props.onShare} />
            <News />
            <Wall photos={props.photos} onAddTo={props.onAddPhotos}>
              <WallHint onChoosePhotos={props.onChoosePhotos} />
            </Wall>
          </div>
          <div className={styles.photos} data-holds="photos">
            <Panel name="photos">
              <PhotoTray
                photos={props.photos}
                onChoose={props.onChoosePhotos}
                onMoreWays={() => props.onAddPhotos(null)}
                onRetry={props.onRetryPhoto}
                onForget={props.onForgetPhoto}
                hasUndo
              >
                <RoomForAll photos={props.photos} prices={props.prices} onLeave={props.onChangeLayout} />
              </PhotoTray>
            </Panel>
          </div>
          <div className={styles.side} data-holds="layout frame size room">
            <Panel name="layout">
              <SideLinks />
            </Panel>
            <Panel name="frame">
              <FramePanel />
            </Panel>
            <Panel name="size">
              <SizePanel prices={props.prices} />
            </Panel>
            <Panel name="room">
              <LaterRoomPanel onReadWallPhoto={props.onReadWallPhoto} />
            </Panel>
            <Panel name="layout">
              <LayoutPanel prices={props.prices} onLeave={() => props.onChangeLayout([])} />
            </Panel>
            <OpenTile {...props} />
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
        </Stand>
      </CarryPhotos>
    </DesignerContext>
  );
});

/** The tile answers a press at once; its options, a hundred parts and more, come right after. */
const useOpenTile = (): string | null => useDeferredValue(useDesigner((state) => state.focusedTile));

function Stand({ children }: { readonly children: ReactNode }) {
  const openTile = useOpenTile();
  const panel = useDesigner((state) => state.panel);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const isRestored = useDesigner((state) => state.isRestored);
  // Any other wall of this visit comes with photos of the one before.
  useEffect(() => {
    if (isRestored) document.documentElement.removeAttribute(FIRST_WALL);
  }, [isRestored]);
  const designer = useRef<HTMLDivElement>(null);
  const shown = openTile === null ? (panel ?? "none") : "tile";
  usePanelInSight(designer);
  usePanelFromItsTop(designer, shown);
  return (
    <div
      ref={designer}
      className={styles.designer}
      data-panel={shown}
      data-plain={areControlsHidden || undefined}
      data-restoring={!isRestored || undefined}
    >
      <VisuallyHidden>
        <h1>Design your wall</h1>
      </VisuallyHidden>
      {children}
    </div>
  );
}

function Keys() {
  useHistoryKeys();
  useBackCloses();
  useFocusReturn(useOpenTile());
  useFocusAlong();
  return null;
}

/**
 * A panel that is out of sight is hidden, not taken out: it is back at once when it is wanted, and until then what happens to
 * the wall reaches it when the page has nothing else to do.
 */
function Panel({ name, children }: { readonly name: PanelName; readonly children: ReactNode }) {
  const isWide = useIsWide();
  const openTile = useOpenTile();
  const panel = useDesigner((state) => state.panel);
  const isCovered = openTile !== null && name !== "photos";
  return (
    <Activity mode={(isWide || panel === name) && !isCovered ? "visible" : "hidden"}>{children}</Activity>
  );
}

/** Nobody needs it in the first second, and on a phone not before it is opened. */
function LaterRoomPanel(props: Pick<DesignerProps, "onReadWallPhoto">) {
  const isDue = useAfterPaint();
  const isWide = useIsWide();
  const isOpen = useDesigner((state) => state.panel === "room");
  return isDue && (isWide || isOpen) ? (
    <Suspense>
      <RoomPanel {...props} />
    </Suspense>
  ) : null;
}

function OpenTile({ photos, prices, onAddPhotos, onAdjustCrop, onRetryPhoto }: DesignerProps) {
  const openTile = useOpenTile();
  if (openTile === null) return null;
  return (
    <TileOptions
      tileName={openTile}
      photos={photos}
      prices={prices}
      onReplace={onAddPhotos}
      onAdjustCrop={onAdjustCrop}
      onRetry={onRetryPhoto}
    />
  );
}
