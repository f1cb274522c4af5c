import { expect, test } from "vitest";
import { CANVAS_TEMPLATES } from "./canvasTemplates.ts";
import { TEMPLATE_KEYS } from "./templateKeys.ts";

test("R3.4 the five templates have their layouts, numbers of frames and sizes", () => {
  const templates = TEMPLATE_KEYS.map((key) => CANVAS_TEMPLATES[key]);
  const both = ["rectangle_medium", "rectangle_large"];
  expect(
    templates.map(({ key, layout, frameCount, sizes }) => [key, layout.type, frameCount, sizes]),
  ).toEqual([
    ["flex_two_frames", "flex", 2, both],
    ["flex_three_frames", "flex", 3, both],
    ["flex_four_frames", "flex", 4, both],
    ["grid_four_frames", "grid", 4, both],
    ["mixed_absolute_four_frames", "absolute", 4, ["rectangle_medium"]],
  ]);
});
