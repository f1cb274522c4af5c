import { readPixels } from "@storywall/testkit/pixels.ts";
import { expect, test } from "vitest";
import type { Drawing } from "../operations.ts";
import { box } from "../shapes.ts";
import { renderSvg } from "../svg.ts";
import { toSvgMarkup } from "../svgMarkup.ts";
import { sofa } from "./livingRoom.ts";
import { drawPerson, PERSON_HEIGHT } from "./person.ts";

const VIEW = box(-2000, -2000, 4000, 2200);
const PIXELS_PER_MM = 0.2;

/** What a drawing covers, in millimetres; shadows, through which one sees, are not counted. */
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
  const span = (places: readonly number[]): number =>
    (places.reduce((most, place) => Math.max(most, place), 0) -
      places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY) +
      1) /
    PIXELS_PER_MM;
  return { width: span(columns), height: span(rows) };
};

/** What a blanket over the arm adds, and a curve takes away. */
const TOLERANCE_MM = 60;

test("B5 the person who stands beside the wall is as tall as is said, and the sofa as wide as sofas for three are", async () => {
  const person = await sizeOf([drawPerson({ x: 0, y: 0 })]);
  expect(Math.abs(person.height - PERSON_HEIGHT)).toBeLessThan(TOLERANCE_MM);
  const seat = await sizeOf(sofa());
  expect(Math.abs(seat.width - 2200)).toBeLessThan(TOLERANCE_MM);
  expect(Math.abs(seat.height - 820)).toBeLessThan(TOLERANCE_MM);
});
