import { expect, test } from "vitest";
import { tileOfWall, wallLabel } from "./wallLabel.ts";

test("B13 walls of an order are told apart by title, by number where titles are the same, and an only wall has none", () => {
  const labelsOf = (titles: readonly string[]) => titles.map((_, index) => wallLabel(titles, index));
  expect(labelsOf(["Hallway", "Stairs"])).toEqual(["Hallway", "Stairs"]);
  expect(labelsOf(["Grid of four", "Stairs", "Grid of four"])).toEqual(["Wall 1", "Stairs", "Wall 3"]);
  expect(labelsOf(["Hallway"])).toEqual([null]);
  expect(wallLabel(["Hallway", "Stairs"], -1)).toBeNull();
  expect([tileOfWall(null, 3), tileOfWall("Wall 3", 1)]).toEqual(["Tile 3", "Wall 3, tile 1"]);
});
