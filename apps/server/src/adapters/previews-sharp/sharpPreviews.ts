import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import { LINK_PREVIEWS } from "@storywall/domain/links/linkPreviews.ts";
import { drawWall } from "@storywall/scene/drawWall.ts";
import { wallModel } from "@storywall/scene/model/wallModel.ts";
import { backdropOf, bitmapsOf } from "@storywall/scene/rooms/backdrop.ts";
import { drawWallInRoom } from "@storywall/scene/rooms/drawWallInRoom.ts";
import { drawWallOnPaint, type WallScene } from "@storywall/scene/rooms/drawWallOnPaint.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import sharp from "sharp";
import type { PreviewRenderer } from "../../ports/previews/PreviewRenderer.ts";
import { renderModelPages } from "./model/renderModelPages.ts";
import { writeGltf } from "./model/writeGltf.ts";
import { writeUsdz } from "./model/writeUsdz.ts";
import type { LoadRoomBitmap } from "./roomBitmaps.ts";

// Previews are stored, so sharp need not keep what it read, and a thread of its own for each strip of an image only takes
// memory: without these lines thirty previews of fifty tiles grew the process by 370 MB instead of 175.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Creates the renderer of previews from the scene's SVG with sharp. The SVG is made by our code and its photos are JPEGs
 * that the shop wrote, so no file from outside is decoded here. A room without bitmaps is drawn.
 */
export const createSharpPreviews = (loadRoomBitmap: LoadRoomBitmap): PreviewRenderer => ({
  render: async (design, width, photoOf) => {
    const wall = layOut(design);
    const box = wallBox(wall);
    const size = { width, height: Math.max(1, Math.round((width * box.height) / box.width)) };
    const sources = await loadPhotoSources(design, photoOf);
    const markup = renderWallMarkup({ drawing: drawWall({ wall, design }), view: box }, size, sources);
    return rasterise(markup).resize(size.width, size.height).webp({ quality: 82 }).toBuffer();
  },

  renderForLink: async (design, preview, photoOf) => {
    const { part, width, height } = LINK_PREVIEWS[preview];
    const size = { width, height };
    const bitmaps = await loadRoomSources(design, loadRoomBitmap);
    const wallDrawing = isBareWall(roomOf(design))
      ? drawWallOnPaint(design, size)
      : drawWallInRoom(design, part, size, { isRendered: bitmaps.isRendered });
    const sources = new Map([...bitmaps.sources, ...(await loadPhotoSources(design, photoOf))]);
    const image = rasterise(renderWallMarkup(wallDrawing, size, sources))
      .resize(width, height)
      .removeAlpha();
    return (preview === "social" ? image.jpeg({ quality: 84 }) : image.webp({ quality: 82 })).toBuffer();
  },

  renderModel: async (design, format, photoOf) => {
    const model = wallModel(design);
    const pages = await renderModelPages(model, design, photoOf);
    return format === "glb" ? writeGltf(model, pages) : writeUsdz(model, pages);
  },
});

type Size = { readonly width: number; readonly height: number };
type LoadPhoto = (assetId: string) => Promise<Uint8Array | undefined>;

const renderWallMarkup = (
  { drawing, view }: WallScene,
  size: Size,
  sources: ReadonlyMap<string, string>,
): string => {
  const photoSource = (photoId: string) => sources.get(photoId) ?? null;
  return toSvgMarkup(renderSvg(drawing, view, { idPrefix: "wall", photoSource, size }));
};

/** Returns the bitmaps of a design's room by their names, and whether it can be shown as it is rendered. */
const loadRoomSources = async (
  design: Design,
  load: LoadRoomBitmap,
): Promise<{ readonly isRendered: boolean; readonly sources: ReadonlyMap<string, string> }> => {
  const { names, isComplete } = bitmapsOf(backdropOf(roomOf(design), layOut(design)));
  const sources = new Map<string, string>();
  for (const name of names) {
    const source = await load(name);
    if (source !== undefined) sources.set(name, source);
  }
  return { isRendered: isComplete(sources), sources };
};

// `unlimited`: photos inside an SVG are long texts, which the default limit rejects.
const rasterise = (markup: string) => sharp(Buffer.from(markup), { unlimited: true });

const loadPhotoSources = async (design: Design, photoOf: LoadPhoto): Promise<ReadonlyMap<string, string>> => {
  const sources = new Map<string, string>();
  const hanging = new Set(design.tiles.map(({ photoId }) => photoId));
  for (const { id, handle } of design.photos) {
    const jpeg = handle === undefined || !hanging.has(id) ? undefined : await photoOf(handle);
    if (jpeg) sources.set(id, `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`);
  }
  return sources;
};
