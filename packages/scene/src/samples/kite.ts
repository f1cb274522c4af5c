import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { path, solid, strokePath } from "../shapes.ts";
import { blob, glow, paperGrain, randomPointIn, ridge, sky, specks, verticalGradient } from "./brush.ts";

export const kite = (): Drawing => {
  const random = seededRandom("a child and a kite");
  return [
    sky("#4f93b5", "#86bac9", "#c9e0d8", "#f2ecd4"),
    glow(330, 330, 240, "#fff4d0", 0.7),
    blob(
      solid("#ffffff", 0.8),
      [-20, 252],
      [24, 222],
      [70, 230],
      [110, 206],
      [156, 228],
      [190, 250],
      [110, 262],
      [30, 264],
    ),
    blob(solid("#ffffff", 0.6), [230, 88], [262, 66], [306, 74], [344, 60], [392, 84], [340, 98], [270, 100]),
    ridge(random, 372, 10, verticalGradient(360, 430, "#9fb98c", "#8fae74"), 80),
    path("M-10 440C90 380 220 372 410 424V510H-10Z", verticalGradient(380, 500, "#83ab5a", "#3f7440")),
    strokePath("M258 378C240 300 196 220 136 158", { colour: "#fbf5e6", width: 1.6, opacity: 0.9 }),
    path("M104 66L168 100L150 176L76 136Z", solid("#d24a33")),
    path("M104 66L168 100L118 122Z", solid("#f0b23e")),
    path("M118 122L150 176L76 136Z", solid("#f6e7c8")),
    path("M104 66L118 122L76 136Z", solid("#b23524")),
    strokePath("M104 66L150 176M76 136L168 100", { colour: "#6a1f14", width: 2, opacity: 0.6 }),
    strokePath("M150 176C176 196 150 216 172 236C192 254 168 268 184 288", {
      colour: "#d24a33",
      width: 3,
      cap: "round",
    }),
    path(
      "M156 190l14 4l-4-12l12 2l-6 8l-10 6ZM160 222l16-6l-2 12l10 0l-12 6ZM176 258l14 6l-12 2l4 8l-12-8Z",
      solid("#f0b23e"),
    ),
    // The child: head, hair, raised arm, jumper, legs, shoes.
    strokePath("M272 398L258 378M284 400L300 414", { colour: "#e3b08c", width: 7, cap: "round" }),
    path("M266 396q12-8 24 0l4 34h-32Z", verticalGradient(392, 430, "#f3c04e", "#d89a2c")),
    strokePath("M270 430l-6 28M286 430l8 26", { colour: "#2f4f73", width: 9, cap: "round" }),
    strokePath("M262 461h-6M296 459h7", { colour: "#8c3527", width: 6, cap: "round" }),
    path("M278 366a13 13 0 1 0 .1 0Z", solid("#e3b08c")),
    path("M264 380c-3-18 30-22 29 0c-4-8-22-10-29 0Z", solid("#4a2c1a")),
    specks(random, 96, randomPointIn(0, 430, 400, 70), 2.6, "#2f5f35", 0.5),
    specks(random, 48, randomPointIn(0, 436, 400, 64), 3.4, "#fbf3d4", 0.9),
    specks(random, 21, randomPointIn(0, 440, 400, 60), 4, "#e2674a", 0.9),
    ...paperGrain(random),
  ];
};
