import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { createHangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { checkText, columnsOf, instructionsOf, overallText } from "./renderHangingGuide.ts";

const guideOf = (length: number) => ({ width: mm(1200), height: mm(805), tiles: { length } });

test("B9 a hanging guide says the number of tiles once", () => {
  expect(overallText({ title: "Gallery wall of 12 tiles", guide: guideOf(12) })).toBe(
    "Gallery wall of 12 tiles, 120 cm wide and 80.5 cm high overall.",
  );
  expect(overallText({ title: "One tile", guide: guideOf(1) })).toBe(
    "One tile, 120 cm wide and 80.5 cm high overall.",
  );
  expect(overallText({ title: "Stair seven", guide: guideOf(7) })).toBe(
    "Stair seven: 7 tiles, 120 cm wide and 80.5 cm high overall.",
  );
});

const outer = { x: mm(605), y: mm(805), width: mm(210), height: mm(310) };

test("B9 a gap to check says on which side of the other tile it is", () => {
  const gaps = [
    { gap: mm(45), tile: 1, side: "left" },
    { gap: mm(50), tile: 4, side: "above" },
  ] as const;
  expect(checkText({ from: 1, gaps, outer })).toBe("4.5 cm right of tile 1, 5 cm below tile 4");
});

test("B9 a tile without a neighbour is checked by an edge of the group", () => {
  expect(checkText({ from: 1, gaps: [], outer })).toBe("60.5 cm from the left edge of the group");
  expect(checkText({ from: 1, gaps: [], outer: { ...outer, y: mm(0) } })).toBe(
    "level with the top of the group",
  );
  expect(checkText({ from: null, gaps: [], outer })).toBe("");
});

test.each([1, 3])("B9 the steps for %i tiles say how a tile holds: by a magnet on a plate", (count) => {
  const wall = layOut(createGalleryWall(null, { frameCount: count }));
  expect(instructionsOf(createHangingGuide(wall)).join(" ")).toContain(
    "A magnet holds each tile to a small plate, which sticks to the wall.",
  );
});

test.each([1, 15])("B9 the steps for %i tiles begin with new paint, which must harden first", (count) => {
  const wall = layOut(createGalleryWall(null, { frameCount: count }));
  expect(instructionsOf(createHangingGuide(wall))[0]).toMatch(/^Let new paint harden first\. /);
});

test.each([true, false])(
  "B9 the last column is a check and no further distance, on a stair: %s",
  (isStair) => {
    expect(columnsOf({ isStair }).at(-1)?.heading).toBe("Check: it should sit");
  },
);
