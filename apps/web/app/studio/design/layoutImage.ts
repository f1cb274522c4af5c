import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { RectMm } from "@storywall/domain/geometry/rect.ts";
import { MATERIALS } from "@storywall/scene/frames/materials.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";

const PAPER = "#fff";

/** Returns an image of the wall's frames without photos, as large and in the same place as in its preview. */
export const layoutImage = (design: Design): string => {
  const wall = layOut(design);
  const { x, y, width, height } = wallBox(wall);
  const frames = wall.tiles.map(
    ({ outer, opening, frameStyle }) =>
      rectangle(outer, MATERIALS[FRAME_STYLES[frameStyle].colour].face) + rectangle(opening, PAPER),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${frames.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const rectangle = ({ x, y, width, height }: RectMm, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
