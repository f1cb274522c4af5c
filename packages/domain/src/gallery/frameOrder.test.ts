import { expect, test } from "vitest";
import { countOrderChanges } from "./frameOrder.ts";

const frameAt = (x: number, y: number) => ({ x, y, width: 300, height: 450 });
const first = frameAt(0, 0);

test.each([
  ["in a row that grows", frameAt(350, 0), frameAt(600, 80), 0],
  ["that comes from the row below", frameAt(350, 0), frameAt(0, 500), 1],
  ["of the same column that goes above", frameAt(0, 500), frameAt(0, -500), 1],
  ["hung diagonally that comes beside the other", frameAt(350, 500), frameAt(350, 0), 0],
  ["hung diagonally that goes past the other", frameAt(350, 500), frameAt(-350, 500), 1],
])("a frame %s", (_name, before, after, count) => {
  expect(countOrderChanges([first, before], [first, after])).toBe(count);
});
