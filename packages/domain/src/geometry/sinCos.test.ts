import fc from "fast-check";
import { expect, test } from "vitest";
import { sinCos } from "./sinCos.ts";

test("B1 quarter turns are exact, in both directions and for any number of turns", () => {
  expect([0, 90, 180, 270, -90, 450].map(sinCos)).toEqual([
    { cosine: 1, sine: 0 },
    { cosine: 0, sine: 1 },
    { cosine: -1, sine: 0 },
    { cosine: 0, sine: -1 },
    { cosine: 0, sine: -1 },
    { cosine: 0, sine: 1 },
  ]);
});

test("B1 every rotation equals Math.cos and Math.sin", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1440, max: 1440 }), (halfDegrees) => {
      const { cosine, sine } = sinCos(halfDegrees / 2);
      const radians = (halfDegrees / 360) * Math.PI;
      expect(cosine).toBeCloseTo(Math.cos(radians), 12);
      expect(sine).toBeCloseTo(Math.sin(radians), 12);
    }),
  );
});
