import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { HERO_WALL } from "./heroWall.ts";
import { HERO_AT, HERO_SHOT, heroCovers } from "./photographedHero.ts";
import { projectOnPhotograph } from "./shot.ts";

/** Inside the edge of a frame, on its moulding, and outside of it, on the wall; in mm. */
const [INSIDE, OUTSIDE] = [6, 14];

let picture: { readonly data: Buffer; readonly width: number; readonly height: number };

beforeAll(async () => {
  const file = await readFile(new URL("../pictures/hero-wide.1920.webp", import.meta.url));
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  picture = { data, width: info.width, height: info.height };
});

/** Returns how bright the photograph is at a point of the wall, 0 to 255. */
const brightnessAt = (x: number, y: number): number => {
  const at = projectOnPhotograph(HERO_SHOT, { x, y });
  const [column, row] = [Math.floor(at.x * picture.width), Math.floor(at.y * picture.height)];
  return picture.data[row * picture.width + column] ?? Number.NaN;
};

test.each(HERO_WALL.wall.tiles)(
  "R2.1 the photograph of the home page shows $name where it hangs: black inside its edge, the wall outside",
  ({ outer }) => {
    const [left, top] = [HERO_AT.x + outer.x, HERO_AT.y + outer.y];
    const [middleX, middleY] = [left + outer.width / 2, top + outer.height / 2];
    // The sun comes from the upper left, so there is a shadow at the other sides.
    for (const [inside, outside] of [
      [brightnessAt(left + INSIDE, middleY), brightnessAt(left - OUTSIDE, middleY)],
      [brightnessAt(middleX, top + INSIDE), brightnessAt(middleX, top - OUTSIDE)],
    ] as const)
      expect(outside - inside).toBeGreaterThan(40);
  },
);

test("black frames of the photograph are black wood, not grey: no veil lies on it", () => {
  const values = HERO_WALL.wall.tiles.map(({ outer }) =>
    brightnessAt(HERO_AT.x + outer.x + outer.width / 2, HERO_AT.y + outer.y + INSIDE),
  );
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeLessThan(56);
});

test("pieces of the bare wall cover each tile of the photograph", () => {
  const covers = heroCovers();
  for (const [index, { outer }] of HERO_WALL.wall.tiles.entries()) {
    const cover = covers[index];
    if (!cover) throw new Error("A tile has no cover.");
    for (const x of [outer.x, outer.x + outer.width])
      for (const y of [outer.y, outer.y + outer.height]) {
        const at = projectOnPhotograph(HERO_SHOT, { x: HERO_AT.x + x, y: HERO_AT.y + y });
        expect(at.x * 100).toBeGreaterThan(cover.left);
        expect(at.x * 100).toBeLessThan(cover.left + cover.width);
        expect(at.y * 100).toBeGreaterThan(cover.top);
        expect(at.y * 100).toBeLessThan(cover.top + cover.height);
      }
  }
});
