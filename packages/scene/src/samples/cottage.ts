import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { box, ellipse, path, rect, solid, strokePath } from "../shapes.ts";
import {
  blob,
  horizontalGradient,
  paperGrain,
  pointInEllipse,
  randomPointIn,
  ridge,
  sky,
  specks,
  verticalGradient,
} from "./brush.ts";

export const cottage = (): Drawing => {
  const random = seededRandom("the house on the hill");
  const pane = (x: number, y: number) => [
    rect(box(x, y, 34, 42), solid("#f7f1e4")),
    rect(box(x + 4, y + 4, 26, 34), verticalGradient(y, y + 42, "#3d5563", "#86a0a6")),
    strokePath(`M${x + 17} ${y + 4}v34M${x + 4} ${y + 21}h26`, { colour: "#f7f1e4", width: 3 }),
    rect(box(x - 3, y + 42, 40, 5), solid("#c9bfa9")),
  ];
  return [
    sky("#7fb0c4", "#b7d3d6", "#e8e8d8", "#f1ead6"),
    blob(
      solid("#ffffff", 0.75),
      [30, 108],
      [62, 84],
      [108, 90],
      [140, 78],
      [178, 98],
      [196, 116],
      [120, 122],
      [50, 122],
    ),
    blob(solid("#ffffff", 0.55), [268, 66], [300, 50], [342, 58], [380, 70], [330, 78], [284, 78]),
    ridge(random, 318, 14, verticalGradient(300, 400, "#a6b98c", "#8aa66f"), 80),
    blob(solid("#6d5239"), [318, 372], [324, 300], [330, 240], [338, 300], [344, 372]),
    ellipse(330, 214, 66, 74, solid("#3f6747")),
    specks(random, 28, pointInEllipse(330, 218, 66, 74), 40, "#3f6747", 1),
    specks(random, 24, pointInEllipse(318, 202, 56, 60), 26, "#5f8a55", 0.9),
    specks(random, 24, pointInEllipse(306, 188, 46, 50), 11, "#93b069", 0.8),
    path("M96 252h176v128H96Z", horizontalGradient(96, 272, "#fbf6ea", "#e2d8c4")),
    rect(box(226, 172, 26, 50), horizontalGradient(226, 252, "#c4795a", "#9a543c")),
    rect(box(222, 168, 34, 8), solid("#8d4a35")),
    path("M74 258L128 186H240L294 258Z", verticalGradient(186, 258, "#b5573d", "#8c3e2d")),
    strokePath("M116 204H254M104 220H266M92 236H278M82 250H288", {
      colour: "#6f2e21",
      width: 1.6,
      opacity: 0.5,
    }),
    rect(box(74, 256, 220, 7), solid("#73301f", 0.55)),
    path("M166 380v-76a20 20 0 0 1 40 0v76Z", horizontalGradient(166, 206, "#2f6b4f", "#1f4c38")),
    path("M200 340a2.5 2.5 0 1 0 .1 0Z", solid("#e2c27a")),
    ...pane(114, 292),
    ...pane(224, 292),
    ridge(random, 384, 5, verticalGradient(376, 500, "#86a860", "#3f6b3d"), 90),
    path(
      "M164 380h44c10 44 46 66 58 124H108c4-60 48-84 56-124Z",
      verticalGradient(380, 500, "#eadfc6", "#c9b48d"),
    ),
    specks(random, 36, randomPointIn(70, 382, 84, 22), 8, "#4d7a48", 0.8),
    specks(random, 36, randomPointIn(216, 382, 84, 22), 8, "#4d7a48", 0.8),
    specks(random, 16, randomPointIn(74, 380, 80, 20), 5, "#e08a7a", 0.95),
    specks(random, 16, randomPointIn(220, 380, 80, 20), 5, "#f3d27a", 0.95),
    specks(random, 36, randomPointIn(0, 420, 130, 80), 3, "#f7f0d8", 0.8),
    specks(random, 36, randomPointIn(270, 420, 130, 80), 3, "#f7f0d8", 0.8),
    ...paperGrain(random),
  ];
};
