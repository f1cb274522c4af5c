import type { ComponentType, ReactNode } from "react";
import { nothing, preloadable } from "../../../lib/browser/preloadable.tsx";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import type { GalleryOverlayProps } from "./GalleryOverlay.tsx";

/**
 * Returns the component, loaded on demand after the first paint: nothing of the wall itself waits for it. Without the
 * network a gallery wall is shown like any other, until the page is loaded again.
 */
const loadAfterPaint = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) => {
  const [Part] = preloadable<Props>(async () => (await load()).default, nothing);
  return (props) => useAfterPaint() && <Part {...props} />;
};

/** The parts of the designer that only gallery walls have. */
export const GalleryPanel = loadAfterPaint(() => import("./GalleryPanel.tsx"));
export const GALLERY_TOOLS = {
  Overlay: loadAfterPaint<GalleryOverlayProps>(() => import("./GalleryOverlay.tsx")),
  Bar: loadAfterPaint(() => import("./GalleryBar.tsx")),
} as const;

export type GalleryTools = typeof GALLERY_TOOLS;
