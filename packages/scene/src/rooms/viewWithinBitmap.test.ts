import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../operations.ts";
import { viewWithinBitmap } from "./viewWithinBitmap.ts";

const BITMAP: Box = { x: -3600, y: -3300, width: 7200, height: 4400 };
const WHOLE: Box = { x: -2400, y: -3000, width: 4800, height: 3600 };
const TILES: Box = { x: -1190, y: -2400, width: 2380, height: 1200 };

const shownWidth = (view: Box, ratio: number): number => Math.max(view.width, view.height * ratio);

describe("the view of a room on a page of any shape", () => {
  it("stays as it is where the room's bitmap has all that the page shows", () => {
    expect(viewWithinBitmap(WHOLE, BITMAP, TILES, { width: 1400, height: 760 })).toBe(WHOLE);
  });

  it("moves to where the bitmap has more, as in the living room, whose middle is beside that of its sofa", () => {
    const bitmap: Box = { ...BITMAP, x: -4200 };
    const view = viewWithinBitmap(WHOLE, bitmap, TILES, { width: 1440, height: 760 });
    const shown = shownWidth(view, 1440 / 760);
    expect(view.x + view.width / 2 + shown / 2).toBeCloseTo(bitmap.x + bitmap.width);
    expect([view.y, view.height]).toEqual([WHOLE.y, WHOLE.height]);
    expect(viewWithinBitmap(WHOLE, bitmap, TILES, { width: 800, height: 760 })).toBe(WHOLE);
  });

  it("loses ceiling, and not the floor, on a page that would show more than the bitmap at the sides", () => {
    const view = viewWithinBitmap(WHOLE, BITMAP, TILES, { width: 1400, height: 640 });
    expect(shownWidth(view, 1400 / 640)).toBeCloseTo(BITMAP.width);
    expect(view.y).toBeGreaterThan(WHOLE.y);
    expect(view.y + view.height).toBeCloseTo(WHOLE.y + WHOLE.height);
  });

  it("moves up on a phone, whose floor would be mirrored below the bitmap", () => {
    const wide: Box = { x: -1700, y: -2700, width: 3400, height: 3300 };
    const view = viewWithinBitmap(wide, BITMAP, TILES, { width: 390, height: 560 });
    expect(view.height).toBeCloseTo(3400 / (390 / 560));
    expect(view.y + view.height).toBeCloseTo(BITMAP.y + BITMAP.height);
    expect([view.x, view.width]).toEqual([wide.x, wide.width]);
  });

  it("shows no more than bare wall above the bitmap, however high the page is", () => {
    const view = viewWithinBitmap(WHOLE, BITMAP, TILES, { width: 390, height: 560 });
    expect(BITMAP.y - view.y).toBeLessThanOrEqual(1500);
  });

  it("still shows the whole wall on a page with little height, as one that is enlarged twice", () => {
    const view = viewWithinBitmap(WHOLE, BITMAP, TILES, { width: 700, height: 120 });
    expect(view.y).toBeLessThan(TILES.y);
    expect(view.y + view.height).toBeGreaterThan(TILES.y + TILES.height);
  });

  it("stays as it is while the page has no size yet", () => {
    expect(viewWithinBitmap(WHOLE, BITMAP, TILES, { width: 0, height: 0 })).toBe(WHOLE);
  });

  it("contains the tiles, and nothing beside the bitmap that it need not show", () => {
    const area = fc.record({
      width: fc.integer({ min: 300, max: 2600 }),
      height: fc.integer({ min: 80, max: 1400 }),
    });
    const size = fc.record({
      width: fc.integer({ min: 210, max: 4500 }),
      height: fc.integer({ min: 210, max: 2400 }),
    });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(area, size, share, share, (page, { width, height }, across, down) => {
        const x = WHOLE.x + across * (WHOLE.width - width);
        const y = WHOLE.y + down * (WHOLE.height - height);
        const view = viewWithinBitmap(WHOLE, BITMAP, { x, y, width, height }, page);
        const ratio = page.width / page.height;
        expect(view.x).toBeLessThanOrEqual(x + 0.001);
        expect(view.y).toBeLessThanOrEqual(y + 0.001);
        expect(view.x + view.width).toBeGreaterThanOrEqual(x + width - 0.001);
        expect(view.y + view.height).toBeGreaterThanOrEqual(y + height - 0.001);
        const needed = (height + 240) * ratio;
        expect(shownWidth(view, ratio)).toBeLessThanOrEqual(Math.max(BITMAP.width, needed) + 0.001);
      }),
    );
  });
});
