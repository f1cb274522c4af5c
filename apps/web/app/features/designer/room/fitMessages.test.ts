import { PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { packGallery } from "@storywall/domain/gallery/pack/packGallery.ts";
import { boundsOf } from "@storywall/domain/gallery/rects.ts";
import { outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { misfitMessage } from "./fitMessages.ts";

const tiles = { width: mm(1500), height: mm(900) };

test("B5 a layout that does not fit says by how many centimetres", () => {
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1200) })).toBe(
    "30\u00a0cm wider than your wall",
  );
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1499) })).toBe("1\u00a0cm wider than your wall");
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1500) })).toBeNull();
  expect(misfitMessage(tiles, PLAIN_ROOM)).toBeNull();
});

test("B5 the width of the wall photo counts while no width is entered", () => {
  const size = { width: mm(1000), height: mm(800) };
  const place = { kind: "own", pictureId: "a", size } as const;
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, place })).toBe("50\u00a0cm wider than your photo shows");
});

test("B5 a wall of many frames that is packed higher than a room says so", () => {
  const frame = outerSizeOf("rectangle_medium", "portrait");
  const room = { ...PLAIN_ROOM, wallWidth: mm(1800) };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
      const frames = Array.from({ length: count }, () => frame);
      const { width, height } = boundsOf(
        packGallery(frames, { arrangement: "rows", wallWidth: 1800, variant: 0 }),
      );
      const message = misfitMessage({ width: mm(width), height: mm(height) }, room);
      expect(message !== null).toBe(height > 2400);
    }),
    { numRuns: 20, examples: [[4], [50]] },
  );
  expect(misfitMessage({ width: mm(1800), height: mm(2900) }, room)).toBe(
    "50\u00a0cm higher than a room of 2.4\u00a0m",
  );
});
