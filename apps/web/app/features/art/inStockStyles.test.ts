import { expect, test } from "vitest";
import { inStockStyles, outOfStockText } from "./inStockStyles.ts";

test("B13 frames of art that are out of stock are named instead of just missing", () => {
  const shortages = [{ item: "moulding_wood_15", expectedOn: null }] as const;
  const missing = ["Harmony", "Whisper"];
  expect(inStockStyles(shortages, "rectangle_medium")).not.toEqual(expect.arrayContaining(missing));
  expect(outOfStockText(shortages, "rectangle_medium")).toBe(
    "Out of stock right now in this size: Harmony, Whisper",
  );
  expect(outOfStockText([], "rectangle_medium")).toBeNull();
});
