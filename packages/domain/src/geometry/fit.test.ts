import { expect, test } from "vitest";
import { mm } from "../units/units.ts";
import { fitOn } from "./fit.ts";

const tiles = { width: mm(1500), height: mm(900) };

test("B5 a layout says by how much it is wider than the wall", () => {
  expect(fitOn(tiles, mm(1200))).toEqual({ kind: "wider", by: 300 });
  expect(fitOn(tiles, mm(1500))).toEqual({ kind: "fits" });
  expect(fitOn(tiles, null)).toEqual({ kind: "unknown" });
});
