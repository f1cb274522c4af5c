import { createHash } from "node:crypto";
import {
  FRAME_SIZE_KEYS,
  FRAME_SIZES,
  type FrameSizeKey,
  type Orientation,
} from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { compareImages, MAX_BLOCK_DIFFERENCE, readAcceptedImage } from "@storywall/testkit/acceptedImage.ts";
import { createQuadrantImage } from "@storywall/testkit/quadrantImage.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Detail } from "./drawFrame.ts";
import { drawTile } from "./drawTile.ts";
import type { Drawing, Group } from "./operations.ts";
import { WALL_COLOURS } from "./palette.ts";
import { box, group, rect, solid } from "./shapes.ts";
import { renderSvg } from "./svg.ts";
import { toSvgMarkup } from "./svgMarkup.ts";

// How frames look is the product. To change it on purpose, check the new images and run `npm run accept:drawing`.

const placedTile = (frameStyle: FrameStyleKey, size: FrameSizeKey, orientation: Orientation): PlacedTile => {
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, orientation) };
  const insides = innerRectsOf(outer, size, frameStyle);
  return { name: "tile_1", size, frameStyle, orientation, outer, ...insides };
};

/** Rounds to a thousandth of a millimetre: finer than any print. Smaller differences come from the processor. */
const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value, (_, part) => (typeof part === "number" ? Math.round(part * 1000) : part)))
    .digest("hex")
    .slice(0, 8);

/** Returns the parts of a tile, each with a hash, so that a difference shows which part has changed. */
const fingerprint = (tile: PlacedTile, detail: Detail): string => {
  const parts = drawTile(tile, null, { detail, empty: "hint" }).children.map((operation) => {
    const name = operation.kind === "group" ? (operation.name ?? "group") : operation.kind;
    return `${name} ${hashOf(operation)}`;
  });
  const { frameStyle, size, orientation } = tile;
  return `${frameStyle}, ${size}, ${orientation}, ${detail}: ${parts.join(", ")}`;
};

const orientationsOf = (size: FrameSizeKey): readonly Orientation[] =>
  FRAME_SIZES[size].width === FRAME_SIZES[size].height ? ["portrait"] : ["portrait", "landscape"];

test("R3.1 each frame, mat, size and orientation matches its accepted drawing", async () => {
  const lines = FRAME_STYLE_KEYS.flatMap((style) =>
    FRAME_SIZE_KEYS.flatMap((size) =>
      orientationsOf(size).flatMap((orientation) =>
        (["fine", "coarse", "plain"] as const).map((detail) =>
          fingerprint(placedTile(style, size, orientation), detail),
        ),
      ),
    ),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./testing/accepted/drawing.txt");
});

/** All styles on a wall, portrait above and landscape below, with a photo of four colours. */
const drawSheet = (change: (tile: PlacedTile) => PlacedTile = (tile) => tile): Drawing => {
  const rows = [
    { size: "rectangle_small", orientation: "portrait", y: 30 },
    { size: "square_small", orientation: "portrait", y: 390 },
    { size: "rectangle_small", orientation: "landscape", y: 640 },
  ] as const;
  return rows.flatMap(({ size, orientation, y }) =>
    FRAME_STYLE_KEYS.map((style, column): Group => {
      const tile = change(placedTile(style, size, orientation));
      const picture = { photoId: "q", photo: PHOTO, crop: coverCrop(PHOTO, tile.opening) };
      return group(style, [drawTile(tile, picture)], { x: 30 + column * 360, y });
    }),
  );
};

const PHOTO = { width: px(80), height: px(60) };
const SHEET = box(0, 0, 2160, 890);
const PIXELS_PER_MM = 0.5;

const renderSheet = async (
  drawing: Drawing,
  recolour = (markup: string): string => markup,
): Promise<Buffer> => {
  const photo = `data:image/png;base64,${(await createQuadrantImage(PHOTO.width, PHOTO.height)).toString("base64")}`;
  const size = { width: SHEET.width * PIXELS_PER_MM, height: SHEET.height * PIXELS_PER_MM };
  const wall = rect(SHEET, solid(WALL_COLOURS.warmWhite.colour));
  const svg = renderSvg([wall, ...drawing], SHEET, { idPrefix: "s", photoSource: () => photo, size });
  return sharp(Buffer.from(recolour(toSvgMarkup(svg))))
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const ACCEPTED = `${import.meta.dirname}/testing/accepted/frames.png`;

test("R3.1 the rendered frames match the accepted image", async () => {
  const picture = await renderSheet(drawSheet());
  const { worst, at } = await compareImages(picture, await readAcceptedImage(ACCEPTED, picture));
  expect(worst, `most at ${at.x}, ${at.y}`).toBeLessThanOrEqual(MAX_BLOCK_DIFFERENCE);
});

test("a moulding that is a millimetre wider is detected, and so is another shade of the mat", async () => {
  const accepted = await renderSheet(drawSheet());
  const wider = await renderSheet(drawSheet(withWiderMoulding));
  expect((await compareImages(wider, accepted)).worst).toBeGreaterThan(MAX_BLOCK_DIFFERENCE);
  const greyer = await renderSheet(drawSheet(), (markup) => markup.replaceAll("#fbfaf5", "#f3f2ed"));
  expect((await compareImages(greyer, accepted)).worst).toBeGreaterThan(MAX_BLOCK_DIFFERENCE);

  const tile = placedTile("Timeless", "rectangle_small", "portrait");
  expect(fingerprint(withWiderMoulding(tile), "fine")).not.toBe(fingerprint(tile, "fine"));
});

const withWiderMoulding = (tile: PlacedTile): PlacedTile => {
  const { x, y, width, height } = tile.inner;
  return { ...tile, inner: { x: mm(x + 1), y: mm(y + 1), width: mm(width - 2), height: mm(height - 2) } };
};
