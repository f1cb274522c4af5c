import { type RefObject, useLayoutEffect, useState } from "react";
import { FIT_VIEW, type View, type Viewport } from "./camera.ts";
import { StageMotion } from "./stageMotion.ts";

/** The stage's motion, which brings the stage to `view` whenever that changes. */
export const useStageMotion = (
  stage: RefObject<HTMLElement | null>,
  viewport: Viewport | null,
  view: View,
): StageMotion => {
  const [motion] = useState(() => new StageMotion(() => stage.current, FIT_VIEW));
  const { zoom, centre } = view;
  useLayoutEffect(() => {
    const isFirst = motion.viewport === null;
    motion.resize(viewport);
    const targetView = { zoom, centre: { x: centre.x, y: centre.y } };
    // What the first measure finds was never seen anywhere else.
    return isFirst ? motion.settle(targetView, null) : motion.settleSoon(targetView);
  }, [motion, viewport, zoom, centre.x, centre.y]);
  return motion;
};
