import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { px } from "@storywall/domain/units/units.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import LinePlaceholder from "./LinePlaceholder.tsx";

test("R2.12 until its preview is rendered a wall of the cart shows its frames and photos, where the preview has them", () => {
  const blank = createGalleryWall("family_twelve");
  const photo = {
    id: "photo_1",
    fileName: "a.jpg",
    size: { width: px(4000), height: px(3000) },
    url: "https://shop.example/photos/a.jpg",
    handle: "a",
  };
  const design = {
    ...blank,
    photos: [photo],
    tiles: blank.tiles.map((tile) => ({ ...tile, photoId: photo.id })),
  };
  const wall = layOut(design);
  const box = wallBox(wall);
  const markup = renderToStaticMarkup(<LinePlaceholder design={design} />);
  expect(markup).toContain(`viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`);
  for (const { outer, opening } of wall.tiles) {
    expect(markup).toContain(
      `<rect x="${outer.x}" y="${outer.y}" width="${outer.width}" height="${outer.height}"`,
    );
    expect(markup).toContain(`viewBox="${opening.x} ${opening.y} ${opening.width} ${opening.height}"`);
  }
  expect(markup.split("<image").length - 1).toBe(wall.tiles.length);
});
