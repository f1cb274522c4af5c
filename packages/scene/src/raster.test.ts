import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Crop } from "@storywall/domain/crop/crop.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { type Pixels, readPixels } from "@storywall/testkit/pixels.ts";
import { createQuadrantImage, quadrantColourOf } from "@storywall/testkit/quadrantImage.ts";
import { expect, test } from "vitest";
import { drawTile } from "./drawTile.ts";
import { drawWall } from "./drawWall.ts";
import { SHADOW_MARGIN } from "./frames/frameShadows.ts";
import type { Box, Drawing } from "./operations.ts";
import { box, inset } from "./shapes.ts";
import { renderSvg } from "./svg.ts";
import { toSvgMarkup } from "./svgMarkup.ts";
import { dozen } from "./testing/fixtures.ts";

const rasterise = (drawing: Drawing, view: Box, width: number, source: string): Promise<Pixels> =>
  readPixels(
    toSvgMarkup(
      renderSvg(drawing, view, {
        idPrefix: "r",
        photoSource: () => source,
        size: { width, height: (width * view.height) / view.width },
      }),
    ),
  );

const quadrants = async (): Promise<string> =>
  `data:image/png;base64,${(await createQuadrantImage(80, 40)).toString("base64")}`;

const cropOf = (x: number, y: number, width: number, height: number, rotation: number): Crop => ({
  x: fraction(x),
  y: fraction(y),
  width: fraction(width),
  height: fraction(height),
  rotation: degrees(rotation),
});

/** Returns the colours near the four corners of the opening, clockwise from the top left. */
const seen = async (crop: Crop, photo = { width: 80, height: 40 }): Promise<readonly string[]> => {
  const opening = box(10, 10, 100, 100);
  const pixels = await rasterise(
    [
      {
        kind: "photo",
        photoId: "q",
        opening,
        photo: { width: px(photo.width), height: px(photo.height) },
        crop,
      },
    ],
    box(0, 0, 120, 120),
    240,
    await quadrants(),
  );
  expect(pixels.at(8, 120).alpha, "nothing is painted outside of the opening").toBe(0);
  expect(pixels.at(232, 120).alpha, "nothing is painted outside of the opening").toBe(0);
  return (
    [
      [30, 30],
      [210, 30],
      [210, 210],
      [30, 210],
    ] as const
  ).map(([x, y]) => quadrantColourOf(pixels.at(x, y)));
};

test.each([
  [0, ["red", "green", "yellow", "blue"]],
  [90, ["blue", "red", "green", "yellow"]],
  [180, ["yellow", "blue", "red", "green"]],
  [270, ["green", "yellow", "blue", "red"]],
] as const)(
  "B1 a photo rotated clockwise by %i degrees has its corners in the right order",
  async (rotation, colours) => {
    expect(await seen(cropOf(0.25, 0, 0.5, 1, rotation))).toEqual(colours);
  },
);

test("B1 an off-centre crop shows only that part of the photo", async () => {
  expect(await seen(cropOf(0.75, 0.5, 0.25, 0.5, 0))).toEqual(["yellow", "yellow", "yellow", "yellow"]);
  expect(await seen(cropOf(0.375, 0.5, 0.25, 0.5, 0))).toEqual(["blue", "yellow", "yellow", "blue"]);
});

test("B1 a preview with fewer pixels than the photo is rendered in the same position", async () => {
  const crop = cropOf(0.25, 0, 0.5, 1, 90);
  expect(await seen(crop, { width: 8000, height: 4000 })).toEqual(await seen(crop));
});

test("a wall draws nothing beyond its shadows", async () => {
  const { wall, design } = dozen();
  const outside = 40;
  const reach = inset(box(0, 0, wall.width, wall.height), -SHADOW_MARGIN - outside);
  const pixels = await rasterise(
    drawWall({ wall, design }),
    reach,
    Math.round(reach.width),
    await quadrants(),
  );
  const painted: string[] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const inMargin =
        x < outside - 1 || y < outside - 1 || x > pixels.width - outside || y > pixels.height - outside;
      if (inMargin && pixels.at(x, y).alpha > 0) painted.push(`${x},${y}`);
    }
  }
  expect(painted).toEqual([]);
});

test("R3.1 black, white and wooden frames differ on a tile of 60 px", async () => {
  const faces = await Promise.all(
    FRAME_STYLE_KEYS.map(async (style) => {
      const [tile] = dozen(style).wall.tiles;
      if (tile === undefined) throw new Error("the dozen has tiles");
      const drawing = [drawTile(tile, null, { detail: "coarse", empty: "paper" })];
      const pixels = await rasterise(drawing, box(0, 0, tile.outer.width, tile.outer.height), 60, "");
      const { red, green, blue } = pixels.at(30, 1);
      const light = (red + green + blue) / 3;
      const warmth = red - blue;
      return [style, light < 90 ? "black" : warmth > 40 ? "wood" : light > 200 ? "white" : "unclear"];
    }),
  );
  expect(Object.fromEntries(faces)).toEqual({
    Infinite: "black",
    Timeless: "black",
    Serene: "white",
    Sleek: "white",
    Harmony: "wood",
    Whisper: "wood",
  });
});

test("light from the top left makes those sides of a frame lighter, and its shadow falls to the bottom right", async () => {
  for (const style of FRAME_STYLE_KEYS) {
    const [tile] = dozen(style).wall.tiles;
    if (tile === undefined) throw new Error("the dozen has tiles");
    const view = inset(box(0, 0, 200, 200), -40);
    const pixels = await rasterise([drawTile(tile, null)], view, 560, "");
    const light = (x: number, y: number) => {
      const { red, green, blue } = pixels.at((x + 40) * 2, (y + 40) * 2);
      return red + green + blue;
    };
    expect(light(100, 1.5), `${style}: top over bottom`).toBeGreaterThan(light(100, 198.5));
    expect(light(1.5, 100), `${style}: left over right`).toBeGreaterThan(light(198.5, 100));
    expect(pixels.at(280, 492).alpha).toBeGreaterThan(pixels.at(280, 68).alpha);
    expect(pixels.at(492, 280).alpha).toBeGreaterThan(pixels.at(68, 280).alpha);
  }
});
