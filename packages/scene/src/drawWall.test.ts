import { FRAME_STYLE_KEYS, FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { expect, test } from "vitest";
import { drawTile } from "./drawTile.ts";
import { drawWall } from "./drawWall.ts";
import { dozen, flatten, groupsNamed } from "./testing/fixtures.ts";

test("each placed tile is one group with its name and position, in the order of the design", () => {
  const { wall, design } = dozen();
  const drawing = drawWall({ wall, design });
  expect(
    drawing.map((operation) => (operation.kind === "group" ? [operation.name, operation.at] : null)),
  ).toEqual(wall.tiles.map(({ name, outer }) => [name, outer]));
});

test.each(FRAME_STYLE_KEYS)(
  "R3.1 %s is drawn from the wall outwards: shadow, photo, mat, inner shadow, moulding",
  (style) => {
    const { wall, design } = dozen(style);
    for (const tile of drawWall({ wall, design })) {
      const parts = flatten([tile])
        .map((operation) => (operation.kind === "group" ? operation.name : operation.kind))
        .filter((part) => ["shadow", "photo", "mat", "inner-shadow", "moulding"].includes(part ?? ""));
      expect(parts).toEqual(
        FRAME_STYLES[style].mat === "shallow"
          ? ["shadow", "photo", "mat", "inner-shadow", "moulding"]
          : ["shadow", "photo", "inner-shadow", "moulding"],
      );
    }
  },
);

test("a photo is drawn in its tile's opening, with the crop of that opening", () => {
  const { wall, design } = dozen();
  const [first] = wall.tiles;
  const photo = flatten(drawWall({ wall, design })).find((operation) => operation.kind === "photo");
  expect(photo).toMatchObject({
    photoId: "photo-0",
    opening: { width: first?.opening.width, height: first?.opening.height },
    photo: { width: 4000, height: 3000 },
    crop: { x: 0.125, width: 0.75, y: 0, height: 1, rotation: 0 },
  });
});

test("a tile without a photo, or with a photo of unknown size, shows paper", () => {
  const { wall, design } = dozen();
  const [bare, unread] = [
    { ...design, tiles: design.tiles.map((tile) => ({ ...tile, photoId: null })) },
    { ...design, photos: design.photos.map(({ id, fileName }) => ({ id, fileName })) },
  ];
  for (const empty of [bare, unread]) {
    expect(flatten(drawWall({ wall, design: empty })).filter(({ kind }) => kind === "photo")).toEqual([]);
  }
});

test("the pieces of a wooden frame differ in grain, and so do frames beside or above each other", () => {
  const { wall, design } = dozen("Harmony");
  const frames = groupsNamed(drawWall({ wall, design }), "moulding").map(({ children }) =>
    children.flatMap((operation) =>
      operation.kind === "path" && operation.stroke !== undefined && operation.data.includes("C")
        ? [operation.data]
        : [],
    ),
  );
  for (let first = 0; first + 7 <= frames.length; first += 1) {
    const grains = frames.slice(first, first + 7).flat();
    expect(grains.length).toBeGreaterThanOrEqual(7 * 4);
    expect(new Set(grains).size).toBe(grains.length);
  }
  expect(drawWall({ wall, design })).toEqual(drawWall({ wall, design }));
});

test("a coarse tile has fewer operations than a fine one", () => {
  const [tile] = dozen().wall.tiles;
  if (tile === undefined) throw new Error("the dozen has tiles");
  const count = (detail: "fine" | "coarse") =>
    flatten([drawTile(tile, null, { detail, empty: "paper" })]).length;
  expect(count("coarse")).toBeLessThan(count("fine"));
});
