import { expect, test } from "vitest";
import { formatFigure } from "./formatFigure.ts";

test("a figure is written in its unit, and shares of few things without percent", () => {
  expect(formatFigure("netSales", { value: -120_050, total: null }, "ZAR")).toBe("−R1,200.50");
  expect(formatFigure("averageOrder", { value: null, total: null }, "AUD")).toBe("–");
  expect(formatFigure("daysToSend", { value: 1, total: null }, "AUD")).toBe("1 day");
  expect(formatFigure("softPhotos", { value: 3, total: 19 }, "AUD")).toBe("3 of 19");
  expect(formatFigure("softPhotos", { value: 5, total: 20 }, "AUD")).toBe("25% (5 of 20)");
});
