import type { Design } from "@storywall/domain/design/design.ts";
import { useDeferredValue } from "react";
import { useDesign } from "../designerStore.ts";
import { tileViewsOf } from "../tileView.ts";
import { frameLook } from "./frameLook.ts";

/**
 * The design as the wall draws it. Photos move at once. Frames that look or lie otherwise are hundreds of shapes, so a
 * phone first answers the press and draws them right after; until then the wall stays wholly as it was.
 */
export const useDrawnDesign = (): Design => {
  const design = useDesign();
  const later = useDeferredValue(design);
  return framesOf(design) === framesOf(later) ? design : later;
};

const framesOf = (design: Design): string =>
  tileViewsOf(design)
    .tiles.map(({ placed }) => frameLook(placed))
    .join(" ");
