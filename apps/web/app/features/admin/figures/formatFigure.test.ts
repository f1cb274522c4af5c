import { expect, test } from "vitest";
import { formatFigure } from "./formatFigure.ts";

test("a figure is written in its unit, and shares of few things without percent", () => {
  expect(formatFigure("net", { value: -120_050, of: null }, "ZAR")).toBe("-R1,200.50");
  expect(formatFigure("average", { value: null, of: null }, "AUD")).toBe("–");
  expect(formatFigure("daysToSent", { value: 1, of: null }, "AUD")).toBe("1 day");
  expect(formatFigure("softTiles", { value: 3, of: 19 }, "AUD")).toBe("3 of 19");
  expect(formatFigure("softTiles", { value: 5, of: 20 }, "AUD")).toBe("25% (5 of 20)");
});
