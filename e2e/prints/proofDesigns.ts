import {
  FRAME_SIZE_KEYS,
  type FrameSizeKey,
  ORIENTATIONS,
  type Orientation,
} from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { flipCrop, panCrop, zoomCrop } from "@storywall/domain/crop/gestures.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { openingKey, openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { ProofPhoto } from "./proofPhotos.ts";

/** The position of the crop in the photo: nearly whole, in a corner, or an arbitrary one ("by hand"). */
const CROP_POSITIONS = ["whole", "by hand", "top left", "top right", "bottom left", "bottom right"] as const;
type CropPosition = (typeof CROP_POSITIONS)[number];

export type ProofCase = {
  readonly size: FrameSizeKey;
  readonly style: FrameStyleKey;
  readonly orientation: Orientation;
  readonly photo: ProofPhoto["name"];
  readonly rotation: number;
  readonly isFlipped: boolean;
  readonly cropPosition: CropPosition;
};

const createCase = (
  size: FrameSizeKey,
  style: FrameStyleKey,
  orientation: Orientation,
  photo: ProofPhoto["name"],
  rotation: number,
  cropPosition: CropPosition,
  isFlipped = false,
): ProofCase => ({ size, style, orientation, photo, rotation, cropPosition, isFlipped });

/**
 * Cases for every commit: each frame, corner and kind of rotation at least once, on small prints. The first case of
 * each frame is also compared with its frame.
 */
// biome-ignore format: columns make the table readable
export const SHORT_PROOF_CASES: readonly ProofCase[] = [
  createCase("square_small",    "Infinite", "portrait",  "quadrants landscape",   0,    "whole"),
  createCase("square_small",    "Timeless", "portrait",  "quadrants portrait", 90,   "top left"),
  createCase("square_small",    "Serene",   "portrait",  "koi",               0,    "by hand"),
  createCase("square_small",    "Sleek",    "portrait",  "quadrants landscape",   7.3,  "by hand"),
  createCase("square_small",    "Harmony",  "portrait",  "roses",             180,  "top right"),
  createCase("square_small",    "Whisper",  "portrait",  "roses",             -4.5, "bottom left"),
  createCase("square_small",    "Timeless", "portrait",  "quadrants dense",   0,    "by hand", true),
  createCase("square_small",    "Sleek",    "portrait",  "cairn",             -90,  "bottom right", true),
  createCase("square_small",    "Whisper",  "portrait",  "quadrants portrait", 33,   "by hand", true),
  createCase("rectangle_small", "Whisper",  "landscape", "church",            0,    "bottom right"),
  createCase("rectangle_small", "Timeless", "portrait",  "quadrants dense",   -33,  "by hand"),
];

const SIZES_WITH_ORIENTATION = FRAME_SIZE_KEYS.flatMap((size) =>
  ORIENTATIONS.filter((orientation) => size !== "square_small" || orientation === "portrait").map(
    (orientation) => ({ size, orientation }),
  ),
);
const ROTATIONS = [0, 90, 180, -90, 7.3, -33, 171] as const;
/** Photos with edges in every corner. A quadrant has edges only to its neighbours, and the koi has water around it. */
const PHOTOS_WITH_EDGES: readonly ProofPhoto["name"][] = ["cairn", "church", "roses"];
const PHOTOS: readonly ProofPhoto["name"][] = [
  "quadrants landscape",
  "quadrants portrait",
  "quadrants dense",
  ...PHOTOS_WITH_EDGES,
  "koi",
];
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("Cannot pick from an empty list.");
  return item;
};

/** Every size and orientation in every frame. Rotations, crop positions, photos and mirroring alternate. */
export const LONG_PROOF_CASES: readonly ProofCase[] = [
  ...SHORT_PROOF_CASES,
  ...SIZES_WITH_ORIENTATION.flatMap(({ size, orientation }, shape) =>
    FRAME_STYLE_KEYS.map((style, frame): ProofCase => {
      const index = shape * FRAME_STYLE_KEYS.length + frame;
      const cropPosition = pick(CROP_POSITIONS, index);
      const isInCorner = cropPosition !== "whole" && cropPosition !== "by hand";
      return {
        size,
        orientation,
        style,
        photo: pick(isInCorner ? PHOTOS_WITH_EDGES : PHOTOS, index),
        rotation: pick(ROTATIONS, index + shape),
        cropPosition,
        isFlipped: index % 4 === 3,
      };
    }),
  ),
];

/** Returns the crop of a case, shifted diagonally by `offsetMm`. An offset tests that the comparison detects it. */
export const createCrop = (proof: ProofCase, photo: PhotoSize, offsetMm = 0): Crop => {
  const opening = openingSizeOf(proof.size, proof.style, proof.orientation);
  const cover = coverCrop(photo, opening, proof.rotation);
  const flipped = proof.isFlipped ? flipCrop(cover) : cover;
  // A shift needs more photo beside the crop.
  const zoomed = zoomCrop(
    flipped,
    proof.cropPosition === "whole" ? 1.05 : 1.37,
    { x: mm(0), y: mm(0) },
    photo,
    opening,
  );
  const far = 2000;
  const pan = {
    whole: [0, 0],
    "by hand": [-17.3, -9.1],
    "top left": [far, far],
    "top right": [-far, far],
    "bottom left": [far, -far],
    "bottom right": [-far, -far],
  }[proof.cropPosition];
  const [x = 0, y = 0] = pan;
  const placed = panCrop(zoomed, { x: mm(x), y: mm(y) }, photo, opening);
  if (offsetMm === 0) return placed;
  // Shifted away from its corner, to where there is more of the photo.
  const [directionX, directionY] = [x > 0 ? -1 : 1, y > 0 ? -1 : 1];
  const by = offsetMm / Math.SQRT2;
  return panCrop(placed, { x: mm(by * directionX), y: mm(by * directionY) }, photo, opening);
};

/** Creates a design with this one tile, in the form in which the designer saves it. */
export const createProofDesign = (proof: ProofCase, photo: PhotoSize, crop: Crop): Design => {
  const { size, style, orientation } = proof;
  const design = createDesign(
    size === "square_small" ? { kind: "set", key: "square_trio" } : { kind: "free" },
  );
  const [tile] = design.tiles;
  if (!tile) throw new Error("The new design has no tile.");
  const key = openingKey(size, style, orientation);
  return {
    ...design,
    size,
    tiles: [{ ...tile, photoId: "photo", size, frameStyle: style, orientation, crops: { [key]: crop } }],
    photos: [
      {
        id: "photo",
        fileName: "photo.jpg",
        size: photo,
        url: "https://shop.example/photo.jpg",
        handle: "photo",
      },
    ],
  };
};
