import { FRAME_DEPTH, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { GUTTER_PX, MAX_PAGES, PAGE_SIDE_PX, packAtlas } from "./packAtlas.ts";
import type { Mesh } from "./tileMesh.ts";
import { type ModelTile, wallModel } from "./wallModel.ts";

type Triple = readonly [number, number, number];
const tripleAt = (values: readonly number[], index: number): Triple => {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = values.slice(3 * index, 3 * index + 3);
  return [x, y, z];
};

/** Returns the smallest and largest coordinates of a tile on the wall, in mm from its top left corner, y down. */
const boundsOf = ({ x, y, mesh: { positions } }: ModelTile) => {
  const values = (axis: number, offset: number) =>
    positions.filter((_, index) => index % 3 === axis).map((value) => (value + offset) * 1000);
  const [xs, ys, zs] = [values(0, x), values(1, y), values(2, 0)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: -Math.max(...ys),
    bottom: -Math.min(...ys),
    zs,
  };
};

test.each(TEMPLATE_KEYS)("B15 the model of %s has each frame where it hangs, at its true size", (key) => {
  const design = createDesign({ kind: "template", key });
  const wall = layOut(design);
  const model = wallModel(design);
  expect([model.width, model.height]).toEqual([wall.width / 1000, wall.height / 1000]);
  expect(model.tiles).toHaveLength(wall.tiles.length);
  for (const [index, { outer }] of wall.tiles.entries()) {
    const tile = model.tiles[index];
    if (!tile) throw new Error("a tile has no model");
    const bounds = boundsOf(tile);
    expect(bounds.left).toBeCloseTo(outer.x, 3);
    expect(bounds.right).toBeCloseTo(outer.x + outer.width, 3);
    expect(bounds.top).toBeCloseTo(outer.y, 3);
    expect(bounds.bottom).toBeCloseTo(outer.y + outer.height, 3);
    expect(Math.min(...bounds.zs)).toBe(0);
    expect(Math.max(...bounds.zs)).toBeCloseTo(FRAME_DEPTH, 3);
  }
});

const difference = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Returns the corners of each triangle. */
const trianglesOf = ({ positions, indices }: Mesh): readonly (readonly [Triple, Triple, Triple])[] =>
  Array.from({ length: indices.length / 3 }, (_, index) => {
    const [a = 0, b = 0, c = 0] = indices.slice(3 * index, 3 * index + 3);
    return [tripleAt(positions, a), tripleAt(positions, b), tripleAt(positions, c)];
  });

test("B15 a tile's model is closed, and every triangle of it is seen from outside", () => {
  const [tile] = wallModel(createDesign({ kind: "free" })).tiles;
  if (!tile) throw new Error("a free wall has a tile");
  const { mesh } = tile;
  for (const [index, [a, b, c]] of trianglesOf(mesh).entries()) {
    const facing = cross(difference(b, a), difference(c, a));
    // Parts of the moulding fall towards the photo, and have the normal of its front all the same.
    expect(dot(facing, tripleAt(mesh.normals, mesh.indices[3 * index] ?? 0))).toBeGreaterThan(0);
  }
  // A closed body has each edge twice, once in either direction.
  const edges = new Map<string, number>();
  const nameOf = (point: Triple) => point.map((value) => Math.round(value * 1e6)).join(" ");
  for (const corners of trianglesOf(mesh)) {
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 3] ?? from;
      const [one, other] = [nameOf(from), nameOf(to)];
      edges.set(`${one} ${other}`, (edges.get(`${one} ${other}`) ?? 0) + 1);
      edges.set(`${other} ${one}`, (edges.get(`${other} ${one}`) ?? 0) - 1);
    }
  }
  expect([...edges.values()].filter((count) => count !== 0)).toEqual([]);
});

test("B15 fifty of the largest frames fit into the images that a phone can hold, and none overlap", () => {
  const { pages, places } = packAtlas(Array.from({ length: 50 }, () => FRAME_SIZES.rectangle_xlarge));
  expect(pages.length).toBeLessThanOrEqual(MAX_PAGES);
  for (const { width, height } of pages) expect(Math.max(width, height)).toBeLessThanOrEqual(PAGE_SIDE_PX);
  expect(places).toHaveLength(50);
  for (const [index, place] of places.entries()) {
    const page = pages[place.page];
    expect(place.x).toBeGreaterThanOrEqual(GUTTER_PX);
    expect(place.y).toBeGreaterThanOrEqual(GUTTER_PX);
    expect(place.x + place.width + GUTTER_PX).toBeLessThanOrEqual(page?.width ?? 0);
    expect(place.y + place.height + GUTTER_PX).toBeLessThanOrEqual(page?.height ?? 0);
    for (const other of places.slice(index + 1)) {
      const isApart =
        other.page !== place.page ||
        other.x >= place.x + place.width + 2 * GUTTER_PX ||
        place.x >= other.x + other.width + 2 * GUTTER_PX ||
        other.y >= place.y + place.height + 2 * GUTTER_PX ||
        place.y >= other.y + other.height + 2 * GUTTER_PX;
      expect(isApart).toBe(true);
    }
  }
  // An empty gallery wall has no images at all.
  const empty: Design = { ...createDesign({ kind: "free" }), tiles: [] };
  expect(wallModel(empty)).toEqual({ width: mm(0), height: mm(0), pages: [], tiles: [] });
});
