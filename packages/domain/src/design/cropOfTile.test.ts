import { expect, test } from "vitest";
import { coverCrop, isCropCovering } from "../crop/cover.ts";
import { cropFor } from "../crop/cropFor.ts";
import { px } from "../units/units.ts";
import { setWallFrameStyle, setWallSize } from "./commands/frameCommands.ts";
import { setCrop } from "./commands/photoCommands.ts";
import { setTileOrientation } from "./commands/tileFrameCommands.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { layOut } from "./layOut.ts";

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

test("R2.9 an uncropped tile shows the largest centred window", () => {
  const { crop, opening } = cropOfFirst(wall);
  expect(crop).toEqual(coverCrop(size, opening));
});

test("R2.9 an earlier size finds its crop again", () => {
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
    expect(isCropCovering(shown.crop, size, shown.opening)).toBe(true);
  }
});

test("R2.9 of the crops for other openings, the one at the same size is used, and none of the other orientation", () => {
  const free: Design = {
    ...createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle: "Infinite" }),
    photos: wall.photos,
  };
  const standing: Design = { ...free, tiles: free.tiles.map((tile) => ({ ...tile, photoId: "sea" })) };
  const cropIn = (design: Design, rotation: number): Design =>
    setCrop.run(design, { tile: "tile_1", crop: coverCrop(size, cropOfFirst(design).opening, rotation) });
  const small = cropIn(setWallSize.run(standing, { size: "rectangle_small" }), 5);
  const both = cropIn(setWallSize.run(small, { size: "rectangle_medium" }), 9);
  const matted = setWallFrameStyle.run(both, { frameStyle: "Timeless" });
  expect(cropOfFirst(matted).crop.rotation).toBe(9);
  const lying = setTileOrientation.run(both, { tile: "tile_1", orientation: "landscape" });
  expect(cropOfFirst(lying).crop).toEqual(coverCrop(size, cropOfFirst(lying).opening));
});
