import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { expect, test } from "vitest";
import { layoutImage } from "./layoutImage.ts";

const markupOf = (url: string): string => decodeURIComponent(url.split(",").slice(1).join());

test("R2.12 until its preview is rendered a wall of the cart shows its frames, where the preview has them", () => {
  const design = createGalleryWall("family_twelve");
  const wall = layOut(design);
  const box = wallBox(wall);
  const markup = markupOf(layoutImage(design));
  expect(markup).toContain(`viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`);
  for (const { outer } of wall.tiles)
    expect(markup).toContain(
      `<rect x="${outer.x}" y="${outer.y}" width="${outer.width}" height="${outer.height}"`,
    );
});
