import { expect, test } from "vitest";
import { ciede2000, toLab } from "./ciede2000.ts";

// Pairs that the authors of the formula published to check programs by: L, a and b of two colours, and their difference.
test.each([
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
])(
  "the difference of the published pair %d %d %d and %d %d %d is %d",
  (l1, a1, b1, l2, a2, b2, difference) => {
    const [one, other] = [
      { l: l1, a: a1, b: b1 },
      { l: l2, a: a2, b: b2 },
    ];
    expect(ciede2000(one, other)).toBeCloseTo(difference, 4);
    expect(ciede2000(other, one)).toBeCloseTo(difference, 4);
  },
);

test("white, black and red of sRGB have their colours in CIELAB", () => {
  const white = toLab(255, 255, 255);
  expect(white.l).toBeCloseTo(100, 3);
  expect(Math.hypot(white.a, white.b)).toBeLessThan(0.02);
  expect(toLab(0, 0, 0).l).toBeCloseTo(0, 3);
  const red = toLab(255, 0, 0);
  expect(red.l).toBeCloseTo(53.24, 1);
  expect(red.a).toBeCloseTo(80.09, 1);
  expect(red.b).toBeCloseTo(67.2, 1);
});
