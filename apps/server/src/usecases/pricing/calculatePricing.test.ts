import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { expect, test } from "vitest";
import { titleOf } from "./calculatePricing.ts";

test("R3.4 a ready-made gallery wall has its own name in cart, order and mails, also with a frame less", () => {
  const wall = createGalleryWall("family_twelve");
  expect(titleOf(wall)).toBe("Family twelve");
  expect(titleOf({ ...wall, tiles: wall.tiles.slice(1) })).toBe("Family twelve");
});

test("R3.4 a wall that began as none is named by its frames", () => {
  const wall = createDesign({ kind: "free" });
  expect(titleOf(wall)).toBe("One frame");
  expect(titleOf({ ...createGalleryWall("family_twelve"), base: { kind: "free" } })).toBe(
    "Gallery wall of 12 frames",
  );
});
