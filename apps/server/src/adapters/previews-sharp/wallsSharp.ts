import type { Design } from "@storywall/domain/design/design.ts";
import { isFlat, roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { LINK_PICTURES } from "@storywall/domain/links/linkPictures.ts";
import { drawWall, wallBox } from "@storywall/scene/drawWall.ts";
import { wallInRoom } from "@storywall/scene/rooms/wallInRoom.ts";
import { type HungWall, wallOnPaint } from "@storywall/scene/rooms/wallOnPaint.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";
import sharp from "sharp";
import type { WallPictures } from "../../ports/previews/WallPictures.ts";

/**
 * Draws with the scene's SVG and sharp. The SVG is our own and its photos are JPEGs that we wrote ourselves, so nothing
 * of a stranger's is decoded here.
 */
export const wallsSharp: WallPictures = {
  draw: async (design, width, photoOf) => {
    const wall = layOut(design);
    const box = wallBox(wall);
    const size = { width, height: Math.max(1, Math.round((width * box.height) / box.width)) };
    const markup = await wallMarkup(
      { drawing: drawWall({ wall, design }), view: box },
      size,
      design,
      photoOf,
    );
    return rasterise(markup).resize(size.width, size.height).webp({ quality: 82 }).toBuffer();
  },

  drawForLink: async (design, picture, photoOf) => {
    const { part, width, height } = LINK_PICTURES[picture];
    const size = { width, height };
    const hung = isFlat(roomOf(design)) ? wallOnPaint(design, size) : wallInRoom(design, part, size);
    const drawn = rasterise(await wallMarkup(hung, size, design, photoOf))
      .resize(width, height)
      .removeAlpha();
    return (picture === "social" ? drawn.jpeg({ quality: 84 }) : drawn.webp({ quality: 82 })).toBuffer();
  },
};

type Size = { readonly width: number; readonly height: number };
type PhotoOf = (assetId: string) => Promise<Uint8Array | undefined>;

const wallMarkup = async (
  { drawing, view }: HungWall,
  size: Size,
  design: Design,
  photoOf: PhotoOf,
): Promise<string> => {
  const sources = await photoSources(design, photoOf);
  const photoSource = (photoId: string) => sources.get(photoId) ?? null;
  return svgMarkup(paintSvg(drawing, view, { idPrefix: "wall", photoSource, size }));
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
