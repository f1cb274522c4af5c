import { expect, test } from "vitest";
import { findTileChanges } from "./orderChanges.ts";

const tile = (name: string, photoId: string | null, crops: object = {}) => ({ name, photoId, crops });

test("B9 each changed tile of a wall is listed once", () => {
  const before = [tile("a", "1", { key: { x: 0, y: 1 } }), tile("b", "2"), tile("c", "3"), tile("d", null)];
  const after = [
    tile("a", "1", { key: { y: 1, x: 0 } }),
    tile("b", "9", { key: { x: 1 } }),
    tile("c", "3", { key: { x: 1 } }),
    tile("d", "4"),
  ];
  expect(findTileChanges(before, after)).toEqual([
    { what: "photo", tile: "b" },
    { what: "crop", tile: "c" },
    { what: "photo", tile: "d" },
  ]);
});

test("B9 the same wall sent again has no changes", () => {
  const wall = [tile("a", "1", { key: { x: 0.5, rotation: 90 } })];
  expect(findTileChanges(wall, [tile("a", "1", { key: { rotation: 90, x: 0.5 } })])).toEqual([]);
});
