import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../../catalogue/frameSizes.ts";
import { outerSizeOf } from "../../geometry/opening.ts";
import { boundsOf, isApart } from "../rects.ts";
import { ARRANGEMENTS, packGallery } from "./packGallery.ts";

const anyFrame = fc
  .tuple(fc.constantFrom(...FRAME_SIZE_KEYS), fc.constantFrom(...ORIENTATIONS))
  .map(([size, orientation]) => outerSizeOf(size, orientation));
const anyFrames = fc.array(anyFrame, { minLength: 1, maxLength: 10 });
const anyOptions = fc.record({
  arrangement: fc.constantFrom(...ARRANGEMENTS),
  wallWidth: fc.option(fc.integer({ min: 300, max: 5000 }), { nil: null }),
  variant: fc.nat(5),
});

test("a gallery wall has a full gap between all frames, whole millimetres and the wall's width", () => {
  fc.assert(
    fc.property(anyFrames, anyOptions, (frames, options) => {
      const rects = packGallery(frames, options);
      expect(rects.map(({ width, height }) => ({ width, height }))).toEqual(frames);
      for (const [index, rect] of rects.entries()) {
        expect([rect.x, rect.y].every(Number.isInteger)).toBe(true);
        for (const other of rects.slice(index + 1)) expect(isApart(rect, other, FRAME_GAP)).toBe(true);
      }
      const bounds = boundsOf(rects);
      expect([bounds.x, bounds.y]).toEqual([0, 0]);
      const widest = Math.max(...frames.map(({ width }) => width));
      if (options.wallWidth !== null)
        expect(bounds.width).toBeLessThanOrEqual(Math.max(widest, options.wallWidth));
    }),
    { numRuns: 40 },
  );
});

test("the same frames give the same gallery wall", () => {
  fc.assert(
    fc.property(anyFrames, anyOptions, (frames, options) => {
      expect(packGallery(frames, options)).toEqual(packGallery(frames, options));
    }),
    { numRuns: 10 },
  );
});

test("each frame of a composed gallery wall hangs one gap from another one", () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 2, maxLength: 9 }), fc.nat(5), (frames, variant) => {
      const rects = packGallery(frames, { arrangement: "salon", wallWidth: null, variant });
      for (const rect of rects) {
        const others = rects.filter((other) => other !== rect);
        expect(others.some((other) => !isApart(rect, other, FRAME_GAP + 1))).toBe(true);
      }
    }),
    { numRuns: 8 },
  );
});

test("fifty frames of all sizes are packed without holes between them", () => {
  const frames = Array.from({ length: 50 }, (_, index) =>
    outerSizeOf(
      FRAME_SIZE_KEYS[1 + (index % 4)] ?? "rectangle_small",
      index % 3 === 0 ? "landscape" : "portrait",
    ),
  );
  const rects = packGallery(frames, { arrangement: "salon", wallWidth: 3600, variant: 0 });
  const { width, height } = boundsOf(rects);
  const used = frames.reduce((sum, frame) => sum + (frame.width + FRAME_GAP) * (frame.height + FRAME_GAP), 0);
  expect(used / ((width + FRAME_GAP) * (height + FRAME_GAP))).toBeGreaterThan(0.75);
});
