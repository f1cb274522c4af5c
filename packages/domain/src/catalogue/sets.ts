import type { FrameSizeKey } from "./frameSizes.ts";
import type { FrameStyleKey } from "./frameStyles.ts";
import { FRAME_STYLE_KEYS } from "./frameStyles.ts";

/** Sets that are sold at one price (R1.5): squares of 20 by 20 cm in a grid. */
export const SET_KEYS = ["square_trio", "charming_six", "dazzling_dozen"] as const;
export type SetKey = (typeof SET_KEYS)[number];

type TileSet = {
  readonly key: SetKey;
  readonly name: string;
  readonly description: string;
  readonly size: FrameSizeKey;
  readonly columns: number;
  readonly rows: number;
  readonly frameCount: number;
  readonly frameStyles: readonly FrameStyleKey[];
};

export const TILE_SETS: Readonly<Record<SetKey, TileSet>> = {
  square_trio: {
    key: "square_trio",
    name: "Square trio",
    description: "Three squares in a row, for a weekend away, a new baby or the dog.",
    size: "square_small",
    columns: 3,
    rows: 1,
    frameCount: 3,
    frameStyles: FRAME_STYLE_KEYS,
  },
  charming_six: {
    key: "charming_six",
    name: "Charming six",
    description: "Two rows of three, above a desk or a chest of drawers. Room for a whole holiday.",
    size: "square_small",
    columns: 3,
    rows: 2,
    frameCount: 6,
    frameStyles: FRAME_STYLE_KEYS,
  },
  dazzling_dozen: {
    key: "dazzling_dozen",
    name: "Dazzling dozen",
    description: "Three rows of four, for a year of photos on one wall.",
    size: "square_small",
    columns: 4,
    rows: 3,
    frameCount: 12,
    frameStyles: FRAME_STYLE_KEYS,
  },
};
