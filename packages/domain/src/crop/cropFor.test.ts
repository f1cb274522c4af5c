import { expect, test } from "vitest";
import { setCrop, setWallFrameStyle, setWallSize } from "../design/commands.ts";
import { createDesign } from "../design/createDesign.ts";
import type { Design } from "../design/design.ts";
import { layOut } from "../geometry/layout.ts";
import { px } from "../units/units.ts";
import { coverCrop, cropIsCovering } from "./cover.ts";
import { cropFor } from "./cropFor.ts";

const size = { width: px(4000), height: px(3000) };
const empty = createDesign({ kind: "template", key: "flex_two_frames" });
const wall: Design = {
  ...empty,
  photos: [{ id: "sea", fileName: "sea.jpg", size }],
  tiles: empty.tiles.map((tile) => ({ ...tile, photoId: "sea" })),
};

const cropOfFirst = (design: Design) => {
  const [tile] = design.tiles;
  const [placed] = layOut(design).tiles;
  if (!tile || !placed) throw new Error("the wall has tiles");
  return { crop: cropFor(tile, placed, size), opening: placed.opening };
};

test("a tile that nobody has cropped shows the largest centred window", () => {
  const { crop, opening } = cropOfFirst(wall);
  expect(crop).toEqual(coverCrop(size, opening));
});

test("going back to an earlier size finds its crop again", () => {
  const chosen = coverCrop(size, cropOfFirst(wall).opening, 12);
  const cropped = setCrop.run(wall, { tile: "tile_1", crop: chosen });
  const larger = setWallSize.run(cropped, { size: "rectangle_large" });
  const back = setWallSize.run(larger, { size: "rectangle_medium" });
  expect(cropOfFirst(larger).crop).not.toEqual(chosen);
  expect(cropOfFirst(back).crop).toEqual(chosen);
});

test("R2.9 a photo that was straightened stays straight behind a mat and at another size", () => {
  const { opening } = cropOfFirst(wall);
  const cropped = setCrop.run(wall, { tile: "tile_1", crop: coverCrop(size, opening, 12) });
  for (const changed of [
    setWallFrameStyle.run(cropped, { frameStyle: "Infinite" }),
    setWallSize.run(cropped, { size: "rectangle_large" }),
  ]) {
    const shown = cropOfFirst(changed);
    expect(shown.crop.rotation).toBe(12);
    expect(cropIsCovering(shown.crop, size, shown.opening)).toBe(true);
  }
});
