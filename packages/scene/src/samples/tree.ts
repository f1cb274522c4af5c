import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { ellipse, path, solid } from "../shapes.ts";
import {
  glow,
  horizontalGradient,
  paperGrain,
  pointInEllipse,
  randomPointIn,
  ridge,
  sky,
  specks,
  verticalGradient,
} from "./brush.ts";

export const tree = (): Drawing => {
  const random = seededRandom("the tree in the field");
  return [
    sky("#8fb7bd", "#c9d9cf", "#f4e6c6", "#f6d9a2"),
    glow(300, 330, 240, "#ffeeb9", 0.8),
    ridge(random, 348, 10, verticalGradient(336, 400, "#a9b79a", "#c3b981"), 70),
    ridge(random, 372, 8, verticalGradient(360, 500, "#e3bd5d", "#c08a35", "#8a5c24"), 90),
    ellipse(184, 408, 150, 15, solid("#5c3d18", 0.35)),
    path(
      "M154 414c16-4 22-16 24-44c2-32-1-62-6-90c-12-24-36-40-52-56l6-6c20 14 36 24 48 36c2-30 0-54-4-80h14c2 34 4 58 8 84c14-22 34-36 52-52l6 6c-18 22-42 44-48 76c-3 34-2 58 2 82c4 28 12 38 28 44c-14 3-22 1-30-3c-8 6-14 6-20 0c-8 5-18 6-28 3Z",
      horizontalGradient(160, 220, "#6a4a30", "#3c2717"),
    ),
    ellipse(190, 178, 124, 94, solid("#3b5f3c")),
    specks(random, 43, pointInEllipse(190, 178, 120, 92), 54, "#3b5f3c", 1),
    specks(random, 43, pointInEllipse(180, 164, 116, 84), 34, "#547a42", 0.9),
    specks(random, 50, pointInEllipse(166, 146, 104, 70), 20, "#7c9a4a", 0.85),
    specks(random, 62, pointInEllipse(152, 128, 92, 56), 10, "#b3bb5f", 0.8),
    specks(random, 43, pointInEllipse(140, 112, 78, 42), 5, "#e8dc8f", 0.8),
    specks(random, 31, pointInEllipse(214, 214, 104, 54), 12, "#2a472f", 0.6),
    specks(random, 81, randomPointIn(0, 398, 400, 100), 2.6, "#f6e0a0", 0.7),
    specks(random, 62, randomPointIn(0, 420, 400, 80), 3, "#7a4f1f", 0.4),
    ...paperGrain(random),
  ];
};
