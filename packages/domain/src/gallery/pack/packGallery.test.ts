import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../../catalogue/frameSizes.ts";
import { outerSizeOf } from "../../geometry/opening.ts";
import { seededRandom } from "../../random/random.ts";
import { ARRANGEMENTS } from "../arrangements.ts";
import { boundsOf, isApart, type Rect } from "../rects.ts";
import type { Size } from "./blocks.ts";
import { packGallery } from "./packGallery.ts";

const anyFrame = fc
  .tuple(fc.constantFrom(...FRAME_SIZE_KEYS), fc.constantFrom(...ORIENTATIONS))
  .map(([size, orientation]) => outerSizeOf(size, orientation));
const anyFrames = fc.array(anyFrame, { minLength: 1, maxLength: 30, size: "max" });
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
    { numRuns: 20 },
  );
});

test("all measures of a gallery wall are half centimetres, as one reads them from a tape", () => {
  fc.assert(
    fc.property(anyFrames, anyOptions, (frames, options) => {
      for (const { x, y } of packGallery(frames, options)) expect([x % 5, y % 5]).toEqual([0, 0]);
    }),
    { numRuns: 10 },
  );
});

test("the same frames give the same gallery wall", () => {
  fc.assert(
    fc.property(anyFrames, anyOptions, (frames, options) => {
      expect(packGallery(frames, options)).toEqual(packGallery(frames, options));
    }),
    { numRuns: 5 },
  );
});

test("each frame of a composed gallery wall has a neighbour that is no further than a hand", () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 2, maxLength: 12 }), fc.nat(5), (frames, variant) => {
      const rects = packGallery(frames, { arrangement: "salon", wallWidth: null, variant });
      for (const rect of rects) {
        const others = rects.filter((other) => other !== rect);
        expect(others.some((other) => !isApart(rect, other, 2 * FRAME_GAP))).toBe(true);
      }
    }),
    { numRuns: 10 },
  );
});

/** Frames as shoppers mix them: small and medium ones mostly. */
const mixedFrames = (count: number, seed: string): readonly Size[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const share = random();
    const size = FRAME_SIZE_KEYS[share < 0.4 ? 1 : share < 0.75 ? 2 : share < 0.93 ? 3 : 4];
    return outerSizeOf(size ?? "rectangle_small", random() < 0.5 ? "landscape" : "portrait");
  });
};

/** Returns the part of the wall's rectangle that frames, each with half a gap around it, cover. */
const filledPart = (frames: readonly Size[], { width, height }: Size): number =>
  frames.reduce((sum, frame) => sum + (frame.width + FRAME_GAP) * (frame.height + FRAME_GAP), 0) /
  ((width + FRAME_GAP) * (height + FRAME_GAP));

test.each([
  [12, null, 0.82],
  [20, 2800, 0.85],
  [35, 3600, 0.85],
  [50, 3600, 0.85],
] as const)("%i mixed frames on a wall of %s mm leave hardly a hole", (count, wallWidth, least) => {
  const parts = [0, 1].map((variant) => {
    const frames = mixedFrames(count, `mixed ${count} ${variant}`);
    return filledPart(frames, boundsOf(packGallery(frames, { arrangement: "salon", wallWidth, variant })));
  });
  expect(Math.min(...parts)).toBeGreaterThan(least);
});

/** Returns the side of the largest square within the wall's rectangle that no frame, with half a gap around it, covers. */
const largestEmptySquare = (rects: readonly Rect[]): number => {
  const { width, height } = boundsOf(rects);
  const [step, around] = [20, FRAME_GAP / 2];
  let [largest, above] = [0, new Array<number>(Math.floor(width / step) + 1).fill(0)];
  for (let y = step / 2; y < height; y += step) {
    const row = above.slice();
    for (const column of row.keys()) {
      const x = (column - 0.5) * step;
      const isCovered = rects.some(
        (rect) =>
          x > rect.x - around &&
          x < rect.x + rect.width + around &&
          y > rect.y - around &&
          y < rect.y + rect.height + around,
      );
      const corner = Math.min(above[column] ?? 0, above[column - 1] ?? 0, row[column - 1] ?? 0);
      row[column] = column === 0 || isCovered ? 0 : 1 + corner;
      largest = Math.max(largest, row[column] ?? 0);
    }
    above = row;
  }
  return largest * step;
};

test("many large frames leave no place free in which a medium one could hang", () => {
  const random = seededRandom("look 50");
  const frames = Array.from({ length: 50 }, () => {
    const share = random();
    const size = FRAME_SIZE_KEYS[share < 0.15 ? 1 : share < 0.5 ? 2 : share < 0.85 ? 3 : 4];
    return outerSizeOf(size ?? "rectangle_small", random() < 0.5 ? "landscape" : "portrait");
  });
  const rects = packGallery(frames, { arrangement: "salon", wallWidth: 3900, variant: 0 });
  expect(largestEmptySquare(rects)).toBeLessThan(300);
});

test("a wall above a sofa grows to the sides, not up to the ceiling", () => {
  for (const count of [12, 24, 50]) {
    const frames = mixedFrames(count, `sofa ${count}`);
    const { width, height } = boundsOf(
      packGallery(frames, { arrangement: "sofa", wallWidth: null, variant: 0 }),
    );
    expect(height).toBeLessThan(1900);
    if (count === 12) expect(width).toBeLessThanOrEqual(2200);
  }
});

test("a wall along a stair rises to the right and, in the next variant, to the left", () => {
  const frames = mixedFrames(12, "stair");
  const centreOf = (variant: number, isLeftHalf: boolean): number => {
    const rects = packGallery(frames, { arrangement: "stair", wallWidth: null, variant });
    const { width } = boundsOf(rects);
    const half = rects.filter((rect) => rect.x + rect.width / 2 < width / 2 === isLeftHalf);
    return half.reduce((sum, { y, height }) => sum + y + height / 2, 0) / half.length;
  };
  expect(centreOf(0, true)).toBeGreaterThan(centreOf(0, false));
  expect(centreOf(1, true)).toBeLessThan(centreOf(1, false));
});

/** Returns the part of the left and right edges where frames stop a little before the wall's own edge. */
const nearMissPart = (rects: readonly Rect[]): number => {
  const { width, height } = boundsOf(rects);
  const distances = Array.from({ length: 100 }, (_, line) => ((line + 0.5) * height) / 100).flatMap((y) => {
    const row = rects.filter(
      (rect) => rect.y - FRAME_GAP / 2 <= y && y <= rect.y + rect.height + FRAME_GAP / 2,
    );
    return row.length === 0
      ? []
      : [Math.min(...row.map(({ x }) => x)), width - Math.max(...row.map((rect) => rect.x + rect.width))];
  });
  return distances.filter((distance) => distance > 0 && distance < 70).length / distances.length;
};

test("on a narrow wall few edges miss the wall's own by a few centimetres, as if by mistake", () => {
  const parts = [16, 20].flatMap((count) =>
    Array.from({ length: 4 }, (_, index) => {
      const frames = mixedFrames(count, `narrow ${count} ${index}`);
      return nearMissPart(packGallery(frames, { arrangement: "salon", wallWidth: 1800, variant: 0 }));
    }),
  );
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeLessThan(0.22);
});
