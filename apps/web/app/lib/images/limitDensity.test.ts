import { expect, test } from "vitest";
import { limitDensity } from "./limitDensity.ts";

test("a dense screen loads two thirds of the width, another one the whole of it", () => {
  expect(limitDensity("13rem")).toBe("(min-resolution: 2.5dppx) calc(0.667 * 13rem), 13rem");
});

test("the conditions of widths hold on a dense screen too", () => {
  expect(limitDensity("(min-width: 70rem) min(408px, 29vw), calc(100vw - 50px)")).toBe(
    [
      "(min-resolution: 2.5dppx) and (min-width: 70rem) calc(0.667 * min(408px, 29vw))",
      "(min-resolution: 2.5dppx) calc(0.667 * calc(100vw - 50px))",
      "(min-width: 70rem) min(408px, 29vw)",
      "calc(100vw - 50px)",
    ].join(", "),
  );
});

test("a condition of two parts stays one condition", () => {
  expect(limitDensity("(min-width: 40rem) and (max-height: 30rem) 20vw, 50vw")).toContain(
    "(min-resolution: 2.5dppx) and (min-width: 40rem) and (max-height: 30rem) calc(0.667 * 20vw)",
  );
});
