import { FRAME_COLOUR_NAMES } from "../catalogue/frameColourNames.ts";
import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import {
  FRAME_COLOURS,
  FRAME_STYLE_KEYS,
  type FrameColour,
  type FrameStyleKey,
} from "../catalogue/frameStyles.ts";
import { type StockItemKey, stockItemsOf } from "./stockItems.ts";

/** A row of the stock list: an item, and the frames that need it. */
export type StockItem = {
  readonly key: StockItemKey;
  readonly kind: "moulding" | "mat";
  /** "Oak moulding, 15 mm" or "Mat for Medium". */
  readonly name: string;
  readonly sizes: readonly FrameSizeKey[];
  readonly styles: readonly FrameStyleKey[];
};

const MOULDING_WIDTHS = [...new Set(FRAME_SIZE_KEYS.map((key) => FRAME_SIZES[key].moulding))];

const framesOf = (key: StockItemKey): Pick<StockItem, "sizes" | "styles"> => {
  const needs = (style: FrameStyleKey, size: FrameSizeKey) => stockItemsOf(style, size).includes(key);
  return {
    sizes: FRAME_SIZE_KEYS.filter((size) => FRAME_STYLE_KEYS.some((style) => needs(style, size))),
    styles: FRAME_STYLE_KEYS.filter((style) => FRAME_SIZE_KEYS.some((size) => needs(style, size))),
  };
};

const toMoulding = (colour: FrameColour, width: number): StockItem => {
  const key = `moulding_${colour}_${width}` as const;
  return {
    key,
    kind: "moulding",
    name: `${FRAME_COLOUR_NAMES[colour]} moulding, ${width} mm`,
    ...framesOf(key),
  };
};

const toMat = (size: FrameSizeKey): StockItem => {
  const key = `mat_${size}` as const;
  return { key, kind: "mat", name: `Mat for ${FRAME_SIZES[size].name}`, ...framesOf(key) };
};

/** All mouldings and mats of the six styles and five sizes. */
export const STOCK_ITEMS: readonly StockItem[] = [
  ...FRAME_COLOURS.flatMap((colour) => MOULDING_WIDTHS.map((width) => toMoulding(colour, width))),
  ...FRAME_SIZE_KEYS.map(toMat),
];

export const STOCK_ITEM_KEYS: readonly StockItemKey[] = STOCK_ITEMS.map(({ key }) => key);
