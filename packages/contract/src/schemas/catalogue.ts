import { FRAME_COLOURS, FRAME_STYLE_KEYS, MAT_TYPES } from "@storywall/domain/catalogue/frameStyles.ts";
import * as z from "zod/mini";
import { frameSize, templateKey } from "./design.ts";
import { currency, money, site } from "./primitives.ts";
import { copy } from "./site.ts";

export const frameType = z.object({
  key: z.enum(FRAME_STYLE_KEYS),
  name: z.string(),
  description: z.string(),
  /** Path of an image of the frame. */
  img: z.string(),
  matType: z.enum(MAT_TYPES),
  color: z.enum(FRAME_COLOURS),
  /** True when it can be made in none of its sizes at present. */
  isOutOfStock: z.boolean(),
});

export const catalogueSize = z.object({
  key: frameSize,
  name: z.string(),
  /** Outer size of the frame in centimetres, short side first: `21x31`. */
  val: z.string(),
  sizeText: z.string(),
  /** Price of a single tile; null when the size is sold in sets only. */
  pricePerFrame: z.nullable(money),
});

const millimetres = z.number();

/** Lengths in millimetres; positions from the top left corner of the wall. */
const layoutProperties = z.union([
  z.object({ direction: z.enum(["row", "column"]), gap: millimetres }),
  z.object({ columns: z.int(), rows: z.int(), gap: millimetres }),
  z.object({
    frames: z.array(
      z.object({
        frameId: z.string(),
        frameSize,
        orientation: z.enum(["portrait", "landscape"]),
        position: z.object({ x: millimetres, y: millimetres }),
      }),
    ),
  }),
]);

export const canvasTemplate = z.object({
  key: templateKey,
  name: z.string(),
  description: z.string(),
  frameTypes: z.array(z.enum(FRAME_STYLE_KEYS)),
  sizes: z.array(frameSize),
  layoutType: z.enum(["flex", "grid", "absolute"]),
  framesCount: z.int(),
  layoutProperties,
});

/** Copy of a site with the original prices of its sets: an earlier price where one was recorded, else the price. */
export const siteCopy = z.object({
  ...copy,
  square_trio_price_original: money,
  charming_six_price_original: money,
  dazzling_dozen_price_original: money,
});

export const catalogue = z.object({
  site,
  currency,
  frameTypes: z.array(frameType),
  sizes: z.array(catalogueSize),
  templates: z.array(canvasTemplate),
  copy: siteCopy,
});
export type Catalogue = z.infer<typeof catalogue>;
