import { expect, test } from "vitest";
import { pointShown, turnedStyle } from "./offAxis.ts";

/** Half of the width and of the height of the tallest pictures. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.5, 0.43];

test.each([-6, -5, 5, 6])("a picture that is turned by %d degrees fills its rectangle", (turn) => {
  for (const x of [-HALF_WIDTH, HALF_WIDTH])
    for (const y of [-HALF_HEIGHT, HALF_HEIGHT]) {
      const shown = pointShown(turn, { x, y });
      expect(Math.abs(shown.x)).toBeLessThan(HALF_WIDTH);
      expect(Math.abs(shown.y)).toBeLessThan(HALF_HEIGHT);
    }
});

test.each([-6, -5, 5, 6])(
  "turned by %d degrees, a picture loses less than 25 mm in 1000 at each side",
  (turn) => {
    for (const x of [-HALF_WIDTH, HALF_WIDTH])
      expect(HALF_WIDTH - Math.abs(pointShown(turn, { x, y: 0 }).x)).toBeLessThan(0.025);
  },
);

test("the middle stays where it is, and one side is larger than the other", () => {
  expect(pointShown(6, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  const heightAt = (x: number) => pointShown(6, { x, y: 0.3 }).y;
  // A turned picture shows less of what is near.
  expect(heightAt(-0.4)).toBeLessThan(heightAt(0.4));
});

test.each([-6, 5])("what lies over a picture is turned by %d degrees as the picture is", (turn) => {
  const [distance = 0, degrees = 0, scale = 0] = (
    turnedStyle(turn).match(/-?[\d.]+(?=cqw|deg|\)$)/g) ?? []
  ).map(Number);
  const angle = (degrees * Math.PI) / 180;
  for (const point of [
    { x: -0.4, y: 0.2 },
    { x: 0.3, y: -0.35 },
  ]) {
    // As CSS defines it: first `scale`, then `rotateY`, then `perspective`.
    const [x, y] = [point.x * scale, point.y * scale];
    const nearer = distance / 100 / (distance / 100 + x * Math.sin(angle));
    const shown = pointShown(turn, { x: x * Math.cos(angle) * nearer, y: y * nearer });
    expect(shown.x).toBeCloseTo(point.x, 4);
    expect(shown.y).toBeCloseTo(point.y, 4);
  }
});
