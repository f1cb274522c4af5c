import { type Mm, mm } from "../units/units.ts";

/** Frame sizes (R3.3). A size is the outside of the frame. `square_small` is sold in sets only (R1.5). */
export const FRAME_SIZE_KEYS = [
  "square_small",
  "rectangle_small",
  "rectangle_medium",
  "rectangle_large",
  "rectangle_xlarge",
] as const;
export type FrameSizeKey = (typeof FRAME_SIZE_KEYS)[number];

type FrameSize = {
  readonly key: FrameSizeKey;
  readonly name: string;
  /** Name in the shop's texts: centimetres, short side first. */
  readonly sizeText: string;
  /** Outside of the frame, portrait. */
  readonly width: Mm;
  readonly height: Mm;
  /** Width of the moulding, seen from the front. */
  readonly moulding: Mm;
  /** Width of the visible mat on every side, for styles that have a mat. */
  readonly mat: Mm;
  readonly isSoldSingly: boolean;
};

export const FRAME_SIZES: Readonly<Record<FrameSizeKey, FrameSize>> = {
  square_small: {
    key: "square_small",
    name: "Square",
    sizeText: "20cmX20cm",
    width: mm(200),
    height: mm(200),
    moulding: mm(12),
    mat: mm(22),
    isSoldSingly: false,
  },
  rectangle_small: {
    key: "rectangle_small",
    name: "Small",
    sizeText: "21cmX31cm",
    width: mm(210),
    height: mm(310),
    moulding: mm(12),
    mat: mm(25),
    isSoldSingly: true,
  },
  rectangle_medium: {
    key: "rectangle_medium",
    name: "Medium",
    sizeText: "30cmX45cm",
    width: mm(300),
    height: mm(450),
    moulding: mm(15),
    mat: mm(35),
    isSoldSingly: true,
  },
  rectangle_large: {
    key: "rectangle_large",
    name: "Large",
    sizeText: "40cmX60cm",
    width: mm(400),
    height: mm(600),
    moulding: mm(18),
    mat: mm(45),
    isSoldSingly: true,
  },
  rectangle_xlarge: {
    key: "rectangle_xlarge",
    name: "X-Large",
    sizeText: "50cmX70cm",
    width: mm(500),
    height: mm(700),
    moulding: mm(20),
    mat: mm(55),
    isSoldSingly: true,
  },
};

/** Thickness of every frame, from the wall to the highest line of its moulding. */
export const FRAME_DEPTH: Mm = mm(20);

/** Size of a new design (R9.2). */
export const DEFAULT_FRAME_SIZE: FrameSizeKey = "rectangle_small";

export const ORIENTATIONS = ["portrait", "landscape"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Sorts sizes in the order of the price list: the smallest first. */
export const compareSizes = (one: FrameSizeKey, other: FrameSizeKey): number =>
  FRAME_SIZE_KEYS.indexOf(one) - FRAME_SIZE_KEYS.indexOf(other);

/** Returns the number of tiles of each size, the smallest first: "1 Small, 8 Medium, 3 Large". */
export const sizeMixText = (sizes: readonly FrameSizeKey[]): string =>
  FRAME_SIZE_KEYS.flatMap((size) => {
    const count = sizes.filter((one) => one === size).length;
    return count > 0 ? `${count} ${FRAME_SIZES[size].name}` : [];
  }).join(", ");

/** Returns a size in mm as "30 × 45 cm", without a line break in it. */
export const formatSize = (size: { readonly width: number; readonly height: number }): string =>
  `${size.width / 10}\u00a0×\u00a0${size.height / 10}\u00a0cm`;
