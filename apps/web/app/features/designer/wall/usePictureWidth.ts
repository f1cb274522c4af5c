import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { useRef } from "react";
import type { Sight } from "./camera.ts";
import { type PictureWidth, pictureWidthFor } from "./pictureWidth.ts";

/** The pictures for about as many pixels as the largest tile has on this screen while the whole wall is in sight. */
export const usePictureWidth = ({ tiles }: Wall, box: Box, sight: Sight | null): PictureWidth => {
  const shown = useRef<PictureWidth>(640);
  if (sight !== null) {
    const longest = Math.max(0, ...tiles.map(({ opening }) => Math.max(opening.width, opening.height)));
    shown.current = pictureWidthFor(
      (longest / box.width) * sight.stage.width * devicePixelRatio,
      shown.current,
    );
  }
  return shown.current;
};
