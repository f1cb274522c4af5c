import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { gapsText, overallText } from "./renderHangingGuide.ts";

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

test("B9 a gap to check says on which side of the other tile it is", () => {
  expect(gapsText({ left: { gap: mm(245), tile: 1 }, above: { gap: mm(50), tile: 4 } })).toBe(
    "24.5 cm right of tile 1, 5 cm below tile 4",
  );
});
