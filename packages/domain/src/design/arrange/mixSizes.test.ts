import { expect, test } from "vitest";
import { px } from "../../units/units.ts";
import { hangAll } from "../commands/hangAll.ts";
import { addPhotos } from "../commands/photoCommands.ts";
import { setTileSize } from "../commands/tileFrameCommands.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import { sizeOfTile } from "../effectiveTile.ts";
import { findPositionError } from "../galleryWall.ts";
import { findWeakPrints } from "../printConfirmation.ts";
import { mixSizes } from "./mixSizes.ts";

const wallOf = (...widths: readonly number[]) => {
  const photos = widths.map((width, index) => ({
    id: `p${index}`,
    fileName: `${index}.jpg`,
    size: { width: px(width), height: px(width * 1.5) },
  }));
  const added = addPhotos.run(createGalleryWall(null), { photos });
  return hangAll.run(added, { photoIds: photos.map(({ id }) => id) });
};
const countSizes = (design: ReturnType<typeof wallOf>) =>
  ["rectangle_large", "rectangle_medium", "rectangle_small"].map(
    (size) => design.tiles.filter((tile) => sizeOfTile(design, tile) === size).length,
  );

test("B3 twelve sharp photos begin as a mix of two Large, four Medium and six Small frames", () => {
  const mixed = mixSizes(wallOf(...Array.from({ length: 12 }, () => 4000)));
  expect(countSizes(mixed)).toEqual([2, 4, 6]);
  expect(findPositionError(mixed)).toBeNull();
});

test("B2 a photo gets no frame in which it prints weakly", () => {
  const mixed = mixSizes(wallOf(900, 4000, 900, 1500, 900, 4000));
  expect(findWeakPrints(mixed)).toEqual(findWeakPrints(wallOf(900, 4000, 900, 1500, 900, 4000)));
  expect(countSizes(mixed)).toEqual([1, 1, 4]);
});

test("a pair, and a wall whose sizes the shopper chose, stay as they are", () => {
  const pair = wallOf(4000, 4000);
  expect(mixSizes(pair)).toBe(pair);
  const chosen = setTileSize.run(wallOf(4000, 4000, 4000), { tile: "tile_1", size: "rectangle_xlarge" });
  expect(mixSizes(chosen)).toBe(chosen);
});
