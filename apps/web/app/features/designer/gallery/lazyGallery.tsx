import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import type { GalleryOverlayProps } from "./GalleryOverlay.tsx";

/** Without the network a gallery wall is shown like any other, until the page is loaded again. */
const None = (): ReactNode => null;

/** Returns the component, loaded on demand after the first paint: nothing of the wall itself waits for it. */
const loadAfterPaint = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) => {
  const Loaded = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: None })));
  return function AfterPaint(props) {
    const hasPainted = useAfterPaint();
    return (
      hasPainted && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    );
  };
};

/** The parts of the designer that only gallery walls have. */
export const GalleryPanel = loadAfterPaint(() => import("./GalleryPanel.tsx"));
export const GALLERY_TOOLS = {
  Overlay: loadAfterPaint<GalleryOverlayProps>(() => import("./GalleryOverlay.tsx")),
  Bar: loadAfterPaint(() => import("./GalleryBar.tsx")),
} as const;

export type GalleryTools = typeof GALLERY_TOOLS;
