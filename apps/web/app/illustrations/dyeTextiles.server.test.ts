import { expect, test } from "vitest";
import { dyeTextiles } from "./dyeTextiles.server.ts";

/** Returns a pixel after the dye, as red, green and blue. */
const dyed = (red: number, green: number, blue: number): readonly number[] => {
  const pixels = Uint8Array.from([red, green, blue, 255]);
  dyeTextiles(pixels);
  return [...pixels.subarray(0, 3)];
};

// Colours of the living room's and the bedroom's furniture as rendered.
test("a green cushion becomes blue, and a rust one mustard", () => {
  const [red = 0, green = 0, blue = 0] = dyed(106, 117, 92);
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
  const [yellowRed = 0, yellowGreen = 0, yellowBlue = 0] = dyed(154, 100, 71);
  expect(yellowGreen / yellowRed).toBeGreaterThan(0.75);
  expect(yellowBlue).toBeLessThan(yellowGreen * 0.7);
});

test("beige linen becomes grey", () => {
  const linen = dyed(196, 181, 157);
  expect(Math.max(...linen) - Math.min(...linen)).toBeLessThan(20);
});

test.each([
  ["timber", [167, 127, 83]],
  ["bedding", [226, 222, 214]],
] as const)("%s keeps its colour", (_, [red, green, blue]) => {
  expect(dyed(red, green, blue)).toEqual([red, green, blue]);
});
