export const FRAME_COLOURS = ["black", "white", "wood"] as const;
export type FrameColour = (typeof FRAME_COLOURS)[number];

export const MAT_TYPES = ["none", "shallow"] as const;
export type MatType = (typeof MAT_TYPES)[number];

export const FRAME_STYLE_KEYS = ["Infinite", "Timeless", "Serene", "Sleek", "Harmony", "Whisper"] as const;
export type FrameStyleKey = (typeof FRAME_STYLE_KEYS)[number];

type FrameStyle = {
  readonly key: FrameStyleKey;
  readonly name: string;
  readonly colour: FrameColour;
  readonly mat: MatType;
  /** One line for shoppers. */
  readonly description: string;
  readonly isOutOfStock: boolean;
};

/**
 * The six frame styles that are sold (R3.1). The wire sends style, colour and mat; the contract rejects a combination
 * that is not in this table (FRAME_MISMATCH).
 */
export const FRAME_STYLES: Readonly<Record<FrameStyleKey, FrameStyle>> = {
  Infinite: {
    key: "Infinite",
    name: "Infinite",
    colour: "black",
    mat: "none",
    description: "Black frame, photo edge to edge",
    isOutOfStock: false,
  },
  Timeless: {
    key: "Timeless",
    name: "Timeless",
    colour: "black",
    mat: "shallow",
    description: "Black frame, white mat around the photo",
    isOutOfStock: false,
  },
  Serene: {
    key: "Serene",
    name: "Serene",
    colour: "white",
    mat: "none",
    description: "White frame, photo edge to edge",
    isOutOfStock: false,
  },
  Sleek: {
    key: "Sleek",
    name: "Sleek",
    colour: "white",
    mat: "shallow",
    description: "White frame, white mat around the photo",
    isOutOfStock: false,
  },
  Harmony: {
    key: "Harmony",
    name: "Harmony",
    colour: "wood",
    mat: "none",
    description: "Oak frame, photo edge to edge",
    isOutOfStock: false,
  },
  Whisper: {
    key: "Whisper",
    name: "Whisper",
    colour: "wood",
    mat: "shallow",
    description: "Oak frame, white mat around the photo",
    isOutOfStock: false,
  },
};

/** The style that a design without a template starts with, if its base offers this style (R9.2). */
export const DEFAULT_FRAME_STYLE: FrameStyleKey = "Infinite";
/** The style that a design from a template starts with (R4.5). */
export const DEFAULT_TEMPLATE_FRAME_STYLE: FrameStyleKey = "Timeless";
/** The style after a reset (R4.6). */
export const RESET_FRAME_STYLE: FrameStyleKey = "Sleek";
