import { expect, test } from "vitest";
import { mm } from "../units/units.ts";
import { arrangeInGrid, arrangeInRows } from "./arrange.ts";

const box = (width: number, height: number) => ({ width: mm(width), height: mm(height) });

test("a grid goes row by row with one gap everywhere", () => {
  const squares = [box(200, 200), box(200, 200), box(200, 200), box(200, 200)];
  expect(arrangeInGrid(squares, 2, 30)).toEqual([
    { x: 0, y: 0 },
    { x: 230, y: 0 },
    { x: 0, y: 230 },
    { x: 230, y: 230 },
  ]);
});

test("a smaller box is centred in its cell", () => {
  expect(arrangeInGrid([box(400, 600), box(300, 450), box(300, 450)], 2, 50)).toEqual([
    { x: 0, y: 0 },
    { x: 450, y: 75 },
    { x: 50, y: 650 },
  ]);
});

test("the boxes of a row are centred on one line", () => {
  expect(arrangeInRows([box(300, 450), box(210, 310)], 2400, 50)).toEqual([
    { x: 0, y: 0 },
    { x: 350, y: 70 },
  ]);
});

test("rows are as even as possible: ten boxes are five and five", () => {
  const ten = Array.from({ length: 10 }, () => box(210, 310));
  const tops = arrangeInRows(ten, 2400, 50).map(({ y }) => y);
  expect(tops).toEqual([0, 0, 0, 0, 0, 360, 360, 360, 360, 360]);
});

test("a shorter row is centred under a longer one", () => {
  const seven = Array.from({ length: 7 }, () => box(100, 100));
  expect(arrangeInRows(seven, 450, 0)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 300, y: 0 },
    { x: 50, y: 100 },
    { x: 150, y: 100 },
    { x: 250, y: 100 },
  ]);
});

test("no boxes have no positions", () => {
  expect(arrangeInRows([], 2400, 50)).toEqual([]);
  expect(arrangeInGrid([], 0, 50)).toEqual([]);
});
