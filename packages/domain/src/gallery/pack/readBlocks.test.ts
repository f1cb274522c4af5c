import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../../catalogue/frameSizes.ts";
import { outerSizeOf } from "../../geometry/opening.ts";
import { rectsOfBlock } from "./blocks.ts";
import { packGallery } from "./packGallery.ts";
import { readBlocks } from "./readBlocks.ts";

const anyFrame = fc
  .tuple(fc.constantFrom(...FRAME_SIZE_KEYS), fc.constantFrom(...ORIENTATIONS))
  .map(([size, orientation]) => outerSizeOf(size, orientation));

test("the blocks of a composed wall can be read from where its frames hang", () => {
  fc.assert(
    fc.property(
      fc.array(anyFrame, { minLength: 1, maxLength: 30, size: "max" }),
      fc.constantFrom("salon" as const, "sofa" as const, "rows" as const),
      (frames, arrangement) => {
        const rects = packGallery(frames, { arrangement, wallWidth: 3000, variant: 0 });
        const root = readBlocks(rects, FRAME_GAP);
        expect(root && rectsOfBlock(root, FRAME_GAP)).toEqual(rects);
      },
    ),
    { numRuns: 15 },
  );
});

test("a wall of which one frame was moved by hand has no blocks", () => {
  const frames = [0, 350, 700].map((x) => ({ x, y: 0, width: 300, height: 450 }));
  expect(readBlocks(frames, FRAME_GAP)).not.toBeNull();
  expect(readBlocks(frames.with(1, { x: 350, y: 20, width: 300, height: 450 }), FRAME_GAP)).toBeNull();
  expect(readBlocks(frames.with(2, { x: 720, y: 0, width: 300, height: 450 }), FRAME_GAP)).toBeNull();
});
