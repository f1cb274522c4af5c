import { expect, test } from "vitest";
import { HEAVY_WEIGHT, weightOf } from "./weight.ts";

const header = (
  megapixels: number,
  fields: { isProgressive?: boolean; isDeep?: boolean; scans?: number } = {},
) => ({
  pixels: megapixels * 1e6,
  isProgressive: false,
  isDeep: false,
  scans: 1,
  ...fields,
});

test.each([
  ["a phone's JPEG", "jpeg", header(12)],
  ["a phone's HEIC", "heic", header(12)],
  ["a camera's JPEG", "jpeg", header(45)],
  ["a progressive JPEG of a phone", "jpeg", header(12, { isProgressive: true, scans: 10 })],
  ["a phone's WebP", "webp", header(12)],
] as const)("%s is light", (_, format, of) => {
  expect(weightOf(format, of)).toBeLessThan(HEAVY_WEIGHT);
});

test.each([
  ["a JPEG of 119 megapixels", "jpeg", header(119)],
  ["a progressive JPEG of 45 megapixels", "jpeg", header(45, { isProgressive: true })],
  ["a WebP of 30 megapixels", "webp", header(30)],
  ["a JPEG of 883 scans", "jpeg", header(12.6, { isProgressive: true, scans: 883 })],
  ["a deep PNG of 24 megapixels", "png", header(24, { isDeep: true })],
] as const)("%s is heavy", (_, format, of) => {
  expect(weightOf(format, of)).toBeGreaterThanOrEqual(HEAVY_WEIGHT);
});
