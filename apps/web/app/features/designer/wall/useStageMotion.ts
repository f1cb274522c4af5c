import { type RefObject, useLayoutEffect, useState } from "react";
import { FIT, type Sight, type View } from "./camera.ts";
import { StageMotion } from "./stageMotion.ts";

/** The stage's motion, which brings the stage to `view` whenever that changes. */
export const useStageMotion = (
  stage: RefObject<HTMLElement | null>,
  sight: Sight | null,
  view: View,
): StageMotion => {
  const [motion] = useState(() => new StageMotion(() => stage.current, FIT));
  const { zoom, centre } = view;
  useLayoutEffect(() => {
    const isFirst = motion.sight === null;
    motion.resize(sight);
    const wanted = { zoom, centre: { x: centre.x, y: centre.y } };
    // What the first measure finds was never seen anywhere else.
    return isFirst ? motion.rest(wanted, null) : motion.restSoon(wanted);
  }, [motion, sight, zoom, centre.x, centre.y]);
  return motion;
};
