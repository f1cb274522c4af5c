import type { RoomKey } from "@storywall/domain/design/room.ts";
import type { Colour, Drawing, Point } from "@storywall/scene/operations.ts";
import { strokePath } from "@storywall/scene/shapes.ts";
import type { RoomVariant } from "../lib/samples/offerRooms.ts";

/** A table lamp of a rendered room, as its script in tools/rooms has it. Lengths are in mm, depth from the wall towards the camera. */
type Lamp = {
  readonly x: number;
  readonly depth: number;
  /** Height of what it stands on, and the depth of that at the wall. */
  readonly height: number;
  readonly backEdge: number;
  /** Radius of its foot. */
  readonly foot: number;
  /** On which side of the lamp there is space for the cord. */
  readonly side: -1 | 1;
  /** Distance of the room's camera from the wall, and its height. */
  readonly camera: { readonly distance: number; readonly height: number };
  readonly colour: Colour;
  /** Whether the wall is seen below what it stands on. */
  readonly isOpenBelow?: boolean;
};

const LAMPS: Readonly<Partial<Record<RoomKey, Lamp>>> = {
  bedroom: {
    x: -1140,
    depth: 230,
    height: 520,
    backEdge: 40,
    foot: 58,
    side: -1,
    camera: { distance: 7600, height: 1360 },
    colour: "#85765f",
  },
  nursery: {
    x: 1310,
    depth: 270,
    height: 860,
    backEdge: 60,
    foot: 58,
    side: 1,
    camera: { distance: 6800, height: 1260 },
    colour: "#574d3d",
  },
  study: {
    x: 600,
    depth: 220,
    height: 750,
    backEdge: 50,
    foot: 78,
    side: 1,
    camera: { distance: 6800, height: 1320 },
    colour: "#211f1d",
  },
  hall: {
    x: -410,
    depth: 210,
    height: 800,
    backEdge: 35,
    foot: 58,
    side: -1,
    camera: { distance: 7000, height: 1380 },
    colour: "#7d715e",
    isOpenBelow: true,
  },
};

/** Width of a cord, and of the shade below it, in mm. */
const [CORD, SHADE] = [4.5, 7] as const;
/** How far beside a lamp's middle its cord leaves the table: beside the widest part of the lamp, which is seen before it. */
const REACH = 142;
const SHADE_COLOUR = "#2a2018";

/** Returns where a point of the room is seen on the wall's plane, for the camera that took its bitmap. */
const seenAt = ({ camera: { distance, height } }: Lamp, x: number, depth: number, z: number): Point => {
  const larger = distance / (distance - depth);
  return { x: x * larger, y: -(height + (z - height) * larger) };
};

const lampOf = ({ room, isMirrored }: RoomVariant): { readonly lamp: Lamp; readonly turn: 1 | -1 } | null => {
  const lamp = LAMPS[room];
  return lamp ? { lamp, turn: isMirrored ? -1 : 1 } : null;
};

const curve = (points: readonly Point[], turn: 1 | -1): string =>
  points
    .map(
      ({ x, y }, index) =>
        `${index === 0 ? "M" : index === 1 ? "C" : " "}${(x * turn).toFixed(1)} ${y.toFixed(1)}`,
    )
    .join("");

const drawCord = (data: string, lower: string, colour: Colour, shade: number): Drawing => [
  strokePath(lower, { colour: SHADE_COLOUR, width: SHADE, opacity: shade, cap: "butt" }),
  strokePath(data, { colour, width: CORD, cap: "butt" }),
];

/** Draws the cord of a room's table lamp, from its foot over the edge of the table: no lamp shines without one. */
export const drawLampCord = (variant: RoomVariant): Drawing => {
  const found = lampOf(variant);
  if (!found) return [];
  const { lamp, turn } = found;
  const { x, depth, height, backEdge, foot, side } = lamp;
  const points = (lift: number) => [
    seenAt(lamp, x + side * (foot - 2), depth - 20, height + lift),
    seenAt(lamp, x + side * (foot + 44), depth - 12, height + lift),
    seenAt(lamp, x + side * (REACH - 6), backEdge + 90, height + lift),
    seenAt(lamp, x + side * REACH, backEdge, height + lift),
  ];
  return drawCord(curve(points(CORD / 2), turn), curve(points(0), turn), lamp.colour, 0.42);
};

/** Draws the same cord where it hangs down the wall below an open table. */
export const drawCordOnWall = (variant: RoomVariant): Drawing => {
  const found = lampOf(variant);
  if (!found?.lamp.isOpenBelow) return [];
  const { lamp, turn } = found;
  const at = lamp.x + lamp.side * REACH;
  const hanging = (shift: number) => [
    { x: at + shift, y: -lamp.height },
    { x: at + 70 + shift, y: -lamp.height + 240 },
    { x: at + 30 + shift, y: -lamp.height + 470 },
    { x: at + 90 + shift, y: -90 },
  ];
  // Light comes from the window's side, so its shade is at the other.
  return drawCord(curve(hanging(0), turn), curve(hanging(8), turn), lamp.colour, 0.2);
};
