import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../../catalogue/frameSizes.ts";
import { outerSizeOf } from "../../geometry/opening.ts";
import { ARRANGEMENTS } from "../arrangements.ts";
import { countOrderChanges } from "../frameOrder.ts";
import { boundsOf, isApart, type Rect } from "../rects.ts";
import { rowWise } from "../rowWise.ts";
import type { Size } from "./blocks.ts";
import { packGallery } from "./packGallery.ts";
import { type ChangedFrame, recompose } from "./recompose.ts";

const anyFrame = fc
  .tuple(fc.constantFrom(...FRAME_SIZE_KEYS), fc.constantFrom(...ORIENTATIONS))
  .map(([size, orientation]) => outerSizeOf(size, orientation));
const framesWith = (minLength: number, maxLength: number) =>
  fc.array(anyFrame, { minLength, maxLength, size: "max" });
const anyWallWidth = fc.option(fc.integer({ min: 1200, max: 5000 }), { nil: null });

const without = (before: readonly Rect[], removed: number): readonly ChangedFrame[] =>
  before.flatMap(({ width, height }, from) => (from === removed ? [] : { width, height, from }));
const withAdded = (before: readonly Rect[], added: readonly Size[]): readonly ChangedFrame[] => [
  ...without(before, -1),
  ...added.map((size) => ({ ...size, from: null })),
];

test("a wall whose frames were added or taken out has full gaps, and stays within its width", () => {
  const anyChange = fc.record({
    frames: framesWith(2, 20),
    added: framesWith(0, 6),
    removed: fc.nat(30),
    arrangement: fc.constantFrom(...ARRANGEMENTS),
    wallWidth: anyWallWidth,
    variant: fc.nat(3),
  });
  fc.assert(
    fc.property(anyChange, ({ frames, added, removed, ...options }) => {
      const before = packGallery(frames, options);
      const changed =
        added.length === 0 ? without(before, removed % before.length) : withAdded(before, added);
      const rects = recompose({ before, frames: changed, wallWidth: options.wallWidth, readyMade: null });
      // Two columns of a stair may hang so that nothing but a stair could be read of them.
      if (rects === null) return;
      expect(rects.map(({ width, height }) => ({ width, height }))).toEqual(
        changed.map(({ width, height }) => ({ width, height })),
      );
      for (const [index, rect] of rects.entries()) {
        expect([rect.x % 5, rect.y % 5]).toEqual([0, 0]);
        for (const other of rects.slice(index + 1)) expect(isApart(rect, other, FRAME_GAP)).toBe(true);
      }
      const widest = Math.max(...changed.map(({ width }) => width));
      if (options.wallWidth !== null)
        expect(boundsOf(rects).width).toBeLessThanOrEqual(Math.max(widest, options.wallWidth));
    }),
    { numRuns: 25 },
  );
});

test("R2.6 on a composed wall a frame that gets another size leaves all frames in their order, gaps held", () => {
  const anyChange = fc.record({
    frames: framesWith(2, 20),
    frame: fc.nat(30),
    size: anyFrame,
    arrangement: fc.constantFrom(...ARRANGEMENTS),
    wallWidth: anyWallWidth,
    variant: fc.nat(3),
  });
  fc.assert(
    fc.property(anyChange, ({ frames, frame, size, ...options }) => {
      const before = packGallery(frames, options);
      const changed = without(before, -1).map((one, index) =>
        index === frame % frames.length ? { ...one, ...size } : one,
      );
      const rects = recompose({ before, frames: changed, wallWidth: options.wallWidth, readyMade: null });
      if (rects === null) return;
      expect(countOrderChanges(before, rects)).toBe(0);
      for (const [index, rect] of rects.entries())
        for (const other of rects.slice(index + 1)) expect(isApart(rect, other, FRAME_GAP)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

/** Returns the part of the wall's rectangle that frames, each with half a gap around it, cover. */
const filledPart = (rects: readonly Rect[]): number => {
  const { width, height } = boundsOf(rects);
  const area = rects.reduce((sum, rect) => sum + (rect.width + FRAME_GAP) * (rect.height + FRAME_GAP), 0);
  return area / ((width + FRAME_GAP) * (height + FRAME_GAP));
};

/** Returns how many of the frames hang less than a hand's width from where they hung, beside most others. */
const countStaying = (before: readonly Rect[], frames: readonly ChangedFrame[], after: readonly Rect[]) => {
  const shifts = frames.flatMap(({ from }, index) => {
    const [was, is] = [before[from ?? -1], after[index]];
    return was && is ? { x: is.x - was.x, y: is.y - was.y } : [];
  });
  return Math.max(
    ...shifts.map(
      ({ x, y }) => shifts.filter((shift) => Math.abs(shift.x - x) + Math.abs(shift.y - y) < 100).length,
    ),
  );
};

test("holes of frames that were taken out close, and two of three others stay about where they were", () => {
  let [others, staying, filled, filledBefore, walls] = [0, 0, 0, 0, 0];
  for (const seed of [1, 2, 3]) {
    const [frames = []] = fc.sample(framesWith(12, 20), { numRuns: 1, seed });
    const before = packGallery(frames, { arrangement: "salon", wallWidth: 3000, variant: 0 });
    for (const removed of before.keys()) {
      const changed = without(before, removed);
      const after = recompose({ before, frames: changed, wallWidth: 3000, readyMade: null }) ?? [];
      others += changed.length;
      staying += countStaying(before, changed, after);
      filled += filledPart(after);
      filledBefore += filledPart(before);
      walls += 1;
    }
  }
  expect(staying / others).toBeGreaterThan(0.66);
  expect(filled / walls).toBeGreaterThan(filledBefore / walls - 0.05);
});

test("added frames are composed with the others instead of beside them", () => {
  const [frames = []] = fc.sample(framesWith(9, 9), { numRuns: 1, seed: 5 });
  const [added = []] = fc.sample(framesWith(3, 3), { numRuns: 1, seed: 6 });
  const before = packGallery(frames, { arrangement: "salon", wallWidth: null, variant: 0 });
  const after =
    recompose({ before, frames: withAdded(before, added), wallWidth: null, readyMade: null }) ?? [];
  expect(filledPart(after)).toBeGreaterThan(0.8);
});

test.each(["rows", "line", "stair"] as const)("frames that hang in %s go on hanging so", (arrangement) => {
  const [frames = []] = fc.sample(framesWith(9, 9), { numRuns: 1, seed: 7 });
  const options = { arrangement, wallWidth: 3600, variant: 0 };
  const before = packGallery(frames, options);
  const changed = without(before, 4);
  expect(recompose({ before, frames: changed, wallWidth: 3600, readyMade: null })).toEqual(
    packGallery(
      changed.map(({ width, height }) => ({ width, height })),
      options,
    ),
  );
});

test.each(["rows", "line", "stair"] as const)(
  "a frame that is added to frames in %s hangs among them, also once they are numbered as they are read",
  (arrangement) => {
    const [frames = []] = fc.sample(framesWith(9, 9), { numRuns: 1, seed: 7 });
    const options = { arrangement, wallWidth: 3600, variant: 0 };
    const packed = packGallery(frames, options);
    const before = rowWise(packed).flatMap((index) => packed[index] ?? []);
    const added = outerSizeOf("rectangle_medium", "portrait");
    const rects = recompose({ before, frames: withAdded(before, [added]), wallWidth: 3600, readyMade: null });
    expect(rects?.map(textOf).sort()).toEqual(
      packGallery([...frames, added], options)
        .map(textOf)
        .sort(),
    );
    // The same frames where none is added: no photo changes its place.
    expect(recompose({ before, frames: without(before, -1), wallWidth: 3600, readyMade: null })).toEqual(
      before,
    );
  },
);

const textOf = ({ x, y, width, height }: Rect): string => [x, y, width, height].join(" ");

test("frames that were moved by hand stay where they are", () => {
  const before = [
    { x: 0, y: 0, width: 300, height: 450 },
    { x: 480, y: 35, width: 300, height: 450 },
    { x: 130, y: 610, width: 450, height: 300 },
  ];
  const change = { before, frames: without(before, 1), wallWidth: null };
  expect(recompose({ ...change, readyMade: null })).toBeNull();
  expect(recompose({ ...change, readyMade: "salon" })).not.toBeNull();
});

test("a wall above a sofa that gets more frames stays wider than high, also one that was a tower", () => {
  const [small, medium] = [
    outerSizeOf("rectangle_small", "portrait"),
    outerSizeOf("rectangle_medium", "portrait"),
  ];
  const sizes = [medium, small, medium, small, small];
  const tower: readonly Rect[] = [
    { ...medium, x: 0, y: 0 },
    { ...small, x: medium.width + FRAME_GAP, y: medium.height - small.height },
    { ...medium, x: 0, y: medium.height + FRAME_GAP },
    { ...small, x: medium.width + FRAME_GAP, y: 2 * medium.height + FRAME_GAP - small.height },
  ];
  const sofa = packGallery(sizes, { arrangement: "sofa", wallWidth: null, variant: 0 });
  for (const before of [tower, sofa]) {
    const added = before.map((_, index) => (index % 2 ? medium : small));
    const frames = withAdded(before, added);
    const { width, height } = boundsOf(recompose({ before, frames, wallWidth: null, readyMade: null }) ?? []);
    expect(width).toBeGreaterThan(height);
    expect(height).toBeLessThanOrEqual(1450);
  }
});
