import { type RefObject, useLayoutEffect, useState } from "react";
import { FIT_VIEW, type View, type Viewport } from "./camera.ts";
import { StageMotion } from "./stageMotion.ts";

/** Returns the stage's motion, which moves the stage to `view` whenever that changes. */
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
    // Without a glide: before the first measurement nothing was visible elsewhere.
    return isFirst ? motion.settle(targetView, null) : motion.settleSoon(targetView);
  }, [motion, viewport, zoom, centre.x, centre.y]);
  return motion;
};
