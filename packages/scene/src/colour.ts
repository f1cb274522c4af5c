import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Colour } from "./operations.ts";

const channels = (colour: Colour): readonly [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const toColour = (values: readonly number[]): Colour =>
  `#${values
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Returns a mix of two colours in sRGB: ratio 0 is the first, 1 the second. */
export const mixColours = (from: Colour, to: Colour, ratio: number): Colour => {
  const target = channels(to);
  return toColour(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * ratio));
};
