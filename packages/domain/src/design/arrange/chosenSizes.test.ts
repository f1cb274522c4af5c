import { expect, test } from "vitest";
import { setWallSize } from "../commands/frameCommands.ts";
import { applyChange, createHistory } from "../commands/history.ts";
import { setTileSize } from "../commands/tileFrameCommands.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import { findChosenSizes } from "./chosenSizes.ts";

const wall = createGalleryWall("sofa_nine");
const [first, second] = wall.tiles.map(({ name }) => name);
if (!first || !second) throw new Error("The wall has nine tiles.");

test("B2 a tile has a chosen size as long as it has the size that was chosen for it alone", () => {
  const begun = createHistory(wall);
  expect(findChosenSizes(begun)).toEqual([]);
  const larger = applyChange(begun, setTileSize.label, (design) =>
    setTileSize.run(design, { tile: first, size: "rectangle_xlarge" }),
  );
  expect(findChosenSizes(larger)).toEqual([first]);
  const all = applyChange(larger, setWallSize.label, (design) =>
    setWallSize.run(design, { size: "rectangle_small" }),
  );
  expect(findChosenSizes(all)).toEqual([]);
  const other = applyChange(all, setTileSize.label, (design) =>
    setTileSize.run(design, { tile: second, size: "rectangle_large" }),
  );
  expect(findChosenSizes(other)).toEqual([second]);
});
