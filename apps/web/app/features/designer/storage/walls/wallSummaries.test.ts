import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveLineOfDesign } from "../lineOfDesign.ts";
import { stubLocalStorage } from "../storageTesting.ts";
import { createWallSummary } from "./createWallSummary.ts";
import {
  findNextDraft,
  findWallSummary,
  listOwnWalls,
  listWallSummaries,
  MAX_LISTED_WALLS,
  removeWallSummary,
  renameWall,
  saveWallSummary,
} from "./wallSummaries.ts";
import { MAX_WALL_NAME_LENGTH, parseWallSummary, wallName } from "./wallSummary.ts";

const photo = {
  id: "a",
  fileName: "a.jpg",
  size: { width: px(4000), height: px(3000) },
  url: "https://shop.example/photos/a.jpg",
  handle: "h",
};
const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: [photo] });
const summaryOf = (designKey: string, savedAt = 1) =>
  createWallSummary({ designKey, path: `/design?set=${designKey}`, design: trio, savedAt });

let items: Map<string, string>;
beforeEach(() => {
  items = stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

test("B4 a summary has what a list shows of a wall: price, state and each tile with its photo", () => {
  const summary = summaryOf("square_trio");
  expect(summary).toMatchObject({ layout: "Square trio", setKey: "square_trio", emptyTiles: 2 });
  expect(summary.sizes).toEqual(["square_small", "square_small", "square_small"]);
  expect(summary.thumbnail.tiles.map((tile) => tile.photo?.id ?? null)).toEqual(["a", null, null]);
  const [first] = summary.thumbnail.tiles;
  const [x, y, width, height] = first?.opening ?? [0, 0, 0, 0];
  const [a = 0, , , d = 0, e = 0, f = 0] = first?.photo?.matrix ?? [];
  // The photo covers the opening.
  expect(e).toBeLessThanOrEqual(x + 0.01);
  expect(f).toBeLessThanOrEqual(y + 0.01);
  expect(e + a * photo.size.width).toBeGreaterThanOrEqual(x + width - 0.01);
  expect(f + d * photo.size.height).toBeGreaterThanOrEqual(y + height - 0.01);
});

test("B4 the drawing of a frame with a mat has the mat between moulding and opening", () => {
  const framed = setWallFrameStyle.run(trio, { frameStyle: "Whisper" });
  const summary = createWallSummary({
    designKey: "one",
    path: "/design?set=one",
    design: framed,
    savedAt: 1,
  });
  const [tile] = summary.thumbnail.tiles;
  const [outer, inner, opening] = [tile?.outer[2], tile?.inner?.[2], tile?.opening[2]];
  expect(inner).toBeLessThan(outer ?? 0);
  expect(inner).toBeGreaterThan(opening ?? Number.POSITIVE_INFINITY);
});

test("B4 a summary is read back unchanged", () => {
  saveWallSummary(summaryOf("square_trio"));
  expect(listWallSummaries()).toEqual([summaryOf("square_trio")]);
});

test("B4 the wall that was changed last comes first, and a change keeps the wall's name", () => {
  saveWallSummary(summaryOf("one", 1));
  saveWallSummary(summaryOf("two", 2));
  renameWall("one", "  Gran's   hall ");
  saveWallSummary(summaryOf("one", 3));
  expect(listWallSummaries().map(wallName)).toEqual(["Gran's hall", "Square trio 2"]);
});

test("B4 a wall that comes into the list under the name of another is numbered, and keeps that", () => {
  const names = () => listOwnWalls().map(wallName);
  saveWallSummary(summaryOf("one", 1));
  // Only looked at.
  saveWallSummary({ ...summaryOf("two", 2), isUntouched: true });
  expect(names()).toEqual(["Square trio"]);
  saveWallSummary(summaryOf("two", 3));
  saveWallSummary(summaryOf("three", 4));
  saveWallSummary(summaryOf("one", 5));
  expect(names()).toEqual(["Square trio", "Square trio 3", "Square trio 2"]);
});

test("B4 a name is shortened, and an empty one leaves the wall called by its layout", () => {
  saveWallSummary(summaryOf("one"));
  renameWall("one", "x".repeat(500));
  expect(findWallSummary("one")?.name).toHaveLength(MAX_WALL_NAME_LENGTH);
  renameWall("one", "   ");
  expect(listWallSummaries().map(wallName)).toEqual(["Square trio"]);
});

test("B4 the list is bounded, and the oldest walls leave it", () => {
  for (let index = 0; index <= MAX_LISTED_WALLS; index += 1)
    saveWallSummary(summaryOf(`wall_${index}`, index));
  expect(listWallSummaries()).toHaveLength(MAX_LISTED_WALLS);
  expect(findWallSummary("wall_0")).toBeUndefined();
});

test("B4 a removed wall is in the list no more", () => {
  saveWallSummary(summaryOf("one"));
  saveWallSummary(summaryOf("two"));
  removeWallSummary("one");
  expect(listWallSummaries().map(({ designKey }) => designKey)).toEqual(["two"]);
});

test.each([
  ["nothing", undefined],
  ["text", "wall"],
  ["a path that leads elsewhere", { ...summaryOf("one"), path: "https://evil.example/" }],
  ["no tile", { ...summaryOf("one"), sizes: [] }],
  ["a size without a price outside a set", { ...summaryOf("one"), setKey: null }],
  [
    "a colour that is none",
    { ...summaryOf("one"), thumbnail: { width: 1, height: 1, background: "url(x)" } },
  ],
  ["a time that is none", { ...summaryOf("one"), savedAt: "today" }],
])("B4 what is no summary (%s) is left out", (_, data) => {
  expect(parseWallSummary(data)).toBeNull();
});

test("B4 a photo address that is no web address is not requested", () => {
  const summary = summaryOf("one");
  const [tile] = summary.thumbnail.tiles;
  const forged = { ...tile, photo: { ...tile?.photo, url: "javascript:alert(1)" } };
  const parsed = parseWallSummary({ ...summary, thumbnail: { ...summary.thumbnail, tiles: [forged] } });
  expect(parsed?.thumbnail.tiles[0]?.photo?.url).toBeNull();
});

test("B4 a list of another program is no error", () => {
  items.set("walls", "[1, 2");
  expect(listWallSummaries()).toEqual([]);
});

test("B4 layouts that were only opened leave the list before any wall does", () => {
  const empty = { ...summaryOf("opened", 100), emptyTiles: 3 };
  for (let index = 1; index < MAX_LISTED_WALLS; index += 1)
    saveWallSummary(summaryOf(`wall_${index}`, index));
  saveWallSummary(empty);
  saveWallSummary(summaryOf("copy", 200));
  expect(listOwnWalls()).toHaveLength(MAX_LISTED_WALLS);
  expect([findWallSummary("wall_1")?.savedAt, findWallSummary("opened")]).toEqual([1, undefined]);
});

test("B4 a layout that was only looked at, and filled by us, is listed while it is the last wall or once it is in a cart", () => {
  saveWallSummary(summaryOf("own", 1));
  for (const [index, key] of ["looked_at", "last", "in_cart"].entries())
    saveWallSummary({ ...summaryOf(key, index + 2), isUntouched: true });
  saveLineOfDesign("in_cart", "line");
  items.set(
    "last_wall",
    JSON.stringify({ version: 1, data: { designKey: "last", path: "/design?set=last" } }),
  );
  expect(listOwnWalls().map(({ designKey }) => designKey)).toEqual(["in_cart", "last", "own"]);
  // Nothing is lost: a change by hand lists it again.
  saveWallSummary(summaryOf("looked_at", 9));
  expect(listOwnWalls()).toHaveLength(4);
});

test("B4 after a wall is in the cart, the newest draft that the shopper changed is the next to continue", () => {
  saveWallSummary(summaryOf("older_draft", 1));
  saveWallSummary(summaryOf("draft", 2));
  saveWallSummary({ ...summaryOf("looked_at", 3), isUntouched: true });
  saveWallSummary({ ...summaryOf("empty", 4), emptyTiles: 3 });
  saveWallSummary(summaryOf("ordered", 5));
  saveLineOfDesign("ordered", "line-1");
  saveWallSummary(summaryOf("now_in_cart", 6));
  expect(findNextDraft("now_in_cart")?.designKey).toBe("draft");
});

test("B4 a summary that does not fit into storage is reported", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(saveWallSummary(summaryOf("one"))).toBe(false);
});
