import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { groupsNamed } from "../testing/fixtures.ts";
import { numeralsWidth } from "./numerals.ts";
import { drawRulers } from "./rulers.ts";

const tiles = { width: mm(660), height: mm(430) };

test("B5 rulers show the width and height of the tiles in whole centimetres as the price bar says them, and the wall's width", () => {
  const drawing = [
    drawRulers({ ...tiles, height: mm(432.5) }, { textHeight: 40, wall: { width: 2400, middle: 330 } }),
  ];
  for (const text of ["66 cm", "43 cm", "240 cm"]) expect(groupsNamed(drawing, text)).toHaveLength(1);
});

test("B5 without a wall width only the tiles are measured", () => {
  const drawing = [drawRulers(tiles, { textHeight: 40, wall: null })];
  expect(groupsNamed(drawing, "66 cm")).toHaveLength(1);
  expect(groupsNamed(drawing, "240 cm")).toHaveLength(0);
});

test("every character of a length has a glyph", () => {
  for (const letter of "0123456789. cm") expect(numeralsWidth(letter, 10)).toBeGreaterThan(0);
});
