import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { expect, test } from "vitest";
import { placeBesideWall } from "./placeBesideWall.ts";

test("B9 new tiles are drawn in the middle beside a grid, and at the end of the line of a stair", () => {
  const six = layOut(createDesign({ kind: "set", key: "charming_six" }));
  expect(placeBesideWall(six, 300)).toBe((six.height - 300) / 2);
  const stair = layOut(createGalleryWall("stair_seven"));
  const last = stair.tiles.toSorted((one, other) => other.outer.x - one.outer.x)[0]?.outer;
  if (!last) throw new Error("a stair has tiles");
  const middle = placeBesideWall(stair, 300) + 150;
  expect(middle).toBeGreaterThan(last.y);
  expect(middle).toBeLessThan(last.y + last.height);
});
