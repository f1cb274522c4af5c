import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FRAME_SIZE_KEYS, FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "../catalogue/frameStyles.ts";
import { batchName } from "./batchName.ts";
import { batchTitle } from "./batchTitle.ts";
import { createCutList, createMatList, SAW_WIDTH, STICK_LENGTH } from "./cutList.ts";
import { countPieces, groupBySheet } from "./groupPieces.ts";
import { sheetLabel, sheetOf } from "./sheets.ts";

const tile = fc.record({
  size: fc.constantFrom(...FRAME_SIZE_KEYS),
  frameStyle: fc.constantFrom(...FRAME_STYLE_KEYS),
  pieces: fc.integer({ min: 1, max: 4 }),
});
const tiles = fc.array(tile, { maxLength: 40 });

describe("B13 sheets", () => {
  test("are as large as the print with its bleed", () => {
    const sizeOf = (size: (typeof FRAME_SIZE_KEYS)[number], style: (typeof FRAME_STYLE_KEYS)[number]) => {
      const { width, height } = sheetOf(size, style);
      return `${width}x${height}`;
    };
    expect(FRAME_SIZE_KEYS.map((size) => [sizeOf(size, "Infinite"), sizeOf(size, "Timeless")])).toEqual([
      ["182x182", "138x138"],
      ["192x292", "142x242"],
      ["276x426", "206x356"],
      ["370x570", "280x480"],
      ["466x666", "356x556"],
    ]);
    expect(sheetLabel(sheetOf("rectangle_medium", "Sleek"))).toBe(
      "Medium with mat, 206\u00a0×\u00a0356\u00a0mm",
    );
  });
});

describe("B13 the groups of a batch", () => {
  test("hold every piece exactly once, each on its own sheet", () => {
    fc.assert(
      fc.property(tiles, (all) => {
        const groups = groupBySheet(all);
        expect(groups.flatMap((group) => group.tiles).length).toBe(all.length);
        expect(groups.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(countPieces(all));
        expect(new Set(groups.map(({ sheet }) => sheet.key)).size).toBe(groups.length);
        for (const { sheet, tiles: same, mouldings, pieces } of groups) {
          for (const { size, frameStyle } of same) expect(sheetOf(size, frameStyle).key).toBe(sheet.key);
          expect(mouldings.reduce((sum, each) => sum + each.pieces, 0)).toBe(pieces);
        }
      }),
    );
  });
});

describe("B13 the cut list", () => {
  test("has four sides for every piece, and no stick is overfull", () => {
    fc.assert(
      fc.property(tiles, (all) => {
        const list = createCutList(all);
        const cuts = list.flatMap(({ sticks }) => sticks.flat());
        expect(cuts.length).toBe(4 * countPieces(all));
        const perimeter = all.reduce(
          (sum, { size, pieces }) => sum + pieces * 2 * (FRAME_SIZES[size].width + FRAME_SIZES[size].height),
          0,
        );
        expect(cuts.reduce((sum, cut) => sum + cut, 0)).toBe(perimeter);
        for (const { sticks, lengths } of list) {
          expect(lengths.reduce((sum, { count }) => sum + count, 0)).toBe(sticks.flat().length);
          for (const stick of sticks) {
            const used = stick.reduce((sum, cut) => sum + cut + SAW_WIDTH, 0);
            expect(used).toBeLessThanOrEqual(STICK_LENGTH);
            expect(stick.length).toBeGreaterThan(0);
          }
        }
      }),
    );
  });

  test("needs no more sticks than first fit may: under twice the length of all cuts", () => {
    fc.assert(
      fc.property(tiles, (all) => {
        for (const { sticks } of createCutList(all)) {
          const used = sticks.flat().reduce((sum, cut) => sum + cut + SAW_WIDTH, 0);
          expect(sticks.length).toBeLessThanOrEqual(Math.floor((2 * used) / STICK_LENGTH) + 1);
        }
      }),
    );
  });

  test("counts a mat for each piece with one", () => {
    expect(createMatList([{ size: "rectangle_medium", frameStyle: "Timeless", pieces: 2 }])).toEqual([
      { outside: { width: 270, height: 420 }, opening: { width: 200, height: 350 }, count: 2 },
    ]);
    expect(createMatList([{ size: "rectangle_medium", frameStyle: "Infinite", pieces: 2 }])).toEqual([]);
  });
});

test("B13 a batch is named by its day and a letter", () => {
  expect([1, 2, 26, 27, 53].map((place) => batchName("2026-11-23", place))).toEqual([
    "batch-2026-11-23-a",
    "batch-2026-11-23-b",
    "batch-2026-11-23-z",
    "batch-2026-11-23-aa",
    "batch-2026-11-23-ba",
  ]);
  const place = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(batchName("2026-11-23", one) === batchName("2026-11-23", other)).toBe(one === other);
    }),
  );
});

test("B13 a batch has a name that people can say: its place in the day, and the day", () => {
  expect(batchTitle("2026-11-23", 2)).toBe("Batch 2 of Mon 23 Nov");
});
