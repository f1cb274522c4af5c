import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { expect, test } from "vitest";
import { FIT_VIEW, fitStage, viewCentredOn, viewOfTile } from "./camera.ts";
import { zoomedTiles } from "./zoomedTiles.ts";

const wall = layOut(createDesign({ kind: "set", key: "dazzling_dozen" }));
const box = wallBox(wall);
const area = { width: 390, height: 600 };
const viewport = { area, stage: fitStage(area, box) };
const first = wall.tiles[0]?.outer ?? box;

test("B2 the whole wall is shown with small images", () => {
  expect(zoomedTiles(wall, box, viewport, FIT_VIEW, 2)).toEqual([]);
});

test("B2 a tile that fills a phone's screen gets the fine image, hidden tiles do not", () => {
  expect(zoomedTiles(wall, box, viewport, viewCentredOn(first, box, 6), 2)).toEqual(["tile_1"]);
});

test("B2 tiles that are half visible get the fine image too", () => {
  const between = { zoom: 6, centre: { x: 0.25, y: 0.33 } };
  expect(zoomedTiles(wall, box, viewport, between, 2).length).toBeGreaterThan(1);
});

test("B2 a screen with fewer pixels uses the small image up to a higher zoom", () => {
  expect(zoomedTiles(wall, box, viewport, viewOfTile(first, box, area), 1)).toEqual([]);
});

test("B2 a portrait tile is measured by its longer side", () => {
  const pair = layOut(createDesign({ kind: "template", key: "flex_two_frames" }));
  const around = wallBox(pair);
  const opening = pair.tiles[0]?.opening ?? around;
  const seen = { area, stage: fitStage(area, around) };
  // The longer side takes more pixels than the small image has, the shorter one fewer.
  const zoom = 700 / (opening.height * (seen.stage.width / around.width));
  expect(zoomedTiles(pair, around, seen, { zoom, centre: FIT_VIEW.centre }, 1)).toContain("tile_1");
});
