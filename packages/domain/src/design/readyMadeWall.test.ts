import { expect, test } from "vitest";
import { mm } from "../units/units.ts";
import { addTile, removeTile } from "./commands/frameCommands.ts";
import { moveFrame } from "./commands/galleryCommands.ts";
import { createDesign } from "./createDesign.ts";
import { createGalleryWall } from "./createGalleryWall.ts";
import { namedBaseOf, readyMadeArrangementOf } from "./readyMadeWall.ts";

test("a ready-made gallery wall that has grown loses its name, and one with a frame less keeps it", () => {
  const wall = createGalleryWall("family_twelve");
  expect(namedBaseOf(wall)).toEqual({ kind: "free", wall: "family_twelve" });
  const grown = addTile.run(wall, {});
  expect(namedBaseOf(grown)).toEqual({ kind: "free" });
  expect(namedBaseOf(removeTile.run(wall, { tile: "tile_3" }))).toEqual(wall.base);
  expect(namedBaseOf(removeTile.run(grown, { tile: "tile_13" }))).toEqual(wall.base);
  const trio = createDesign({ kind: "set", key: "square_trio" });
  expect(namedBaseOf(trio)).toBe(trio.base);
});

test("a ready-made gallery wall has its arrangement until a frame is moved", () => {
  const stair = createGalleryWall("stair_seven");
  expect(readyMadeArrangementOf(stair)).toBe("stair");
  const family = createGalleryWall("family_twelve");
  expect(readyMadeArrangementOf(family)).toBe("salon");
  expect(readyMadeArrangementOf({ ...family, tiles: family.tiles.toReversed() })).toBe("salon");
  const moved = moveFrame.run(stair, { tile: "tile_2", to: { x: mm(3000), y: mm(0) } });
  expect(readyMadeArrangementOf(moved)).toBeNull();
  expect(readyMadeArrangementOf(createGalleryWall(null))).toBeNull();
});
