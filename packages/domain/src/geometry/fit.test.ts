import { expect, test } from "vitest";
import { mm } from "../units/units.ts";
import { checkFit } from "./fit.ts";

const tiles = { width: mm(1500), height: mm(900) };

test("B5 a layout wider than the wall returns the difference", () => {
  expect(checkFit(tiles, mm(1200))).toEqual({ kind: "wider", by: 300 });
  expect(checkFit(tiles, mm(1500))).toEqual({ kind: "fits" });
  expect(checkFit(tiles, null)).toEqual({ kind: "unknown" });
});
