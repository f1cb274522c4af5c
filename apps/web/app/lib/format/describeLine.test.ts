import { expect, test } from "vitest";
import { describeLine } from "./describeLine.ts";

const tile = (name: string) => ({ name, userPhotoId: null, cropParams: {} });
const line = {
  size: "rectangle_medium",
  tilesCount: 2,
  userTemplateInfo: {
    frameStyle: "Infinite",
    frameType: "black",
    matType: "none",
    tiles: [tile("tile_1"), tile("tile_2")],
  },
} as const;

test("R2.12 a wall is described by size, frame and number of tiles", () => {
  expect(
    describeLine({
      ...line,
      userTemplateInfo: { ...line.userTemplateInfo, tiles: [...line.userTemplateInfo.tiles] },
    }),
  ).toEqual({
    size: "Medium, 30\u00a0×\u00a045\u00a0cm",
    frame: "Infinite frame",
    tiles: "2 tiles",
  });
});

test("R2.12 a wall of several sizes says how many tiles it has of each", () => {
  const tiles = [
    { ...tile("tile_1"), size: "rectangle_large" as const },
    { ...tile("tile_2"), frameStyle: "Sleek" as const },
  ];
  const described = describeLine({ ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } });
  expect([described.size, described.frame]).toEqual(["1 Medium, 1 Large", "Infinite and Sleek frames"]);
  const third = { ...tile("tile_3"), frameStyle: "Whisper" as const };
  const three = { ...line.userTemplateInfo, tiles: [...tiles, third] };
  expect(describeLine({ ...line, userTemplateInfo: three }).frame).toBe("Frames in 3 styles");
});
