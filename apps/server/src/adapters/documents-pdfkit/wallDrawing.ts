import type { PlacedTile, Wall } from "@storywall/domain/geometry/wall.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { wallBox } from "@storywall/scene/drawWall.ts";
import sharp from "sharp";
import { drawText, lineHeight, pt } from "./text.ts";
import { GREEN, INK, LINE, PAPER, WHITE } from "./textStyles.ts";

/** A rectangle of the page, in millimetres. */
export type PageBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The picture of a wall with the shadows around it: a JPEG, which PDF shows as it is. As a data URI, because a document
 * keeps what has a name: it holds the picture once, however often it is shown.
 */
export type WallImage = `data:image/jpeg;base64,${string}`;

/** A wall's picture on white; undefined when there is none, or one that cannot be read: outlines do as well. */
export const wallImage = async (picture: Uint8Array | undefined): Promise<WallImage | undefined> => {
  if (!picture) return undefined;
  try {
    const jpeg = await sharp(picture).flatten({ background: WHITE }).jpeg({ quality: 88 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return undefined;
  }
};

type WallWithImage = { readonly wall: Wall; readonly image: WallImage | undefined };

/** Draws a wall with its top left corner at a place, so many millimetres of wall on one of paper. */
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

/** Draws one tile of a wall's picture into a box, framed as it hangs; an empty frame where there is no picture. */
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
  } else doc.lineWidth(0.5).fillAndStroke(PAPER, LINE);
  doc.restore();
};

/** The picture reaches over the wall by the room that its shadows take. */
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

/** Writes a tile's number into its middle, on a disc that hides no more of the picture than it must. */
export const drawNumber = (
  doc: PDFKit.PDFDocument,
  number: number,
  centre: { readonly x: number; readonly y: number },
  radius: number,
): void => {
  doc
    .circle(pt(centre.x), pt(centre.y), pt(radius))
    .lineWidth(0.6)
    .fillAndStroke(number === 1 ? GREEN : WHITE, number === 1 ? GREEN : INK);
  const style = { size: pt(radius) * 1.05, weight: "bold", colour: number === 1 ? WHITE : INK } as const;
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
