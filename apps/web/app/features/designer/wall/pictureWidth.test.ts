import { expect, test } from "vitest";
import { pictureWidthFor } from "./pictureWidth.ts";

test("a tile longer than the small picture asks for the large one", () => {
  expect(pictureWidthFor(640, 640)).toBe(640);
  expect(pictureWidthFor(641, 640)).toBe(1280);
});

test("a panel that halves the wall loads no pictures again", () => {
  expect(pictureWidthFor(700, 640)).toBe(1280);
  expect(pictureWidthFor(350, 1280)).toBe(1280);
});

test("a first tile that filled the phone leaves no large pictures to the dozen that follows", () => {
  const alone = pictureWidthFor(780, 640);
  expect(pictureWidthFor(174, alone)).toBe(640);
});
