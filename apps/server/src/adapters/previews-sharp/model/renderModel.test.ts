import { FRAME_DEPTH } from "@storywall/domain/catalogue/frameSizes.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { px } from "@storywall/domain/units/units.ts";
import { MAX_PAGES } from "@storywall/scene/model/packAtlas.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createSharpPreviews } from "../sharpPreviews.ts";

const sharpPreviews = createSharpPreviews(async () => undefined);

const noPhoto = async () => undefined;

/** Returns the list in a field of parsed JSON. */
const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name);
  if (!Array.isArray(list)) throw new TypeError(`${name} is not a list`);
  return list;
};
const numbersOf = (value: unknown, name: string): readonly number[] => listOf(value, name).map(Number);

type Bounds = { readonly from: readonly number[]; readonly to: readonly number[] };

/** Reads a binary glTF without the library that wrote it: where each tile is, in mm from the top left corner, y down. */
const readGlb = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe("glTF");
  expect(view.getUint32(8, true)).toBe(bytes.length);
  const jsonLength = view.getUint32(12, true);
  const json: unknown = JSON.parse(Buffer.from(bytes.subarray(20, 20 + jsonLength)).toString());
  const data = bytes.subarray(20 + jsonLength + 8);
  const [nodes, meshes, accessors] = ["nodes", "meshes", "accessors"].map((name) => listOf(json, name));
  const bodies = (nodes ?? []).filter((node) => fieldOf(node, "mesh") !== undefined);
  const tiles = bodies.map((node): Bounds => {
    const [x = 0, y = 0, z = 0] =
      fieldOf(node, "translation") === undefined ? [] : numbersOf(node, "translation");
    const [primitive] = listOf(meshes?.[Number(fieldOf(node, "mesh"))], "primitives");
    const accessor = accessors?.[Number(fieldOf(fieldOf(primitive, "attributes"), "POSITION"))];
    const [min = [], max = []] = [numbersOf(accessor, "min"), numbersOf(accessor, "max")];
    const at = [x, y, z];
    const inMm = (corner: readonly number[]) => corner.map((value, axis) => 1000 * (value + (at[axis] ?? 0)));
    return { from: inMm(min), to: inMm(max) };
  });
  const wall = (nodes ?? []).find((node) => fieldOf(node, "children") !== undefined);
  const views = listOf(json, "bufferViews");
  const images = listOf(json, "images").map((image) => {
    const at = views[Number(fieldOf(image, "bufferView"))];
    const start = Number(fieldOf(at, "byteOffset") ?? 0);
    return data.subarray(start, start + Number(fieldOf(at, "byteLength")));
  });
  return { tiles, images, origin: numbersOf(wall, "translation") };
};

/** Reads a USDZ without the library that wrote it: the files of its ZIP with their offsets. */
const readUsdz = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: { name: string; start: number; content: Uint8Array }[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    expect(view.getUint16(at + 8, true)).toBe(0);
    const [size, nameLength] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)];
    const start = at + 30 + nameLength + view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.subarray(at + 30, at + 30 + nameLength)).toString();
    files.push({ name, start, content: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return files;
};

const expectLayout = (design: Design, tiles: readonly Bounds[]) => {
  const wall = layOut(design);
  expect(tiles).toHaveLength(wall.tiles.length);
  for (const [index, { outer }] of wall.tiles.entries()) {
    const expected = [outer.x, -outer.y - outer.height, 0, outer.x + outer.width, -outer.y, FRAME_DEPTH];
    const { from = [], to = [] } = tiles[index] ?? {};
    for (const [axis, value] of [...from, ...to].entries()) expect(value).toBeCloseTo(expected[axis] ?? 0, 1);
  }
};

const MIXED = createDesign({ kind: "template", key: "mixed_absolute_four_frames" });

test.each([
  ["four frames", aDesign()],
  ["frames of several sizes", MIXED],
])(
  "B15 the binary glTF of %s is valid and has each frame where it hangs, to the millimetre",
  async (_, design) => {
    const bytes = await sharpPreviews.renderModel(design, "glb", noPhoto);
    const { issues } = await validateBytes(bytes);
    expect([issues.numErrors, issues.numWarnings], JSON.stringify(issues.messages)).toEqual([0, 0]);
    const { tiles, origin } = readGlb(bytes);
    expectLayout(design, tiles);
    const { width, height } = layOut(design);
    expect(origin.map((value) => value * 1000)).toEqual(
      [-width / 2, height, 0].map((value) => expect.closeTo(value, 2)),
    );
  },
);

test("B15 the USDZ hangs the same frames on a vertical plane, and is a ZIP that a reader maps into memory", async () => {
  const design = MIXED;
  const files = readUsdz(await sharpPreviews.renderModel(design, "usdz", noPhoto));
  expect(files.map(({ name }) => name)).toEqual(["wall.usda", "images/page_1.jpg"]);
  for (const { start } of files) expect(start % 64).toBe(0);
  const text = Buffer.from(files[0]?.content ?? []).toString();
  expect(text).toContain('preliminary:planeAnchoring:alignment = "vertical"');
  expect(text).toContain("metersPerUnit = 1");
  expect(text).toContain("@images/page_1.jpg@");
  const { width, height } = layOut(design);
  expect(text).toContain(
    `float xformOp:rotateX = -90\n                double3 xformOp:translate = (${-width / 2000}, ${height / 2000}, 0)`,
  );
  const triples = (list: string | undefined) =>
    [...(list ?? "").matchAll(/\(([^)]*)\)/g)].map(([, values = ""]) => values.split(", ").map(Number));
  const tiles = text
    .split("def Mesh ")
    .slice(1)
    .map((mesh): Bounds => {
      const [at = []] = triples(/xformOp:translate = (.*)/.exec(mesh)?.[1]);
      const points = triples(/point3f\[\] points = \[(.*)\]/.exec(mesh)?.[1]);
      const values = [0, 1, 2].map((axis) =>
        points.map((point) => 1000 * ((point[axis] ?? 0) + (at[axis] ?? 0))),
      );
      return { from: values.map((all) => Math.min(...all)), to: values.map((all) => Math.max(...all)) };
    });
  expectLayout(design, tiles);
});

test("B15 the model shows the visitor's crop in its tile, and paper where no photo hangs", async () => {
  // A photo that is red on its left half and blue on its right.
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#0000ff" } })
    .composite([{ input: await half("#ff0000"), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const base = createDesign({ kind: "set", key: "square_trio" });
  const [first, ...others] = base.tiles;
  if (!first) throw new Error("the set has tiles");
  const design: Design = {
    ...base,
    photos: [
      { id: "photo_1", handle: "asset_1", fileName: "a.jpg", size: { width: px(600), height: px(600) } },
    ],
    tiles: [{ ...first, photoId: "photo_1", crops: {} }, ...others],
  };
  const loaded: string[] = [];
  const bytes = await sharpPreviews.renderModel(design, "glb", async (assetId) => {
    loaded.push(assetId);
    return photo;
  });
  expect(loaded).toEqual(["asset_1"]);
  const [image] = readGlb(bytes).images;
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  // The first of three squares of 400 px, beside a gutter of 4 px.
  const [red = [], blue = [], paper = []] = [colourAt(104, 204), colourAt(304, 204), colourAt(612, 204)];
  expect([(red[0] ?? 0) > 200, (red[2] ?? 255) < 60]).toEqual([true, true]);
  expect([(blue[0] ?? 255) < 60, (blue[2] ?? 0) > 200]).toEqual([true, true]);
  expect(Math.min(...paper)).toBeGreaterThan(200);
});

/** Small frames that fill a page: any wall has four pages at most (`packAtlas`). */
const TILES_OF_A_PAGE = 12;

test("B15 four pages are below 10 MB, even where photos are noise", async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 640,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
  const base = createDesign({ kind: "free" });
  const [tile] = base.tiles;
  if (!tile) throw new Error("a free wall has a tile");
  const design: Design = {
    ...base,
    photos: [
      { id: "photo_1", handle: "asset_1", fileName: "a.jpg", size: { width: px(640), height: px(640) } },
    ],
    tiles: Array.from({ length: TILES_OF_A_PAGE }, (_, index) => ({
      ...tile,
      name: `tile_${index + 1}`,
      photoId: "photo_1",
    })),
  };
  const bytes = await sharpPreviews.renderModel(design, "glb", async () => noise);
  const { tiles, images } = readGlb(bytes);
  expect([tiles.length, images.length]).toEqual([TILES_OF_A_PAGE, 1]);
  expect(bytes.length * MAX_PAGES).toBeLessThan(10_000_000);
});
