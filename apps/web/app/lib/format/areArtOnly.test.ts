import { expect, test } from "vitest";
import { areArtOnly } from "./areArtOnly.ts";

const tile = { userPhotoId: null, cropParams: {} };
const art = { userTemplateInfo: { tiles: [{ ...tile, name: "tile_1", artItemId: "art" }] } };
const mixed = {
  userTemplateInfo: { tiles: [...art.userTemplateInfo.tiles, { ...tile, name: "tile_2" }] },
};

test("R2.13 walls of art alone are distinguished from those with photos, or tiles that wait for one", () => {
  expect(areArtOnly([art])).toBe(true);
  expect(areArtOnly([mixed])).toBe(false);
  expect(areArtOnly([art, mixed])).toBe(false);
});
