import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { box, path, rect, solid, strokePath } from "../shapes.ts";
import {
  blob,
  glow,
  horizontalGradient,
  paperGrain,
  randomPointIn,
  ridge,
  ripples,
  sky,
  verticalGradient,
} from "./brush.ts";

export const sailingBoat = (): Drawing => {
  const random = seededRandom("the sailing boat");
  return [
    sky("#88bccb", "#bfdbd9", "#f3ead4", "#f3ead4"),
    glow(310, 110, 170, "#fffbe8", 0.9),
    blob(
      solid("#ffffff", 0.7),
      [10, 150],
      [48, 128],
      [96, 138],
      [140, 120],
      [180, 140],
      [210, 156],
      [110, 164],
      [40, 164],
    ),
    ridge(random, 300, 12, verticalGradient(280, 330, "#8fa9ab", "#b5c3b6"), 60),
    ridge(random, 314, 7, verticalGradient(300, 330, "#7d9a8c", "#8fae97"), 80),
    rect(box(0, 322, 400, 178), verticalGradient(322, 500, "#6fb0ac", "#2f8286", "#1a5664")),
    ripples(random, 34, randomPointIn(-10, 328, 420, 60), 40, {
      colour: "#d8efe4",
      width: 1.6,
      opacity: 0.5,
    }),
    path("M206 372L196 490L258 470L240 372Z", solid("#f3e6cc", 0.28)),
    path("M120 372q90 22 176 0l-16 34q-72 12-144 0Z", solid("#123f4c", 0.45)),
    path("M196 96C150 170 128 250 122 336H196Z", horizontalGradient(122, 200, "#fffaf0", "#e7dcc6")),
    path("M206 70C262 140 288 240 290 336H206Z", horizontalGradient(206, 290, "#cf5138", "#a83826")),
    strokePath(
      "M206 150C230 146 250 150 266 160M206 226C236 220 262 224 283 234M206 292C240 288 264 290 289 298",
      {
        colour: "#7e2418",
        width: 2,
        opacity: 0.45,
      },
    ),
    strokePath("M196 170C180 168 164 170 154 174M196 250C172 246 150 250 134 256", {
      colour: "#b5a88d",
      width: 2,
      opacity: 0.6,
    }),
    strokePath("M201 56V352", { colour: "#5b3d24", width: 5, cap: "round" }),
    path("M201 56l26 8l-26 9Z", solid("#2f6b4f")),
    path(
      "M104 344H306C300 366 286 380 270 386H140C122 378 110 364 104 344Z",
      verticalGradient(344, 386, "#7a4a2a", "#4a2a17"),
    ),
    path("M104 344H306L303 353H107Z", solid("#f6ead2")),
    ripples(random, 45, randomPointIn(-10, 386, 420, 114), 58, { colour: "#bfe4d8", width: 2, opacity: 0.4 }),
    ripples(random, 30, randomPointIn(-10, 400, 420, 100), 64, {
      colour: "#0f3f4d",
      width: 2.4,
      opacity: 0.35,
    }),
    ripples(random, 9, randomPointIn(96, 384, 220, 8), 40, { colour: "#ffffff", width: 3, opacity: 0.75 }),
    strokePath("M60 92q8-9 15 0q7-9 15 0M104 70q6-7 11 0q5-7 11 0", {
      colour: "#44606b",
      width: 2.2,
      cap: "round",
    }),
    ...paperGrain(random),
  ];
};
