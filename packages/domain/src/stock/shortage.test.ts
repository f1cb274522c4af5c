import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "../catalogue/frameStyles.ts";
import { createDesign } from "../design/createDesign.ts";
import type { Design } from "../design/design.ts";
import { findDesignShortages } from "./designShortages.ts";
import { findNearestStyle, isOutOfStock } from "./nearestStyle.ts";
import { outOfStockLabel } from "./outOfStockLabel.ts";
import { findFrameShortage, findStyleShortage, type Shortage } from "./shortage.ts";
import { STOCK_ITEM_KEYS, STOCK_ITEMS } from "./stockCatalogue.ts";
import { stockItemsOf } from "./stockItems.ts";
import { designShortageText, shortageMessage, shortageSentence } from "./stockMessages.ts";

const out = (item: Shortage["item"], expectedOn: string | null = null): Shortage => ({ item, expectedOn });
const OAK_15 = out("moulding_wood_15", "2026-12-04");
/** A free wall of three oak frames: two of Medium, one of Small. */
const OAK_WALL: Design = {
  ...createDesign({ kind: "free" }),
  size: "rectangle_medium",
  frameStyle: "Harmony",
  tiles: [
    { name: "tile_1", photoId: null, orientation: "portrait", crops: {} },
    { name: "tile_2", photoId: null, orientation: "portrait", crops: {} },
    { name: "tile_3", photoId: null, orientation: "portrait", crops: {}, size: "rectangle_small" },
  ],
};

test("R3.1 the stock has every moulding in each colour and width, and a mat for each size", () => {
  expect(STOCK_ITEM_KEYS.filter((key) => key.startsWith("moulding"))).toHaveLength(12);
  expect(STOCK_ITEM_KEYS.filter((key) => key.startsWith("mat"))).toHaveLength(5);
  const oak = STOCK_ITEMS.find(({ key }) => key === "moulding_wood_15");
  expect(oak).toMatchObject({
    name: "Oak moulding, 15 mm",
    styles: ["Harmony", "Whisper"],
    sizes: ["rectangle_medium"],
  });
});

test("R3.1 each frame is made of items of the stock, and each item is part of some frame", () => {
  const needed = new Set(
    FRAME_STYLE_KEYS.flatMap((style) => FRAME_SIZE_KEYS.flatMap((size) => stockItemsOf(style, size))),
  );
  expect([...needed].toSorted()).toEqual([...STOCK_ITEM_KEYS].toSorted());
});

test("B13 without oak of 15 mm there is no Harmony and no Whisper in Medium, and every other frame can be made", () => {
  const missing = FRAME_STYLE_KEYS.flatMap((style) =>
    FRAME_SIZE_KEYS.filter((size) => findFrameShortage([OAK_15], style, size)).map(
      (size) => `${style} ${size}`,
    ),
  );
  expect(missing).toEqual(["Harmony rectangle_medium", "Whisper rectangle_medium"]);
});

test("B13 a frame is back when the last of what it needs is, and nobody promises a day that is not known", () => {
  const mat = (expectedOn: string | null) => out("mat_rectangle_medium", expectedOn);
  const day = (...shortages: readonly Shortage[]) =>
    findFrameShortage(shortages, "Whisper", "rectangle_medium")?.expectedOn;
  expect(day(OAK_15, mat("2026-12-09"))).toBe("2026-12-09");
  expect(day(mat("2026-12-01"), OAK_15)).toBe("2026-12-04");
  expect(day(mat(null), OAK_15)).toBeNull();
});

test("B13 the nearest frame is of the same colour, else with the same mat, and can be made in all sizes of the wall", () => {
  expect(findDesignShortages([OAK_15], OAK_WALL)).toEqual([
    { style: "Harmony", size: "rectangle_medium", expectedOn: "2026-12-04", tiles: [1, 2] },
  ]);
  expect(
    findNearestStyle([out("mat_rectangle_medium")], { ...OAK_WALL, frameStyle: "Whisper" }, "Whisper"),
  ).toBe("Harmony");
  expect(findNearestStyle([OAK_15], OAK_WALL, "Harmony")).toBe("Infinite");
  expect(findNearestStyle([OAK_15, out("moulding_black_12")], OAK_WALL, "Harmony")).toBe("Serene");
  const everything = STOCK_ITEM_KEYS.map((item) => out(item));
  expect(findNearestStyle(everything, OAK_WALL, "Harmony")).toBeNull();
});

test("B13 the nearest frame is one that the layout is sold in", () => {
  const grid: Design = {
    ...createDesign({ kind: "template", key: "grid_four_frames" }),
    frameStyle: "Infinite",
  };
  const size = grid.size;
  expect(findStyleShortage([out("moulding_black_15")], "Infinite", [size])).not.toBeNull();
  expect(findNearestStyle([out("moulding_black_15")], grid, "Infinite")).toBeNull();
});

test("B13 whatever is out of stock, a nearest frame never is", () => {
  const shortages = fc.subarray([...STOCK_ITEM_KEYS]).map((items) => items.map((item) => out(item)));
  fc.assert(
    fc.property(shortages, fc.constantFrom(...FRAME_STYLE_KEYS), (missing, frameStyle) => {
      const wall: Design = { ...OAK_WALL, frameStyle };
      expect(isOutOfStock(missing, wall)).toBe(findDesignShortages(missing, wall).length > 0);
      const nearest = findNearestStyle(missing, wall, frameStyle);
      if (nearest !== null)
        expect(findDesignShortages(missing, { ...wall, frameStyle: nearest })).toEqual([]);
    }),
  );
});

test("B13 the label names the day while it is to come", () => {
  const label = (expectedOn: string | null, today: string) =>
    outOfStockLabel({ sizes: [], expectedOn }, today);
  expect(label("2026-12-04", "2026-11-23")).toBe("Out of stock, back about 4 Dec");
  expect(label("2026-12-04", "2026-12-05")).toBe("Out of stock");
  expect(label(null, "2026-11-23")).toBe("Out of stock");
});

test("B13 the sentence says what is missing, until when, and what to take", () => {
  const [shortage] = findDesignShortages([OAK_15], OAK_WALL);
  if (!shortage) throw new Error("Nothing is missing");
  expect(shortageMessage(shortage, "Infinite", "2026-11-23")).toBe(
    "Oak Harmony is out of stock in Medium (tiles 1 and 2), back about 4 Dec. The nearest frame we have is black Infinite.",
  );
  expect(shortageMessage({ ...shortage, expectedOn: null }, null, "2026-11-23")).toBe(
    "Oak Harmony is out of stock in Medium (tiles 1 and 2). Please choose another frame.",
  );
});

test("B13 the sentence names the tiles unless all have the frame, and there is one for each frame that is out", () => {
  const today = "2026-11-23";
  const small = out("moulding_wood_12");
  const [medium, other] = findDesignShortages([OAK_15, small], OAK_WALL);
  expect([medium?.tiles, other?.tiles]).toEqual([[1, 2], [3]]);
  expect(designShortageText([OAK_15, small], OAK_WALL, today)).toBe(
    "Oak Harmony is out of stock in Medium (tiles 1 and 2), back about 4 Dec. Oak Harmony is out of stock in Small (tile 3).",
  );
  expect(designShortageText([OAK_15], { ...OAK_WALL, tiles: OAK_WALL.tiles.slice(0, 2) }, today)).toBe(
    "Oak Harmony is out of stock in Medium, back about 4 Dec.",
  );
  expect(
    shortageSentence(
      { style: "Whisper", size: "rectangle_medium", expectedOn: null, tiles: [1, 4, 11, 12] },
      today,
    ),
  ).toBe("Oak Whisper is out of stock in Medium (tiles 1, 4, 11 and 12).");
  expect(designShortageText([OAK_15], { ...OAK_WALL, frameStyle: "Infinite" }, today)).toBeNull();
});

test("B13 a style that a wall needs in several sizes is out of stock in those that lack its moulding, until the last is back", () => {
  const sizes = ["rectangle_small", "rectangle_medium", "rectangle_large", "rectangle_medium"] as const;
  const label = (...shortages: readonly Shortage[]) => {
    const shortage = findStyleShortage(shortages, "Harmony", sizes);
    return shortage && outOfStockLabel(shortage, "2026-11-23");
  };
  expect(label()).toBeNull();
  expect(label(OAK_15)).toBe("Out of stock in Medium, back about 4 Dec");
  const [small, large] = (["rectangle_small", "rectangle_large"] as const).map(
    (size) => stockItemsOf("Harmony", size)[0],
  );
  if (!small || !large) throw new Error("A frame is made of a moulding.");
  expect(label(OAK_15, out(small, "2026-12-09"))).toBe("Out of stock in Small and Medium, back about 9 Dec");
  expect(label(OAK_15, out(small))).toBe("Out of stock in Small and Medium");
  expect(label(OAK_15, out(small, "2026-12-09"), out(large, "2026-12-01"))).toBe(
    "Out of stock, back about 9 Dec",
  );
});
