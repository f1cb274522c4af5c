import { expect, test } from "vitest";
import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { outerSizeOf } from "../../geometry/opening.ts";
import { countOrderChanges } from "../frameOrder.ts";
import { isApart, type Rect } from "../rects.ts";
import { recompose } from "./recompose.ts";

/** The frames of "Sofa nine", which cannot be read as blocks, and those of two rows of which the lower one is in line. */
const SOFA: readonly Rect[] = [
  { x: 0, y: 130, width: 210, height: 310 },
  { x: 260, y: 200, width: 400, height: 600 },
  { x: 710, y: 50, width: 450, height: 300 },
  { x: 1210, y: 0, width: 450, height: 300 },
  { x: 1710, y: 90, width: 310, height: 210 },
  { x: 0, y: 490, width: 210, height: 310 },
  { x: 710, y: 400, width: 600, height: 400 },
  { x: 1360, y: 350, width: 300, height: 450 },
  { x: 1720, y: 350, width: 300, height: 450 },
];

const shrink = (before: readonly Rect[], index: number, size: { width: number; height: number }) =>
  recompose({
    before,
    frames: before.map(({ width, height }, from) => ({
      ...(from === index ? size : { width, height }),
      from,
    })),
    wallWidth: null,
    readyMade: null,
  });

test("R2.6 on a wall that is no composition of blocks, frames beside a smaller one close up, in their order", () => {
  const after = shrink(SOFA, 6, outerSizeOf("rectangle_medium", "landscape"));
  expect(after?.[7]).toMatchObject({ x: 1210, y: 350 });
  expect(after?.[8]).toMatchObject({ x: 1570, y: 350 });
  // All others stay.
  expect(after?.slice(0, 6)).toEqual(SOFA.slice(0, 6));
  expect(after && countOrderChanges(SOFA, after)).toBe(0);
  for (const [index, rect] of after?.entries() ?? [])
    for (const other of after?.slice(index + 1) ?? []) expect(isApart(rect, other, FRAME_GAP)).toBe(true);
});

test("R2.6 a smaller frame hangs in the middle of its space where the frames beyond it cannot close up in line", () => {
  const between: readonly Rect[] = [
    ...SOFA,
    { x: 850, y: 850, width: 210, height: 310 },
    { x: 0, y: 850, width: 300, height: 450 },
  ];
  const after = shrink(between, 6, outerSizeOf("rectangle_medium", "landscape"));
  // The frame below it hangs in line with another one, so both stay.
  expect(after?.slice(9)).toEqual(between.slice(9));
  expect(after?.[6]).toMatchObject({ y: 450 });
});
