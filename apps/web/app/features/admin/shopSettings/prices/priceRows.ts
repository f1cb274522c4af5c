import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { SET_KEYS, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";

const MM_PER_CM = 10;

export type PriceRow = { readonly path: string; readonly name: string; readonly detail: string };

/** Everything that has a price: frames that are sold singly, then sets. */
export const PRICE_ROWS: readonly PriceRow[] = [
  ...FRAME_SIZE_KEYS.map((key) => FRAME_SIZES[key])
    .filter(({ isSoldSingly }) => isSoldSingly)
    .map(({ key, name, width, height }) => ({
      ...{ path: `framePrices.${key}`, name },
      detail: `${width / MM_PER_CM} × ${height / MM_PER_CM} cm`,
    })),
  ...SET_KEYS.map((key) => TILE_SETS[key]).map(({ key, name, frameCount }) => ({
    path: `setPrices.${key}`,
    name,
    detail: `set of ${frameCount}`,
  })),
];

/**
 * Returns the cells of text that was copied from a spreadsheet: rows by line, columns by tab. The empty last line that
 * spreadsheets add is not a row.
 */
export const readCells = (pasted: string): readonly (readonly string[])[] =>
  pasted
    .replace(/(\r?\n)+$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
