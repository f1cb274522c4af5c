import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { ellipse, path, solid } from "../shapes.ts";
import { glow, paperGrain, randomPointIn, ridge, sky, specks, verticalGradient } from "./brush.ts";

export const hills = (): Drawing => {
  const random = seededRandom("green hills");
  const cypress = (x: number, foot: number, height: number) =>
    path(
      `M${x} ${foot}c-${height * 0.16}-${height * 0.3}-${height * 0.1}-${height * 0.8} 0-${height}c${height * 0.1} ${height * 0.2} ${height * 0.16} ${height * 0.7} 0 ${height}Z`,
      verticalGradient(foot - height, foot, "#3d5a45", "#1f3a2d"),
    );
  return [
    sky("#cfdcd8", "#efe6d0", "#f6dfb8", "#f6dfb8"),
    glow(118, 128, 150, "#fffbe6", 0.9),
    ellipse(118, 128, 34, 34, solid("#fff8df")),
    ridge(random, 222, 26, verticalGradient(190, 320, "#aebfb9", "#d5d6c2"), 60),
    ridge(random, 262, 24, verticalGradient(230, 350, "#8fa89b", "#c2ccb0"), 70),
    ridge(random, 304, 22, verticalGradient(270, 390, "#72937d", "#a9ba8f"), 80),
    cypress(318, 322, 52),
    cypress(334, 326, 66),
    cypress(352, 328, 46),
    ridge(random, 346, 20, verticalGradient(320, 430, "#5d8263", "#93a86f"), 90),
    specks(random, 42, randomPointIn(0, 372, 400, 30), 5, "#49704f", 0.5),
    cypress(72, 378, 78),
    cypress(92, 382, 58),
    ridge(random, 396, 16, verticalGradient(380, 470, "#cdb865", "#8a9650"), 100),
    specks(random, 63, randomPointIn(0, 416, 400, 40), 2.4, "#f3e3a0", 0.7),
    ridge(random, 450, 14, verticalGradient(436, 500, "#48704c", "#26482f"), 90),
    specks(random, 49, randomPointIn(0, 462, 400, 38), 3, "#c9553a", 0.85),
    specks(random, 28, randomPointIn(0, 466, 400, 34), 2.4, "#f6e7c3", 0.8),
    ...paperGrain(random),
  ];
};
