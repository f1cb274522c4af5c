import type { Design } from "@storywall/domain/design/design.ts";
import { startTransition, useEffect, useMemo, useState } from "react";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { preloadFrameImages } from "./frameImages.ts";

/**
 * Returns the design that the wall draws. Photos change at once. Images of frames that look different are rendered and
 * decoded first, one at a time, so that the page responds to a press in between. Until all are ready the wall stays as
 * it was. Only a restored design is drawn at once: before it there is only the empty wall of the server's page.
 */
export const useDrawnDesign = (): Design => {
  const design = useDesign();
  const isRestored = useDesigner((state) => state.isRestored);
  const [drawn, setDrawn] = useState({ design, isRestored });
  const frames = useMemo(() => frameKeysOf(design), [design]);
  const drawnFrames = useMemo(() => frameKeysOf(drawn.design), [drawn.design]);
  const isReady = frames === drawnFrames || !drawn.isRestored;
  if (isReady && (drawn.design !== design || drawn.isRestored !== isRestored))
    setDrawn({ design, isRestored });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same frames have the same images
  useEffect(() => {
    if (isReady) return;
    const controller = new AbortController();
    const placed = tileViewsOf(design).tiles.map((tile) => tile.placed);
    // Effects of a press run before its answer is painted, and drawing a single frame takes as long as everything
    // else in it.
    const cancelPreload = afterPaint(async () => {
      await preloadFrameImages(placed, controller.signal);
      if (!controller.signal.aborted) startTransition(() => setDrawn({ design, isRestored }));
    });
    return () => {
      cancelPreload();
      controller.abort();
    };
  }, [isReady, frames]);
  return isReady ? design : drawn.design;
};

/** Without positions: a frame that was moved looks the same. */
const frameKeysOf = (design: Design): string =>
  tileViewsOf(design)
    .tiles.map(({ placed: { name, size, frameStyle, orientation } }) =>
      [name, size, frameStyle, orientation].join(),
    )
    .join(" ");
