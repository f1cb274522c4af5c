import { type RefObject, useLayoutEffect, useState } from "react";
import { FIT, type Sight, type View } from "./camera.ts";
import { CALM, StageMotion } from "./stageMotion.ts";

/** The stage's motion, which brings the stage to `view` whenever that changes. */
export const useStageMotion = (
  stage: RefObject<HTMLElement | null>,
  sight: Sight | null,
  view: View,
): StageMotion => {
  const [motion] = useState(() => new StageMotion(() => stage.current, FIT));
  const { zoom, centre } = view;
  useLayoutEffect(() => {
    // What the first measure finds was never seen anywhere else.
    const glide = motion.sight === null ? null : CALM;
    motion.sight = sight;
    motion.rest({ zoom, centre: { x: centre.x, y: centre.y } }, glide);
  }, [motion, sight, zoom, centre.x, centre.y]);
  return motion;
};
