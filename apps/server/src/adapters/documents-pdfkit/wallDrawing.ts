import type { PlacedTile, Wall } from "@storywall/domain/geometry/wall.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import sharp from "sharp";
import { drawText, lineHeight, pt } from "./text.ts";
import { GREEN, INK, LINE_COLOUR, PAPER, WHITE } from "./textStyles.ts";

/** A rectangle of the page, in mm. */
type PageBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A preview of a wall with the shadows around it, as a JPEG, which PDF contains unchanged. It is a data URI, because
 * pdfkit stores an image with a name once, however often it is drawn.
 */
export type WallImage = `data:image/jpeg;base64,${string}`;

/** Returns a preview on white; undefined when there is none or it cannot be read. Then outlines are drawn instead. */
export const wallImage = async (preview: Uint8Array | undefined): Promise<WallImage | undefined> => {
  if (!preview) return undefined;
  try {
    const jpeg = await sharp(preview).flatten({ background: WHITE }).jpeg({ quality: 88 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return undefined;
  }
};

type WallWithImage = { readonly wall: Wall; readonly image: WallImage | undefined };

/** Draws a wall with its top left corner at `at` (mm); `scale` is mm of wall for one mm of paper. */
export const drawWallOnPaper = (
  doc: PDFKit.PDFDocument,
  { wall, image }: WallWithImage,
  at: { readonly x: number; readonly y: number },
  scale: number,
): void => {
  if (image) drawWallImage(doc, wall, image, at, scale);
  for (const { outer } of wall.tiles) {
    const box = [at.x + outer.x / scale, at.y + outer.y / scale, outer.width / scale, outer.height / scale];
    const [x = 0, y = 0, width = 0, height = 0] = box.map(pt);
    doc.rect(x, y, width, height).lineWidth(0.75);
    if (image) doc.strokeColor(INK).stroke();
    else doc.fillAndStroke(PAPER, INK);
  }
};

/** Draws one tile of a wall's preview into a box, with its frame; an empty frame when there is no preview. */
export const drawTileOnPaper = (
  doc: PDFKit.PDFDocument,
  { wall, image }: WallWithImage,
  { outer }: Pick<PlacedTile, "outer">,
  box: PageBox,
): void => {
  const scale = Math.max(outer.width / box.width, outer.height / box.height);
  const [width, height] = [outer.width / scale, outer.height / scale];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  doc.save();
  doc.rect(pt(x), pt(y), pt(width), pt(height));
  if (image) {
    doc.clip();
    drawWallImage(doc, wall, image, { x: x - outer.x / scale, y: y - outer.y / scale }, scale);
  } else doc.lineWidth(0.5).fillAndStroke(PAPER, LINE_COLOUR);
  doc.restore();
};

/** Draws the preview. It is larger than the wall by the space of its shadows. */
const drawWallImage = (
  doc: PDFKit.PDFDocument,
  wall: Wall,
  image: WallImage,
  at: { readonly x: number; readonly y: number },
  scale: number,
): void => {
  const box = wallBox(wall);
  doc.image(image, pt(at.x + box.x / scale), pt(at.y + box.y / scale), {
    width: pt(box.width / scale),
    height: pt(box.height / scale),
  });
};

/** Draws a tile's number on a disc, which hides as little of the photo as possible. The one that is hung first is green. */
export const drawNumber = (
  doc: PDFKit.PDFDocument,
  number: number,
  centre: { readonly x: number; readonly y: number },
  radius: number,
  isFirst = number === 1,
): void => {
  doc
    .circle(pt(centre.x), pt(centre.y), pt(radius))
    .lineWidth(0.6)
    .fillAndStroke(isFirst ? GREEN : WHITE, isFirst ? GREEN : INK);
  const style = { size: pt(radius) * 1.05, weight: "bold", colour: isFirst ? WHITE : INK } as const;
  const position = { x: centre.x - radius, y: centre.y - lineHeight(style) * 0.53, width: 2 * radius };
  drawText(doc, String(number), style, { ...position, align: "centre" });
};

const MIN_NUMBER_RADIUS_MM = 2.2;
const MAX_NUMBER_RADIUS_MM = 4;

/** Returns the middle of a tile on paper and the radius of its number's disc, in mm. */
export const numberPosition = (
  { outer }: Pick<PlacedTile, "outer">,
  at: { readonly x: number; readonly y: number },
  scale: number,
) => ({
  centre: {
    x: at.x + (outer.x + outer.width / 2) / scale,
    y: at.y + (outer.y + outer.height / 2) / scale,
  },
  radius: clamp(Math.min(outer.width, outer.height) / scale / 5, MIN_NUMBER_RADIUS_MM, MAX_NUMBER_RADIUS_MM),
});
