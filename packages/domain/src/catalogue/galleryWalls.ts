import type { PointMm } from "../geometry/rect.ts";
import { mm } from "../units/units.ts";
import type { FrameSizeKey, Orientation } from "./frameSizes.ts";
import type { GalleryWallKey } from "./galleryWallKeys.ts";

type GalleryFrame = {
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly position: PointMm;
};

type ReadyGalleryWall = {
  readonly name: string;
  readonly frames: readonly GalleryFrame[];
};

const frame = (size: FrameSizeKey, orientation: Orientation, x: number, y: number): GalleryFrame => ({
  size,
  orientation,
  position: { x: mm(x), y: mm(y) },
});

/** Gallery walls to begin with. The shopper can change each of them as any gallery wall. */
export const GALLERY_WALLS: Readonly<Record<GalleryWallKey, ReadyGalleryWall>> = {
  front_room_eight: {
    name: "Front room eight",
    frames: [
      frame("rectangle_medium", "portrait", 0, 0),
      frame("rectangle_medium", "landscape", 350, 75),
      frame("rectangle_small", "portrait", 850, 70),
      frame("rectangle_medium", "portrait", 1110, 0),
      frame("rectangle_small", "portrait", 0, 570),
      frame("rectangle_medium", "portrait", 260, 500),
      frame("rectangle_medium", "landscape", 610, 575),
      frame("rectangle_medium", "portrait", 1110, 500),
    ],
  },
  large_and_four: {
    name: "One big, four small",
    frames: [
      frame("rectangle_medium", "portrait", 0, 0),
      frame("rectangle_xlarge", "portrait", 350, 125),
      frame("rectangle_medium", "portrait", 900, 0),
      frame("rectangle_medium", "portrait", 0, 500),
      frame("rectangle_medium", "portrait", 900, 500),
    ],
  },
  salon_six: {
    name: "Salon six",
    frames: [
      frame("rectangle_large", "portrait", 0, 0),
      frame("rectangle_medium", "landscape", 450, 60),
      frame("rectangle_small", "portrait", 950, 50),
      frame("rectangle_medium", "portrait", 450, 410),
      frame("rectangle_medium", "portrait", 800, 410),
      frame("rectangle_small", "landscape", 90, 650),
    ],
  },
  sofa_nine: {
    name: "Sofa nine",
    frames: [
      frame("rectangle_small", "portrait", 0, 130),
      frame("rectangle_large", "portrait", 260, 200),
      frame("rectangle_medium", "landscape", 710, 50),
      frame("rectangle_medium", "landscape", 1210, 0),
      frame("rectangle_small", "landscape", 1710, 90),
      frame("rectangle_small", "portrait", 0, 490),
      frame("rectangle_large", "landscape", 710, 400),
      frame("rectangle_medium", "portrait", 1360, 350),
      frame("rectangle_medium", "portrait", 1720, 350),
    ],
  },
  family_twelve: {
    name: "Family twelve",
    frames: [
      frame("rectangle_large", "portrait", 0, 60),
      frame("rectangle_large", "portrait", 450, 60),
      frame("rectangle_medium", "landscape", 900, 0),
      frame("rectangle_large", "landscape", 1400, 260),
      frame("rectangle_small", "landscape", 1400, 0),
      frame("rectangle_small", "landscape", 1760, 0),
      frame("rectangle_medium", "landscape", 900, 360),
      frame("rectangle_medium", "portrait", 275, 710),
      frame("rectangle_medium", "portrait", 625, 710),
      frame("rectangle_medium", "portrait", 975, 710),
      frame("rectangle_small", "portrait", 1325, 710),
      frame("rectangle_small", "portrait", 1585, 710),
    ],
  },
  stair_seven: {
    name: "Stair seven",
    frames: [
      frame("rectangle_medium", "portrait", 1025, 89),
      frame("rectangle_medium", "portrait", 1450, 0),
      frame("rectangle_large", "portrait", 500, 303),
      frame("rectangle_medium", "landscape", 950, 589),
      frame("rectangle_medium", "portrait", 75, 678),
      frame("rectangle_medium", "landscape", 0, 1178),
      frame("rectangle_small", "portrait", 595, 953),
    ],
  },
};
