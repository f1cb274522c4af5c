import { expect, test } from "vitest";
import { GALLERY_WALL_KEYS } from "../catalogue/galleryWallKeys.ts";
import { createGalleryWall } from "../design/createGalleryWall.ts";
import { rectsOf } from "../design/galleryWall.ts";
import { rowWise } from "./rowWise.ts";

const frame = (x: number, y: number, width = 300, height = 300) => ({ x, y, width, height });

test("frames are read row by row, from left to right, a tall one with the row at its top", () => {
  const grid = [frame(350, 350), frame(0, 0), frame(350, 0), frame(0, 350)];
  expect(rowWise(grid)).toEqual([1, 2, 3, 0]);
  const besideTallOne = [
    frame(350, 350),
    frame(0, 0, 300, 650),
    frame(700, 350),
    frame(350, 0),
    frame(700, 20),
  ];
  expect(rowWise(besideTallOne)).toEqual([1, 3, 4, 0, 2]);
});

test("each frame is read once, and a frame that just reaches into a row is read with the next", () => {
  expect(rowWise([])).toEqual([]);
  expect(rowWise([frame(350, 270), frame(0, 0)])).toEqual([1, 0]);
  for (const key of GALLERY_WALL_KEYS) {
    const rects = rectsOf(createGalleryWall(key));
    expect(rowWise(rects).toSorted((one, other) => one - other)).toEqual(rects.map((_, index) => index));
  }
});
