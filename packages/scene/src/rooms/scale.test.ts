import { readPixels } from "@storywall/testkit/pixels.ts";
import { expect, test } from "vitest";
import type { Drawing } from "../operations.ts";
import { box } from "../shapes.ts";
import { renderSvg } from "../svg.ts";
import { toSvgMarkup } from "../svgMarkup.ts";
import { sofa } from "./livingRoom.ts";
import { drawPerson } from "./person.ts";

const VIEW = box(-2000, -2000, 4000, 2200);
const PIXELS_PER_MM = 0.2;

/** Returns the size in mm of the opaque parts of a drawing; shadows are transparent and do not count. */
const sizeOf = async (drawing: Drawing): Promise<{ readonly width: number; readonly height: number }> => {
  const size = { width: VIEW.width * PIXELS_PER_MM, height: VIEW.height * PIXELS_PER_MM };
  const pixels = await readPixels(
    toSvgMarkup(renderSvg(drawing, VIEW, { idPrefix: "s", photoSource: () => null, size })),
  );
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      if (pixels.at(x, y).alpha < 250) continue;
      columns.push(x);
      rows.push(y);
    }
  }
  const span = (positions: readonly number[]): number =>
    (positions.reduce((max, position) => Math.max(max, position), 0) -
      positions.reduce((min, position) => Math.min(min, position), Number.POSITIVE_INFINITY) +
      1) /
    PIXELS_PER_MM;
  return { width: span(columns), height: span(rows) };
};

/** For the blanket over the sofa's arm, and for curves. */
const TOLERANCE_MM = 60;

test("B5 the person is 1.70 m tall, and the sofa has the size of a three-seat sofa", async () => {
  const person = drawPerson({ x: 300, y: 110 });
  const bitmap = person.kind === "group" ? person.children.find(({ kind }) => kind === "photo") : undefined;
  // The bitmap reaches from hair to soles, as a test beside it measures.
  expect(person).toMatchObject({ at: { x: 300, y: 110 } });
  expect(bitmap).toMatchObject({ photoId: "person", opening: { y: -1700, height: 1700 } });
  const seat = await sizeOf(sofa());
  expect(Math.abs(seat.width - 2200)).toBeLessThan(TOLERANCE_MM);
  expect(Math.abs(seat.height - 820)).toBeLessThan(TOLERANCE_MM);
});
