import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../../test/arbitraries.ts";
import { addPhotos } from "../commands/photoCommands.ts";
import { createDesign } from "../createDesign.ts";
import { migrateDesign } from "./migrateDesign.ts";
import { parseDesign } from "./parseDesign.ts";

const stored = { id: "sea", fileName: "sea.jpg", url: "https://photos.example/sea.jpg", handle: "a1" };
const pair = addPhotos.run(createDesign({ kind: "template", key: "flex_two_frames" }), { photos: [stored] });
const [first, second] = pair.tiles;

test("B4 any design is the same after JSON", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ kind: "ok", design });
    }),
  );
});

test.each([-360, 180, 270])("a crop turned by %i degrees is parsed unchanged", (rotation) => {
  const crops = { "rectangle_medium:none:portrait": { x: 0, y: 0, width: 1, height: 1, rotation } };
  const turned = { ...pair, tiles: [{ ...first, crops }, second] };
  expect(parseDesign(turned)).toEqual({ kind: "ok", design: turned });
});

test("unknown fields are dropped", () => {
  const withUnknownFields = { ...pair, price: 1, photos: [{ ...stored, gps: "here" }] };
  expect(parseDesign(withUnknownFields)).toEqual({ kind: "ok", design: pair });
});

test.each<[fault: string, value: unknown, path: string]>([
  ["no object", "wall", ""],
  ["no version", { ...pair, version: undefined }, "version"],
  ["a version from the future", { ...pair, version: 2 }, "version"],
  ["an unknown template", { ...pair, base: { kind: "template", key: "spiral" } }, "base.key"],
  ["a size that the template has not", { ...pair, size: "rectangle_xlarge" }, "size"],
  ["a style that the template has not", { ...pair, frameStyle: "Whisper" }, "frameStyle"],
  ["too few tiles", { ...pair, tiles: [first] }, "tiles"],
  ["two tiles of one name", { ...pair, tiles: [first, first] }, "tiles"],
  ["tiles in another order", { ...pair, tiles: [second, first] }, "tiles"],
  ["a photo that is not there", { ...pair, photos: [] }, "tiles.0.photoId"],
  [
    "a lying tile in an upright template",
    { ...pair, tiles: [{ ...first, orientation: "landscape" }, second] },
    "tiles.0.orientation",
  ],
  [
    "a square outside a set",
    { ...pair, tiles: [{ ...first, size: "square_small" }, second] },
    "tiles.0.size",
  ],
  [
    "a crop without a width",
    { ...pair, tiles: [{ ...first, crops: { "rectangle_medium:none:portrait": { x: 0, y: 0 } } }, second] },
    "tiles.0.crops.rectangle_medium:none:portrait.width",
  ],
  [
    "a photo with a script for an address",
    { ...pair, photos: [{ ...stored, url: "javascript:alert(1)" }] },
    "photos.0.url",
  ],
  ["two photos of one id", { ...pair, photos: [stored, stored] }, "photos"],
  ["an endless list of tiles", { ...pair, tiles: Array.from({ length: 51 }, () => first) }, "tiles"],
  ["a free wall without tiles", { ...createDesign({ kind: "free" }), tiles: [] }, "tiles"],
])("B4 a design with %s is an error that says where", (_, value, path) => {
  expect(parseDesign(value)).toMatchObject({ kind: "error", path });
});

test("B4 parsing any data returns a result", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseDesign(value).kind).toBe("error");
    }),
  );
});

test("B4 a design with any one field damaged is parsed or rejected, and never throws", () => {
  fc.assert(
    fc.property(
      anyDesign,
      fc.constantFrom("version", "base", "size", "frameStyle", "tiles", "photos"),
      fc.anything(),
      (design, field, spoiled) => {
        expect(["ok", "error"]).toContain(parseDesign({ ...design, [field]: spoiled }).kind);
      },
    ),
  );
});

test("B4 older designs are migrated step by step", () => {
  const migrations = {
    1: (old: object) => ({ ...old, version: 2, hung: true }),
    2: (old: object) => ({ ...old, version: 3, level: true }),
  };
  expect(migrateDesign({ version: 1, tiles: [] }, migrations)).toEqual({
    version: 3,
    tiles: [],
    hung: true,
    level: true,
  });
});
