import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { box, path, rect, solid, strokePath } from "../shapes.ts";
import { blob, glow, paperGrain, randomPointIn, ripples, sky, verticalGradient } from "./brush.ts";

export const seaAtDusk = (): Drawing => {
  const random = seededRandom("sea at dusk");
  return [
    sky("#2f4a63", "#6f7d8e", "#d9a58a", "#f3c48d", "#f3c48d", "#f3c48d"),
    glow(215, 268, 190, "#fff0c4", 0.75),
    path("M165 268a50 50 0 0 1 100 0Z", verticalGradient(218, 268, "#fff3d0", "#fbc681")),
    blob(solid("#4b5c72", 0.45), [-20, 96], [70, 82], [150, 92], [235, 84], [300, 96], [210, 104], [90, 108]),
    blob(
      solid("#b98a85", 0.55),
      [150, 168],
      [230, 156],
      [320, 164],
      [430, 156],
      [420, 174],
      [300, 178],
      [220, 180],
    ),
    blob(solid("#e3ab8b", 0.6), [-20, 206], [60, 198], [140, 206], [100, 214], [20, 216]),
    rect(box(0, 268, 400, 232), verticalGradient(268, 500, "#c98f78", "#7d7a80", "#3d566b", "#1f3547")),
    ripples(random, 34, randomPointIn(175, 272, 80, 70), 44, { colour: "#ffe3ab", width: 2, opacity: 0.7 }),
    ripples(random, 30, randomPointIn(150, 330, 130, 110), 46, {
      colour: "#f6c793",
      width: 2.6,
      opacity: 0.42,
    }),
    ripples(random, 60, randomPointIn(-10, 276, 420, 200), 60, {
      colour: "#22394c",
      width: 2.2,
      opacity: 0.22,
    }),
    blob(
      verticalGradient(420, 500, "#2b3a44", "#141f28"),
      [-30, 452],
      [50, 440],
      [120, 456],
      [190, 470],
      [280, 492],
      [300, 530],
      [-30, 530],
    ),
    ripples(random, 12, randomPointIn(60, 462, 240, 26), 60, {
      colour: "#e8c6a5",
      width: 1.8,
      opacity: 0.35,
    }),
    strokePath("M286 150q7-8 13 0q6-8 13 0M322 132q5-6 9 0q4-6 9 0", {
      colour: "#2f3e50",
      width: 2,
      opacity: 0.8,
      cap: "round",
    }),
    ...paperGrain(random),
  ];
};
