import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { drawWall, wallBox } from "@storywall/scene/drawWall.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";
import sharp from "sharp";
import type { WallPictures } from "../../ports/WallPictures.ts";

/** What link previews show, in pixels; the wall keeps clear of the edges, which some of them cut round. */
const SOCIAL = { width: 1200, height: 630 };
const SOCIAL_WALL = { width: 1040, height: 500 };

/**
 * Draws with the scene's SVG and sharp. The SVG is our own and its photos are JPEGs that we wrote ourselves, so nothing
 * of a stranger's is decoded here.
 */
export const wallsSharp: WallPictures = {
  draw: async (design, width, photoOf) => {
    const { markup, size } = await wallMarkup(design, { width, height: Number.POSITIVE_INFINITY }, photoOf);
    return rasterise(markup).resize(size.width, size.height).webp({ quality: 82 }).toBuffer();
  },

  drawSocial: async (design, photoOf) => {
    const { markup } = await wallMarkup(design, SOCIAL_WALL, photoOf);
    const wall = await rasterise(markup).png().toBuffer();
    return sharp({ create: { ...SOCIAL, channels: 3, background: WALL_COLOURS.warmWhite.colour } })
      .composite([{ input: wall, gravity: "centre" }])
      .jpeg({ quality: 84 })
      .toBuffer();
  },
};

type Size = { readonly width: number; readonly height: number };
type PhotoOf = (assetId: string) => Promise<Uint8Array | undefined>;

/** The wall as large as fits into `most`, in pixels. */
const wallMarkup = async (
  design: Design,
  most: Size,
  photoOf: PhotoOf,
): Promise<{ readonly markup: string; readonly size: Size }> => {
  const sources = await photoSources(design, photoOf);
  const wall = layOut(design);
  const box = wallBox(wall);
  const scale = Math.min(most.width / box.width, most.height / box.height);
  const size = {
    width: Math.max(1, Math.round(scale * box.width)),
    height: Math.max(1, Math.round(scale * box.height)),
  };
  const svg = paintSvg(drawWall({ wall, design }), box, {
    idPrefix: "wall",
    photoSource: (photoId) => sources.get(photoId) ?? null,
    size,
  });
  return { markup: svgMarkup(svg), size };
};

// A photo inside of an SVG is text, and by default there may be little of it.
const rasterise = (markup: string) => sharp(Buffer.from(markup), { unlimited: true });

const photoSources = async (design: Design, photoOf: PhotoOf): Promise<ReadonlyMap<string, string>> => {
  const sources = new Map<string, string>();
  const hanging = new Set(design.tiles.map(({ photoId }) => photoId));
  for (const { id, handle } of design.photos) {
    const jpeg = handle === undefined || !hanging.has(id) ? undefined : await photoOf(handle);
    if (jpeg) sources.set(id, `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`);
  }
  return sources;
};
