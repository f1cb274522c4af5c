import { expect, test } from "vitest";
import { nearestFreePlace } from "./freePlace.ts";

const other = { x: 0, y: 0, width: 300, height: 450 };

test("a frame that is put on another one hangs beside it, where that is nearest", () => {
  const frame = { x: 260, y: 20, width: 210, height: 310 };
  expect(nearestFreePlace(frame, [other], { gap: 50, minGap: 10 })).toEqual({ x: 350, y: 20 });
  expect(nearestFreePlace({ ...frame, x: 320 }, [other], { gap: 50, minGap: 10 })).toEqual({ x: 320, y: 20 });
});
