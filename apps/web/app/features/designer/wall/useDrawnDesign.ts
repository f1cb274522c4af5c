import type { Design } from "@storywall/domain/design/design.ts";
import { startTransition, useEffect, useMemo, useState } from "react";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { preloadFrameImages } from "./frameImages.ts";
import { frameKey } from "./frameKey.ts";

/**
 * The design as the wall draws it. Photos move at once. Pictures of frames that look otherwise are first made and read,
 * one after the other, so that a press in between is answered; until all are there the wall stays wholly as it was. Only a wall
 * that comes back is drawn at once: before it there is nothing but the empty one that the server knows.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the frames are the same, so are their pictures
  useEffect(() => {
    if (isReady) return;
    const stop = new AbortController();
    const placed = tileViewsOf(design).tiles.map((tile) => tile.placed);
    // Effects of a press run before its answer is painted, and to draw a single frame takes as long as all else of it.
    const callOff = afterPaint(async () => {
      await preloadFrameImages(placed, stop.signal);
      if (!stop.signal.aborted) startTransition(() => setDrawn({ design, isRestored }));
    });
    return () => {
      callOff();
      stop.abort();
    };
  }, [isReady, frames]);
  return isReady ? design : drawn.design;
};

const frameKeysOf = (design: Design): string =>
  tileViewsOf(design)
    .tiles.map(({ placed }) => frameKey(placed))
    .join(" ");
