import type { PointMm } from "../geometry/rect.ts";
import { mm } from "../units/units.ts";
import { CANVAS_TEMPLATES } from "./canvasTemplates.ts";
import type { FrameSizeKey, Orientation } from "./frameSizes.ts";
import { GALLERY_WALL_KEYS, type GalleryWallKey, type ReadyGalleryWallKey } from "./galleryWallKeys.ts";
import { findLayoutOfGallery } from "./layoutGalleries.ts";

type GalleryFrame = {
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly position: PointMm;
};

type ReadyGalleryWall = {
  readonly name: string;
  readonly frames: readonly GalleryFrame[];
};

/** Returns a function that hangs a frame of this size and orientation at a place, in mm. */
const frame =
  (size: FrameSizeKey, orientation: Orientation) =>
  (x: number, y: number): GalleryFrame => ({ size, orientation, position: { x: mm(x), y: mm(y) } });

const largeLandscape = frame("rectangle_large", "landscape");
const largePortrait = frame("rectangle_large", "portrait");
const mediumLandscape = frame("rectangle_medium", "landscape");
const mediumPortrait = frame("rectangle_medium", "portrait");
const smallLandscape = frame("rectangle_small", "landscape");
const smallPortrait = frame("rectangle_small", "portrait");
const xLargePortrait = frame("rectangle_xlarge", "portrait");

/** Gallery walls to start from. The shopper can change each of them like any gallery wall. */
export const GALLERY_WALLS: Readonly<Record<ReadyGalleryWallKey, ReadyGalleryWall>> = {
  front_room_eight: {
    name: "Front room eight",
    frames: [
      mediumPortrait(0, 0),
      mediumLandscape(350, 75),
      smallPortrait(850, 70),
      mediumPortrait(1110, 0),
      smallPortrait(0, 570),
      mediumPortrait(260, 500),
      mediumLandscape(610, 575),
      mediumPortrait(1110, 500),
    ],
  },
  large_and_four: {
    name: "One big, four around it",
    frames: [
      mediumPortrait(0, 0),
      xLargePortrait(350, 125),
      mediumPortrait(900, 0),
      mediumPortrait(0, 500),
      mediumPortrait(900, 500),
    ],
  },
  salon_six: {
    name: "Salon six",
    frames: [
      largePortrait(0, 0),
      mediumLandscape(450, 60),
      smallPortrait(950, 50),
      mediumPortrait(450, 410),
      mediumPortrait(800, 410),
      smallLandscape(90, 650),
    ],
  },
  sofa_nine: {
    name: "Sofa nine",
    frames: [
      smallPortrait(0, 130),
      largePortrait(260, 200),
      mediumLandscape(710, 50),
      mediumLandscape(1210, 0),
      smallLandscape(1710, 90),
      smallPortrait(0, 490),
      largeLandscape(710, 400),
      mediumPortrait(1360, 350),
      mediumPortrait(1720, 350),
    ],
  },
  family_twelve: {
    name: "Family twelve",
    frames: [
      largePortrait(0, 60),
      largePortrait(450, 60),
      mediumLandscape(900, 0),
      largeLandscape(1400, 260),
      smallLandscape(1400, 0),
      smallLandscape(1760, 0),
      mediumLandscape(900, 360),
      mediumPortrait(275, 710),
      mediumPortrait(625, 710),
      mediumPortrait(975, 710),
      smallPortrait(1325, 710),
      smallPortrait(1585, 710),
    ],
  },
  stair_seven: {
    name: "Stair seven",
    frames: [
      mediumPortrait(1025, 89),
      mediumPortrait(1450, 0),
      largePortrait(500, 303),
      mediumLandscape(950, 589),
      mediumPortrait(75, 678),
      mediumLandscape(0, 1178),
      smallPortrait(595, 953),
    ],
  },
};

/** Returns the name of a gallery wall: its own, or that of the layout whose frames it has. */
export const galleryWallName = (wall: GalleryWallKey): string => {
  const ready = GALLERY_WALL_KEYS.find((key) => key === wall);
  if (ready !== undefined) return GALLERY_WALLS[ready].name;
  const layout = findLayoutOfGallery(wall);
  return layout === undefined ? "Gallery wall" : CANVAS_TEMPLATES[layout].name;
};
