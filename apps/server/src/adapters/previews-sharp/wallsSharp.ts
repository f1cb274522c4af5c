import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { drawWall, wallBox } from "@storywall/scene/drawWall.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";
import sharp from "sharp";
import type { WallPictures } from "../../ports/WallPictures.ts";

/**
 * Draws with the scene's SVG and sharp. The SVG is our own and its photos are JPEGs that we wrote ourselves, so nothing
 * of a stranger's is decoded here.
 */
export const wallsSharp: WallPictures = {
  draw: async (design, width, photoOf) => {
    const sources = await photoSources(design, photoOf);
    const wall = layOut(design);
    const box = wallBox(wall);
    const height = Math.max(1, Math.round((width * box.height) / box.width));
    const svg = paintSvg(drawWall({ wall, design }), box, {
      idPrefix: "wall",
      photoSource: (photoId) => sources.get(photoId) ?? null,
      size: { width, height },
    });
    // A photo inside of an SVG is text, and by default there may be little of it.
    return sharp(Buffer.from(svgMarkup(svg)), { unlimited: true })
      .resize(width, height)
      .webp({ quality: 82 })
      .toBuffer();
  },
};

const photoSources = async (
  design: Design,
  photoOf: (assetId: string) => Promise<Uint8Array | undefined>,
): Promise<ReadonlyMap<string, string>> => {
  const sources = new Map<string, string>();
  for (const { id, handle } of design.photos) {
    const jpeg = handle === undefined ? undefined : await photoOf(handle);
    if (jpeg) sources.set(id, `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`);
  }
  return sources;
};
