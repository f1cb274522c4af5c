import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateLight, estimateWallLight, toPhotoLight } from "./estimateWallLight.ts";
import { drawKnownWall, type KnownWall } from "./syntheticWall.ts";

const SIZE: SizeMm = { width: mm(3200), height: mm(2400) };

const known = (wall: Partial<KnownWall>): KnownWall => ({
  size: SIZE,
  across: 0,
  down: 0,
  warmth: 0,
  level: 0.5,
  paint: [0.8, 0.8, 0.8],
  penumbra: null,
  things: [
    { left: 0.1, top: 0.62, width: 0.6, height: 0.38, colour: [0.1, 0.18, 0.12] },
    { left: 0.84, top: 0.2, width: 0.12, height: 0.8, colour: [0.3, 0.16, 0.07] },
  ],
  noise: 4,
  seed: 1,
  ...wall,
});

/** Light from any side, strong enough to be seen. */
const anySlope = fc
  .record({
    angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    slope: fc.double({ min: 0.12, max: 0.5, noNaN: true }),
  })
  .map(({ angle, slope }) => ({ across: slope * Math.cos(angle), down: slope * Math.sin(angle) }));
const anyWarmth = fc.double({ min: -0.4, max: 0.7, noNaN: true });
const anySeed = fc.integer({ min: 0, max: 10_000 });

test("B5 the direction and strength of the light on a photographed wall are found, whatever stands before it", () => {
  fc.assert(
    fc.property(anySlope, anyWarmth, anySeed, (slope, warmth, seed) => {
      const { across, down } = estimateLight(drawKnownWall(known({ ...slope, warmth, seed })), SIZE);
      const error = Math.hypot(across - slope.across, down - slope.down);
      expect(error).toBeLessThan(0.2 * Math.hypot(slope.across, slope.down) + 0.01);
    }),
    { numRuns: 8 },
  );
});

test("B5 the warmth of the light on a white wall is found", () => {
  fc.assert(
    fc.property(anySlope, anyWarmth, anySeed, (slope, warmth, seed) => {
      const estimate = estimateLight(drawKnownWall(known({ ...slope, warmth, seed })), SIZE);
      expect(estimate.warmth).toBeGreaterThan(warmth - 0.06);
      expect(estimate.warmth).toBeLessThan(warmth + 0.06);
    }),
    { numRuns: 8 },
  );
});

test("B5 the paint of a wall is not taken for the colour of its light where something white is in the photo", () => {
  const things = [{ left: 0, top: 0, width: 1, height: 0.12, colour: [0.9, 0.9, 0.9] as const }];
  fc.assert(
    fc.property(anyWarmth, anySeed, (warmth, seed) => {
      const clay = known({ warmth, seed, paint: [0.55, 0.33, 0.24], things });
      expect(Math.abs(estimateLight(drawKnownWall(clay), SIZE).warmth - warmth)).toBeLessThan(0.08);
    }),
    { numRuns: 8 },
  );
});

test("B5 the softness of shadows on the wall is found, and a wall without shadows tells none", () => {
  fc.assert(
    fc.property(fc.double({ min: 60, max: 420, noNaN: true }), anySeed, (penumbra, seed) => {
      const wall = known({ penumbra, seed, noise: 0, things: [] });
      const found = estimateLight(drawKnownWall(wall, 96), SIZE).penumbra ?? 0;
      expect(found / penumbra).toBeGreaterThan(0.6);
      expect(found / penumbra).toBeLessThan(1.7);
    }),
    { numRuns: 6 },
  );
  expect(estimateLight(drawKnownWall(known({ noise: 0, things: [] })), SIZE).penumbra).toBeNull();
});

test("B5 the shadow of a frame falls away from the light, softer where the photo's shadows are", () => {
  const fromLeft = { across: -0.4, down: 0, warmth: 0, level: 0.5 };
  const hard = toPhotoLight({ ...fromLeft, penumbra: 25 }, SIZE).shadow;
  const soft = toPhotoLight({ ...fromLeft, penumbra: 160 }, SIZE).shadow;
  expect(hard.dx).toBeGreaterThan(15);
  expect(soft.blur).toBeGreaterThan(hard.blur);
  expect(soft.opacity).toBeLessThan(hard.opacity);
  const fromRight = toPhotoLight({ ...fromLeft, across: 0.4, penumbra: null }, SIZE).shadow;
  expect(fromRight.dx).toBeLessThan(-15);
});

test("B5 a white mat takes the colour of the light, and is darker on the far side of the wall", () => {
  const { light, shade } = estimateWallLight(drawKnownWall(known({ across: -0.3, warmth: 0.5 })), SIZE);
  const blue = Number.parseInt(shade.slice(5), 16);
  const red = Number.parseInt(shade.slice(1, 3), 16);
  expect(red).toBeGreaterThan(blue + 40);
  const row = light.values[2] ?? [];
  expect(row).toEqual(row.toSorted((one, other) => other - one));
});

test("B5 daylight on a bright wall leaves the colours of a print nearly as they are", () => {
  const { light } = toPhotoLight({ across: 0, down: 0, warmth: 0, level: 0.8, penumbra: null }, SIZE);
  for (const value of light.values.flat()) expect(value).toBeGreaterThan(0.88);
});

test("B5 a photo of nothing but one colour has a light, of finite numbers", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (grey) => {
      const data = new Uint8ClampedArray(12 * 8 * 4).fill(grey);
      const { light, shadow, shade } = estimateWallLight({ data, width: 12, height: 8 }, SIZE);
      expect([...light.values.flat(), shadow.dx, shadow.dy, shadow.blur].every(Number.isFinite)).toBe(true);
      expect(shade).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
