import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { MATERIALS } from "@storywall/scene/frames/materials.ts";
import { GUTTER_PX } from "@storywall/scene/model/packAtlas.ts";
import type { ModelTile, WallModel } from "@storywall/scene/model/wallModel.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import sharp, { type OverlayOptions } from "sharp";

/** Four pages of 2048 px of photos are 2 to 5 MB, and of noise 10. */
const JPEG_QUALITY = 80;

/**
 * Returns the images of a model as JPEGs: the drawing of each tile at its place. It renders tile by tile, so that memory
 * holds the photo of one.
 */
export const renderModelPages = async (
  { tiles, pages }: WallModel,
  design: Design,
  loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
): Promise<readonly Uint8Array[]> => {
  const images: Uint8Array[] = [];
  for (const [page, { width, height }] of pages.entries()) {
    const overlays: OverlayOptions[] = [];
    for (const tile of tiles) {
      if (tile.place.page === page) overlays.push(await renderTile(tile, design, loadPhoto));
    }
    images.push(
      await sharp({ create: { width, height, channels: 3, background: "#808080" } })
        .composite(overlays)
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer(),
    );
  }
  return images;
};

const renderTile = async (
  { tile, place }: ModelTile,
  design: Design,
  loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
): Promise<OverlayOptions> => {
  const photo = croppedPhotoOf(tile, design);
  const handle = design.photos.find(({ id }) => id === photo?.photoId)?.handle;
  const jpeg = handle === undefined ? undefined : await loadPhoto(handle);
  const source = jpeg ? `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}` : null;
  const { width, height } = place;
  const view = { x: 0, y: 0, width: tile.outer.width, height: tile.outer.height };
  const svg = renderSvg([drawTile(tile, photo)], view, {
    idPrefix: "tile",
    photoSource: () => source,
    size: { width, height },
  });
  const gutter = { top: GUTTER_PX, bottom: GUTTER_PX, left: GUTTER_PX, right: GUTTER_PX };
  const { data, info } = await sharp(Buffer.from(toSvgMarkup(svg)), { unlimited: true })
    .resize(width, height, { fit: "fill" })
    // The drawing's outermost pixels are half transparent where its size is no whole number of them.
    .flatten({ background: MATERIALS[FRAME_STYLES[tile.frameStyle].colour].face })
    .extend({ ...gutter, extendWith: "copy" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: place.x - GUTTER_PX,
    top: place.y - GUTTER_PX,
  };
};
